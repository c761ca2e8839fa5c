import Foundation
import UIKit

/// An area whose borders the device may report to cross.
open class CLRegion: NSObject, NSCopying, NSSecureCoding, CVarArg {
    public let identifier: String
    open var notifyOnEntry = true
    open var notifyOnExit = true

    public override init() {
        identifier = ""
        super.init()
    }

    init(identifier: String) {
        self.identifier = identifier
        super.init()
    }

    open class var supportsSecureCoding: Bool { true }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open func encode(with coder: NSCoder) { Inert.use("CLRegion.encode(with:)") }

    public required init?(coder: NSCoder) {
        Inert.use("CLRegion.init(coder:)")
        return nil
    }
}

/// A circle on the earth.
open class CLCircularRegion: CLRegion {
    /// The place in the middle.
    public let center: CLLocationCoordinate2D
    /// The distance of the border from the center, in meters.
    public let radius: CLLocationDistance

    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
        (self.center, self.radius) = (center, radius)
        super.init(identifier: identifier)
    }

    public convenience override init() {
        self.init(center: CLLocationCoordinate2D(), radius: 0, identifier: "")
    }

    public required init?(coder: NSCoder) {
        (center, radius) = (CLLocationCoordinate2D(), 0)
        super.init(coder: coder)
    }

    /// Returns whether a place is in the circle or on its border.
    open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
        let places = [center, coordinate].map {
            CLLocation(latitude: $0.latitude, longitude: $0.longitude)
        }
        return places[0].distance(from: places[1]) <= radius
    }
}
