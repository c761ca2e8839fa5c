import Foundation
import UIKit

/// A value with its unit.
open class HKQuantity: NSObject, NSSecureCoding, NSCopying, CVarArg, @unchecked Sendable {
    private let unit: HKUnit
    private let value: Double

    public init(unit: HKUnit, doubleValue value: Double) {
        (self.unit, self.value) = (unit, value)
        super.init()
    }

    /// Nothing of no unit.
    public override convenience init() { self.init(unit: HKUnit(), doubleValue: 0) }

    /// Whether the value can be converted to the unit.
    open func `is`(compatibleWith unit: HKUnit) -> Bool { unit.dimension == self.unit.dimension }

    /// Returns the value in a unit. An incompatible one, with which iOS raises an exception, is reported.
    open func doubleValue(for unit: HKUnit) -> Double {
        if unit == self.unit { return value }
        guard self.is(compatibleWith: unit) else {
            RuntimeDiagnostics.reportOnce("HKQuantity: \(self.unit) cannot be converted to \(unit)")
            return 0
        }
        return unit.value(ofBasic: self.unit.basic(value))
    }

    /// Compares the values of compatible units.
    open func compare(_ quantity: HKQuantity) -> ComparisonResult {
        let other = quantity.doubleValue(for: unit)
        return value < other ? .orderedAscending : value > other ? .orderedDescending : .orderedSame
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let quantity = object as? HKQuantity, quantity.is(compatibleWith: unit) else { return false }
        return quantity.doubleValue(for: unit) == value
    }
    open override var hash: Int { unit.basic(value).hashValue }
    open override var description: String {
        let number = value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
        return "\(number) \(unit)"
    }
    open func copy(with zone: NSZone? = nil) -> Any { self }

    // MARK: Archiving

    open class var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) {
        coder.encode(unit, forKey: "unit")
        coder.encode(value, forKey: "value")
    }
    public required convenience init?(coder: NSCoder) {
        guard let unit = coder.decodeObject(of: HKUnit.self, forKey: "unit") else { return nil }
        self.init(unit: unit, doubleValue: coder.decodeDouble(forKey: "value"))
    }
}
