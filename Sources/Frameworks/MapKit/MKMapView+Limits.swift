import CoreLocation
import Foundation

extension MKMapView {
    /// The limits of a map's center.
    open class CameraBoundary: NSObject, NSCopying {
        open private(set) var mapRect = MKMapRect.world
        open private(set) var region = MKCoordinateRegion()

        public override init() { super.init() }

        public init?(mapRect: MKMapRect) {
            super.init()
            (self.mapRect, region) = (mapRect, MKCoordinateRegion(mapRect))
        }

        public init?(coordinateRegion region: MKCoordinateRegion) {
            super.init()
            (mapRect, self.region) = (region.mapRect, region)
        }

        open func copy(with zone: NSZone? = nil) -> Any { self }
    }

    /// The limits of the camera's distance from the center of a map, in meters.
    open class CameraZoomRange: NSObject, NSCopying {
        open private(set) var minCenterCoordinateDistance: CLLocationDistance = -1
        open private(set) var maxCenterCoordinateDistance: CLLocationDistance = -1

        public override init() { super.init() }

        public init?(
            minCenterCoordinateDistance minDistance: CLLocationDistance,
            maxCenterCoordinateDistance maxDistance: CLLocationDistance
        ) {
            super.init()
            (minCenterCoordinateDistance, maxCenterCoordinateDistance) = (minDistance, maxDistance)
        }

        public convenience init?(minCenterCoordinateDistance minDistance: CLLocationDistance) {
            self.init(minCenterCoordinateDistance: minDistance, maxCenterCoordinateDistance: -1)
        }

        public convenience init?(maxCenterCoordinateDistance maxDistance: CLLocationDistance) {
            self.init(minCenterCoordinateDistance: -1, maxCenterCoordinateDistance: maxDistance)
        }

        open func copy(with zone: NSZone? = nil) -> Any { self }
    }
}
