import Foundation

extension CGFloat {
    /// The value of a number, as near as the type holds it.
    public init(truncating number: NSNumber) { self.init(number.doubleValue) }
}
