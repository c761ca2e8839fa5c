import Foundation

// The functions of vDSP that write their results into a vector of the caller.

extension vDSP {
    static func store<V: AccelerateMutableBuffer>(_ values: [V.Element], in result: inout V) {
        result.withUnsafeMutableBufferPointer { target in
            for (index, value) in values.prefix(target.count).enumerated() { target[index] = value }
        }
    }

    public static func add<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ scalar: U.Element, _ vector: U, result: inout V
    ) where U.Element == V.Element, U.Element: BinaryFloatingPoint { store(add(scalar, vector), in: &result) }
    public static func add<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vectorA: T, _ vectorB: U, result: inout V
    ) where T.Element == V.Element, U.Element == V.Element, V.Element: BinaryFloatingPoint {
        store(add(vectorA, vectorB), in: &result)
    }
    public static func subtract<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vectorA: U, _ vectorB: T, result: inout V
    ) where T.Element == V.Element, U.Element == V.Element, V.Element: BinaryFloatingPoint {
        store(subtract(vectorA, vectorB), in: &result)
    }
    public static func multiply<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ scalar: U.Element, _ vector: U, result: inout V
    ) where U.Element == V.Element, U.Element: BinaryFloatingPoint {
        store(multiply(scalar, vector), in: &result)
    }
    public static func multiply<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vectorA: T, _ vectorB: U, result: inout V
    ) where T.Element == V.Element, U.Element == V.Element, V.Element: BinaryFloatingPoint {
        store(multiply(vectorA, vectorB), in: &result)
    }
    public static func divide<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vector: U, _ scalar: U.Element, result: inout V
    ) where U.Element == V.Element, U.Element: BinaryFloatingPoint {
        store(vector.elements.map { $0 / scalar }, in: &result)
    }
    public static func divide<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vectorA: T, _ vectorB: U, result: inout V
    ) where T.Element == V.Element, U.Element == V.Element, V.Element: BinaryFloatingPoint {
        store(zip(vectorA.elements, vectorB.elements).map { $0 / $1 }, in: &result)
    }
    public static func absolute<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
    where U.Element == V.Element, U.Element: BinaryFloatingPoint { store(absolute(vector), in: &result) }
    public static func negative<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
    where U.Element == V.Element, U.Element: BinaryFloatingPoint { store(negative(vector), in: &result) }
    public static func square<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
    where U.Element == V.Element, U.Element: BinaryFloatingPoint { store(square(vector), in: &result) }
    public static func clip<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vector: U, to bounds: ClosedRange<U.Element>, result: inout V
    ) where U.Element == V.Element, U.Element: BinaryFloatingPoint {
        store(clip(vector, to: bounds), in: &result)
    }
    public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        of source: U, to destination: inout V
    ) where U.Element: BinaryFloatingPoint, V.Element: BinaryFloatingPoint {
        store(source.elements.map { V.Element($0) }, in: &destination)
    }
    public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        of source: U, to destination: inout V
    ) where U.Element: BinaryInteger, V.Element: BinaryFloatingPoint {
        store(source.elements.map { V.Element($0) }, in: &destination)
    }
}

extension vDSP {
    // MARK: Filling

    public static func fill<V: AccelerateMutableBuffer>(_ vector: inout V, with value: V.Element)
    where V.Element: BinaryFloatingPoint {
        store([V.Element](repeating: value, count: vector.count), in: &vector)
    }
    public static func clear<V: AccelerateMutableBuffer>(_ vector: inout V)
    where V.Element: BinaryFloatingPoint { fill(&vector, with: 0) }
    public static func reverse<V: AccelerateMutableBuffer>(_ vector: inout V)
    where V.Element: BinaryFloatingPoint { store(vector.elements.reversed(), in: &vector) }

    /// Returns numbers from a start by equal steps.
    public static func ramp<Number: BinaryFloatingPoint>(
        withInitialValue initialValue: Number, increment: Number, count: Int
    ) -> [Number] {
        (0..<count).map { initialValue + Number($0) * increment }
    }

    /// Returns numbers at equal distances between two limits.
    public static func ramp<Number: BinaryFloatingPoint>(in range: ClosedRange<Number>, count: Int)
        -> [Number]
    {
        let step = count > 1 ? (range.upperBound - range.lowerBound) / Number(count - 1) : 0
        return ramp(withInitialValue: range.lowerBound, increment: step, count: count)
    }

    /// The order of sorted numbers.
    public enum SortOrder: Int32, Sendable {
        case ascending = 1
        case descending = -1
    }

    public static func sort<V: AccelerateMutableBuffer>(_ vector: inout V, sortOrder: SortOrder)
    where V.Element: BinaryFloatingPoint {
        store(vector.elements.sorted { sortOrder == .ascending ? $0 < $1 : $0 > $1 }, in: &vector)
    }

    // MARK: Magnitudes

    public static func maximumMagnitude<U: AccelerateBuffer>(_ vector: U) -> U.Element
    where U.Element: BinaryFloatingPoint { vector.elements.reduce(0) { max($0, abs($1)) } }
    public static func meanMagnitude<U: AccelerateBuffer>(_ vector: U) -> U.Element
    where U.Element: BinaryFloatingPoint { sumOfMagnitudes(vector) / U.Element(vector.count) }
    public static func sumOfMagnitudes<U: AccelerateBuffer>(_ vector: U) -> U.Element
    where U.Element: BinaryFloatingPoint { vector.elements.reduce(0) { $0 + abs($1) } }
    public static func sumAndSumOfSquares<U: AccelerateBuffer>(_ vector: U) -> (
        elementsSum: U.Element, squaresSum: U.Element
    ) where U.Element: BinaryFloatingPoint { (sum(vector), sumOfSquares(vector)) }
    public static func indexOfMinimum<U: AccelerateBuffer>(_ vector: U) -> (UInt, U.Element)
    where U.Element: BinaryFloatingPoint {
        let found = vector.elements.enumerated().min { $0.element < $1.element }
        return (UInt(found?.offset ?? 0), found?.element ?? .infinity)
    }
    public static func countZeroCrossings<U: AccelerateBuffer>(_ vector: U) -> UInt
    where U.Element: BinaryFloatingPoint {
        let values = vector.elements
        return UInt(zip(values, values.dropFirst()).count { ($0 < 0) != ($1 < 0) })
    }

    // MARK: Functions of each number

    public static func trunc<U: AccelerateBuffer>(_ vector: U) -> [U.Element]
    where U.Element: BinaryFloatingPoint {
        vector.elements.map { $0 - $0.rounded(.towardZero) }
    }
    public static func signedSquare<U: AccelerateBuffer>(_ vector: U) -> [U.Element]
    where U.Element: BinaryFloatingPoint { vector.elements.map { $0 * abs($0) } }
    public static func hypot<T: AccelerateBuffer, U: AccelerateBuffer>(_ x: T, _ y: U) -> [U.Element]
    where T.Element == U.Element, U.Element: BinaryFloatingPoint {
        zip(x.elements, y.elements).map { ($0 * $0 + $1 * $1).squareRoot() }
    }
    public static func amplitudeToDecibels<U: AccelerateBuffer>(
        _ amplitude: U, zeroReference: U.Element
    ) -> [U.Element] where U.Element: BinaryFloatingPoint {
        decibels(amplitude, zeroReference, factor: 20)
    }
    public static func powerToDecibels<U: AccelerateBuffer>(_ power: U, zeroReference: U.Element) -> [U
        .Element]
    where U.Element: BinaryFloatingPoint {
        decibels(power, zeroReference, factor: 10)
    }
    private static func decibels<U: AccelerateBuffer>(
        _ vector: U, _ zero: U.Element, factor: Double
    ) -> [U.Element] where U.Element: BinaryFloatingPoint {
        vector.elements.map { U.Element(factor * log10(Double($0 / zero))) }
    }

    /// Returns the sums of a window of the vector, multiplied by the kernel.
    public static func convolve<T: AccelerateBuffer, U: AccelerateBuffer>(_ vector: T, withKernel kernel: U)
        -> [T.Element] where T.Element == U.Element, T.Element: BinaryFloatingPoint
    {
        let (values, weights) = (vector.elements, kernel.elements)
        guard values.count >= weights.count else { return [] }
        return (0...(values.count - weights.count)).map { start in
            zip(values[start...], weights).reduce(0) { $0 + $1.0 * $1.1 }
        }
    }
    public static func linearInterpolate<T: AccelerateBuffer, U: AccelerateBuffer>(
        _ vectorA: T, _ vectorB: U, using interpolationConstant: T.Element
    ) -> [T.Element] where T.Element == U.Element, T.Element: BinaryFloatingPoint {
        zip(vectorA.elements, vectorB.elements).map { $0 + interpolationConstant * ($1 - $0) }
    }

    // MARK: Windows

    /// The shapes of windows.
    public enum WindowSequence: Sendable { case hanningNormalized, hanningDenormalized, hamming, blackman }

    /// Returns a window, or its first half.
    public static func window<Number: BinaryFloatingPoint>(
        ofType: Number.Type, usingSequence sequence: WindowSequence, count: Int, isHalfWindow: Bool
    ) -> [Number] {
        let scale = sequence == .hanningNormalized ? (8.0 / 3).squareRoot() : 1
        return (0..<(isHalfWindow ? (count + 1) / 2 : count)).map { index in
            let angle = 2 * Double.pi * Double(index) / Double(count)
            switch sequence {
            case .hanningNormalized, .hanningDenormalized: return Number(scale * 0.5 * (1 - cos(angle)))
            case .hamming: return Number(0.54 - 0.46 * cos(angle))
            case .blackman: return Number(0.42 - 0.5 * cos(angle) + 0.08 * cos(2 * angle))
            }
        }
    }
}
