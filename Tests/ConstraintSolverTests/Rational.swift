/// A fraction without rounding errors, for numbers as small as those of the random systems.
struct Rational: Hashable {
    private(set) var numerator: Int
    private(set) var denominator: Int

    static let zero = Rational(0)

    init(_ value: Int) { (numerator, denominator) = (value, 1) }

    /// Creates a number with at most ten binary digits after the point.
    init(_ value: Double) { self.init(Int(value * 1024), 1024) }

    private init(_ numerator: Int, _ denominator: Int) {
        var (a, b) = (abs(numerator), abs(denominator))
        while b != 0 { (a, b) = (b, a % b) }
        let divisor = max(a, 1) * (denominator < 0 ? -1 : 1)
        (self.numerator, self.denominator) = (numerator / divisor, denominator / divisor)
    }

    var double: Double { Double(numerator) / Double(denominator) }
    var magnitude: Rational { numerator < 0 ? Rational.zero - self : self }

    static func + (a: Rational, b: Rational) -> Rational {
        a.denominator == 1 && b.denominator == 1
            ? Rational(a.numerator + b.numerator)
            : Rational(
                a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator)
    }

    static func - (a: Rational, b: Rational) -> Rational {
        var opposite = b
        opposite.numerator = -b.numerator
        return a + opposite
    }

    static func * (a: Rational, b: Rational) -> Rational {
        a.denominator == 1 && b.denominator == 1
            ? Rational(a.numerator * b.numerator)
            : Rational(a.numerator * b.numerator, a.denominator * b.denominator)
    }

    static func / (a: Rational, b: Rational) -> Rational {
        Rational(a.numerator * b.denominator, a.denominator * b.numerator)
    }
}

extension Rational: Comparable {
    static func < (a: Rational, b: Rational) -> Bool {
        a.numerator * b.denominator < b.numerator * a.denominator
    }
}
