import Foundation
import UIKit

/// The neighborhood of a beacon. Its numbers are nil where every beacon of a company, or of one of its places, is meant.
open class CLBeaconRegion: CLRegion {
    public let uuid: UUID
    open private(set) var major: NSNumber?
    open private(set) var minor: NSNumber?
    open var notifyEntryStateOnDisplay = false

    open var proximityUUID: UUID { uuid }

    open var beaconIdentityConstraint: CLBeaconIdentityConstraint {
        guard let major = major?.uint16Value else { return CLBeaconIdentityConstraint(uuid: uuid) }
        guard let minor = minor?.uint16Value else {
            return CLBeaconIdentityConstraint(uuid: uuid, major: major)
        }
        return CLBeaconIdentityConstraint(uuid: uuid, major: major, minor: minor)
    }

    public init(uuid: UUID, identifier: String) {
        self.uuid = uuid
        super.init(identifier: identifier)
    }

    public convenience init(uuid: UUID, major: CLBeaconMajorValue, identifier: String) {
        self.init(uuid: uuid, identifier: identifier)
        self.major = NSNumber(value: major)
    }

    public convenience init(
        uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String
    ) {
        self.init(uuid: uuid, major: major, identifier: identifier)
        self.minor = NSNumber(value: minor)
    }

    public convenience init(proximityUUID: UUID, identifier: String) {
        self.init(uuid: proximityUUID, identifier: identifier)
    }

    public convenience init(proximityUUID: UUID, major: CLBeaconMajorValue, identifier: String) {
        self.init(uuid: proximityUUID, major: major, identifier: identifier)
    }

    public convenience init(
        proximityUUID: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String
    ) {
        self.init(uuid: proximityUUID, major: major, minor: minor, identifier: identifier)
    }

    public convenience init(beaconIdentityConstraint: CLBeaconIdentityConstraint, identifier: String) {
        self.init(uuid: beaconIdentityConstraint.uuid, identifier: identifier)
        major = beaconIdentityConstraint.major.map { NSNumber(value: $0) }
        minor = beaconIdentityConstraint.minor.map { NSNumber(value: $0) }
    }

    public required init?(coder: NSCoder) {
        uuid = UUID()
        super.init(coder: coder)
    }

    /// The device cannot advertise itself as a beacon.
    open func peripheralData(withMeasuredPower measuredPower: NSNumber?) -> NSMutableDictionary {
        Inert.use("CLBeaconRegion.peripheralData(withMeasuredPower:)")
        return NSMutableDictionary()
    }
}
