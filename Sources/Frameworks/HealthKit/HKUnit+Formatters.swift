import Foundation

extension HKUnit {
    /// Creates the unit of a formatter's unit.
    public convenience init(from massFormatterUnit: MassFormatter.Unit) { self.init() }
    public convenience init(from lengthFormatterUnit: LengthFormatter.Unit) { self.init() }
    public convenience init(from energyFormatterUnit: EnergyFormatter.Unit) { self.init() }
}
