@_exported import CoreLocation
import UIKit

/// The place of the camera: the coordinate in the middle of the map and the zoom, at which the world is 256 points wide for 0 and twice as
/// wide for each level.
open class GMSCameraPosition: NSObject {
    public fileprivate(set) final var target: CLLocationCoordinate2D
    public fileprivate(set) final var zoom: Float
    public fileprivate(set) final var bearing: CLLocationDirection
    public fileprivate(set) final var viewingAngle: Double

    public init(
        target: CLLocationCoordinate2D, zoom: Float, bearing: CLLocationDirection = 0,
        viewingAngle: Double = 0
    ) {
        (self.target, self.zoom, self.bearing, self.viewingAngle) = (target, zoom, bearing, viewingAngle)
    }

    public convenience init(
        latitude: CLLocationDegrees, longitude: CLLocationDegrees, zoom: Float,
        bearing: CLLocationDirection = 0, viewingAngle: Double = 0
    ) {
        self.init(
            target: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), zoom: zoom,
            bearing: bearing, viewingAngle: viewingAngle)
    }

    open class func camera(withTarget target: CLLocationCoordinate2D, zoom: Float) -> GMSCameraPosition {
        GMSCameraPosition(target: target, zoom: zoom)
    }

    open class func camera(
        withLatitude latitude: CLLocationDegrees, longitude: CLLocationDegrees, zoom: Float
    ) -> GMSCameraPosition {
        GMSCameraPosition(latitude: latitude, longitude: longitude, zoom: zoom)
    }

    open class func camera(
        withTarget target: CLLocationCoordinate2D, zoom: Float, bearing: CLLocationDirection,
        viewingAngle: Double
    ) -> GMSCameraPosition {
        GMSCameraPosition(target: target, zoom: zoom, bearing: bearing, viewingAngle: viewingAngle)
    }

    open class func camera(
        withLatitude latitude: CLLocationDegrees, longitude: CLLocationDegrees, zoom: Float,
        bearing: CLLocationDirection, viewingAngle: Double
    ) -> GMSCameraPosition {
        GMSCameraPosition(
            latitude: latitude, longitude: longitude, zoom: zoom, bearing: bearing, viewingAngle: viewingAngle
        )
    }

    /// Returns the zoom at which a distance in meters has the length in points.
    open class func zoom(
        at coordinate: CLLocationCoordinate2D, forMeters meters: CLLocationDistance,
        perPoints points: CGFloat
    ) -> Float {
        Float(log2(Double(points) / MapScale.points(forMeters: meters, at: coordinate, zoom: 0)))
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? GMSCameraPosition else { return false }
        return target.latitude == other.target.latitude && target.longitude == other.target.longitude
            && zoom == other.zoom && bearing == other.bearing && viewingAngle == other.viewingAngle
    }

    open override var hash: Int { target.latitude.hashValue ^ target.longitude.hashValue ^ zoom.hashValue }

    /// Returns the position with other values.
    func with(target: CLLocationCoordinate2D? = nil, zoom: Float? = nil) -> GMSCameraPosition {
        GMSCameraPosition(
            target: target ?? self.target, zoom: zoom ?? self.zoom, bearing: bearing,
            viewingAngle: viewingAngle)
    }
}

/// Lengths on the flat map.
enum MapScale {
    /// Returns how many points a distance has at a coordinate: the world is 256 points wide at zoom 0.
    static func points(forMeters meters: Double, at coordinate: CLLocationCoordinate2D, zoom: Float) -> Double
    {
        let length = 2 * Double.pi * kGMSEarthRadius * cos(coordinate.latitude * .pi / 180)
        return meters / length * 256 * exp2(Double(zoom))
    }
}

/// A change of the camera.
public final class GMSCameraUpdate: NSObject {
    /// Returns the position after the change, in a map.
    @MainActor let position: (GMSMapView) -> GMSCameraPosition

    private init(_ position: @escaping @MainActor (GMSMapView) -> GMSCameraPosition) {
        self.position = position
    }

    public class func zoomIn() -> GMSCameraUpdate { zoom(by: 1) }
    public class func zoomOut() -> GMSCameraUpdate { zoom(by: -1) }
    public class func zoom(by delta: Float) -> GMSCameraUpdate {
        GMSCameraUpdate { $0.camera.with(zoom: $0.camera.zoom + delta) }
    }
    public class func zoom(to zoom: Float) -> GMSCameraUpdate {
        GMSCameraUpdate { $0.camera.with(zoom: zoom) }
    }
    public class func setTarget(_ target: CLLocationCoordinate2D) -> GMSCameraUpdate {
        GMSCameraUpdate { $0.camera.with(target: target) }
    }
    public class func setTarget(_ target: CLLocationCoordinate2D, zoom: Float) -> GMSCameraUpdate {
        GMSCameraUpdate { $0.camera.with(target: target, zoom: zoom) }
    }
    public class func setCamera(_ camera: GMSCameraPosition) -> GMSCameraUpdate {
        GMSCameraUpdate { _ in camera }
    }

    /// The whole rectangle is visible, with 64 points around it.
    public class func fit(_ bounds: GMSCoordinateBounds) -> GMSCameraUpdate { fit(bounds, withPadding: 64) }
    public class func fit(_ bounds: GMSCoordinateBounds, withPadding padding: CGFloat) -> GMSCameraUpdate {
        fit(bounds, with: UIEdgeInsets(top: padding, left: padding, bottom: padding, right: padding))
    }
    public class func fit(_ bounds: GMSCoordinateBounds, with insets: UIEdgeInsets) -> GMSCameraUpdate {
        GMSCameraUpdate { $0.camera(for: bounds, insets: insets) ?? $0.camera }
    }

    public class func scrollBy(x: CGFloat, y: CGFloat) -> GMSCameraUpdate {
        GMSCameraUpdate { map in
            let middle = map.projection.point(for: map.camera.target)
            let target = map.projection.coordinate(for: CGPoint(x: middle.x + x, y: middle.y + y))
            return map.camera.with(target: target)
        }
    }
}
