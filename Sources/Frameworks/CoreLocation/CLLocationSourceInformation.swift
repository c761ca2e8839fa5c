import Foundation

/// The origin of a location: code, an accessory or the device itself.
open class CLLocationSourceInformation: NSObject, NSCopying {
    public let isSimulatedBySoftware: Bool
    public let isProducedByAccessory: Bool

    public init(softwareSimulationState isSoftware: Bool, andExternalAccessoryState isAccessory: Bool) {
        (isSimulatedBySoftware, isProducedByAccessory) = (isSoftware, isAccessory)
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension CLLocation {
    /// Nil: code creates all locations here.
    public var sourceInformation: CLLocationSourceInformation? { nil }
}
