import Foundation

// Initializers of: Progress
extension Progress {
    /// Creates progress whose number of units is not known yet. Apple's class inherits the initializer without parameters.
    public convenience init(unitCount: Int64 = 0) { self.init(totalUnitCount: unitCount) }
}
