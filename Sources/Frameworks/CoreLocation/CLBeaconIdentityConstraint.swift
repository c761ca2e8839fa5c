import Foundation
import UIKit

/// The identity of beacons. Its numbers are nil where every beacon of a company, or of one of its places, is meant.
open class CLBeaconIdentityConstraint: NSObject, NSCopying, NSSecureCoding, CVarArg {
    public let uuid: UUID
    public let major: CLBeaconMajorValue?
    public let minor: CLBeaconMinorValue?

    public init(uuid: UUID) { (self.uuid, major, minor) = (uuid, nil, nil) }

    public init(uuid: UUID, major: CLBeaconMajorValue) {
        (self.uuid, self.major, minor) = (uuid, major, nil)
    }

    public init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue) {
        (self.uuid, self.major, self.minor) = (uuid, major, minor)
    }

    open class var supportsSecureCoding: Bool { true }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open func encode(with coder: NSCoder) { Inert.use("CLBeaconIdentityConstraint.encode(with:)") }

    public required init?(coder: NSCoder) {
        Inert.use("CLBeaconIdentityConstraint.init(coder:)")
        return nil
    }
}
