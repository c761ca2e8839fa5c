import Foundation

// Foundation for Linux has a member that is unavailable in place of the function.
extension CGFloat {
    /// Returns the absolute value of a number.
    public func abs<Number: SignedNumeric & Comparable>(_ number: Number) -> Number { Swift.abs(number) }

    /// Returns the absolute value of a number.
    public static func abs<Number: SignedNumeric & Comparable>(_ number: Number) -> Number {
        Swift.abs(number)
    }
}
