import Foundation

extension NSValue {
    /// Copies the value into a buffer of the size of its type.
    public func getValue(_ value: UnsafeMutableRawPointer, size: Int) {
        // Foundation for Linux has no bytes of numbers.
        guard let number = self as? NSNumber else { return getValue(value) }
        let isFraction = ["f", "d"].contains(String(cString: number.objCType))
        switch (size, isFraction) {
        case (1, _): value.storeBytes(of: number.int8Value, as: Int8.self)
        case (2, _): value.storeBytes(of: number.int16Value, as: Int16.self)
        case (4, true): value.storeBytes(of: number.floatValue, as: Float.self)
        case (4, false): value.storeBytes(of: number.int32Value, as: Int32.self)
        case (8, true): value.storeBytes(of: number.doubleValue, as: Double.self)
        default: value.storeBytes(of: number.int64Value, as: Int64.self)
        }
    }
}
