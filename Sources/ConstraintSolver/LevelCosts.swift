/// The convex piecewise linear costs of a kernel's quantities at one priority.
struct LevelCosts {
    /// The index of each quantity's first breakpoint, and the end of the last quantity's.
    private(set) var starts: [Int] = [0]
    /// Breakpoints, ascending within a quantity; equal ones are joined.
    private(set) var positions: [Double] = []
    /// The increase of the slope at each breakpoint.
    private(set) var jumps: [Double] = []
    /// The slope left of all breakpoints.
    private(set) var outerSlopes: [Double] = []
    /// The largest absolute slope that counts as zero.
    private(set) var flatSlope = 0.0
    private var gathered: [(position: Double, jump: Double)] = []
    private var gatheredSlope = 0.0

    init() {}

    /// Collects the costs of each quantity, which `gather` adds.
    init(quantityCount: Int, gather: (Int, inout LevelCosts) -> Void) {
        var largest = 0.0
        for quantity in 0..<quantityCount {
            gathered.removeAll(keepingCapacity: true)
            gatheredSlope = 0
            gather(quantity, &self)
            outerSlopes.append(gatheredSlope)
            gathered.sort { $0.position < $1.position }
            for entry in gathered {
                largest = max(largest, entry.jump)
                if positions.count > starts[quantity],
                    Tolerance.same(positions[positions.count - 1], entry.position)
                {
                    jumps[jumps.count - 1] += entry.jump
                } else {
                    positions.append(entry.position)
                    jumps.append(entry.jump)
                }
            }
            starts.append(positions.count)
        }
        flatSlope = Tolerance.slope * max(largest, .leastNormalMagnitude)
    }

    mutating func add(_ piece: Piece) {
        add(breakpoint: piece.breakpoint, below: piece.below, above: piece.above)
    }

    mutating func add(breakpoint: Double, below: Double, above: Double) {
        gathered.append((breakpoint, below + above))
        gatheredSlope -= below
    }

    /// Sets a constant slope for every quantity.
    mutating func setSlopes(_ slopes: [Double]) {
        outerSlopes = slopes
        flatSlope = Tolerance.slope * (slopes.map(abs).max() ?? 0)
    }

    func range(of quantity: Int) -> Range<Int> { starts[quantity]..<starts[quantity + 1] }

    /// Returns the slope of the segment with `segment` breakpoints to its left.
    func slope(of quantity: Int, segment: Int) -> Double {
        var slope = outerSlopes[quantity]
        let first = starts[quantity]
        for index in first..<first + segment { slope += jumps[index] }
        return slope
    }

    func slope(of quantity: Int, leftOf value: Double) -> Double {
        slope(of: quantity, segment: segment(of: quantity, leftOf: value))
    }

    func slope(of quantity: Int, rightOf value: Double) -> Double {
        slope(of: quantity, segment: segment(of: quantity, rightOf: value))
    }

    /// Returns the number of breakpoints strictly below the value.
    func segment(of quantity: Int, leftOf value: Double) -> Int {
        var count = 0
        for index in range(of: quantity) {
            guard positions[index] < value, !Tolerance.same(positions[index], value) else { break }
            count += 1
        }
        return count
    }

    /// Returns the number of breakpoints at or below the value.
    func segment(of quantity: Int, rightOf value: Double) -> Int {
        var count = 0
        for index in range(of: quantity) {
            guard positions[index] <= value || Tolerance.same(positions[index], value) else { break }
            count += 1
        }
        return count
    }

    /// Returns the interval between breakpoints that has `segment` of them to its left.
    func stretch(of quantity: Int, segment: Int) -> Interval {
        let range = range(of: quantity)
        let index = range.lowerBound + segment
        return Interval(
            lower: segment > 0 ? positions[index - 1] : -.infinity,
            upper: index < range.upperBound ? positions[index] : .infinity)
    }

    func nextBreakpoint(of quantity: Int, above value: Double) -> Double {
        stretch(of: quantity, segment: segment(of: quantity, rightOf: value)).upper
    }

    func previousBreakpoint(of quantity: Int, below value: Double) -> Double {
        stretch(of: quantity, segment: segment(of: quantity, leftOf: value)).lower
    }
}
