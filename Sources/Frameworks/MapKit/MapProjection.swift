import CoreLocation
import UIKit

/// The part of the flat map that a view shows, and where its points are in the view.
struct MapProjection {
    /// The visible part of the map.
    let rect: MKMapRect
    /// Points of the view for each point of the map.
    let scale: Double

    /// The largest scale, at which a point of the map is two points of a view.
    private static let largestScale = 2.0

    /// A projection that shows the whole rectangle in the middle of a view's bounds without the insets. Nil if there is
    /// nothing to show.
    init?(of wanted: MKMapRect, in size: CGSize, insets: UIEdgeInsets = .zero) {
        guard size.width > 0, size.height > 0, !wanted.isNull, wanted.midX.isFinite, wanted.midY.isFinite
        else { return nil }
        let inner = CGRect(origin: .zero, size: size).inset(by: insets)
        let area = inner.width > 0 && inner.height > 0 ? inner : CGRect(origin: .zero, size: size)
        let fitting = min(area.width / max(wanted.width, 1e-9), area.height / max(wanted.height, 1e-9))
        scale = min(max(fitting, size.height / MKMapSize.world.height), Self.largestScale)
        rect = MKMapRect(
            x: wanted.midX - area.midX / scale, y: wanted.midY - area.midY / scale,
            width: size.width / scale, height: size.height / scale)
    }

    /// Returns the place of a point of the map in the view.
    func point(for mapPoint: MKMapPoint) -> CGPoint {
        CGPoint(x: (mapPoint.x - rect.minX) * scale, y: (mapPoint.y - rect.minY) * scale)
    }

    /// Returns the point of the map at a place in the view.
    func mapPoint(for point: CGPoint) -> MKMapPoint {
        MKMapPoint(x: rect.minX + point.x / scale, y: rect.minY + point.y / scale)
    }

    /// Returns the rectangle of the view that covers a rectangle of the map.
    func rect(for mapRect: MKMapRect) -> CGRect {
        CGRect(
            origin: point(for: mapRect.origin),
            size: CGSize(width: mapRect.width * scale, height: mapRect.height * scale))
    }

    /// Returns the rectangle of the map that a rectangle of the view covers.
    func mapRect(for rect: CGRect) -> MKMapRect {
        let origin = mapPoint(for: rect.origin)
        return MKMapRect(
            x: origin.x, y: origin.y, width: rect.width / scale, height: rect.height / scale)
    }
}

extension MKCoordinateRegion {
    /// The rectangle of the map around the center that is as wide and high as the span.
    var mapRect: MKMapRect {
        let middle = MKMapPoint(center)
        let north = MKMapPoint(
            CLLocationCoordinate2D(
                latitude: center.latitude + span.latitudeDelta / 2, longitude: center.longitude))
        let south = MKMapPoint(
            CLLocationCoordinate2D(
                latitude: center.latitude - span.latitudeDelta / 2, longitude: center.longitude))
        let width = span.longitudeDelta / 360 * MKMapSize.world.width
        let height = max(south.y - north.y, 0)
        return MKMapRect(x: middle.x - width / 2, y: middle.y - height / 2, width: width, height: height)
    }

    /// Whether the region can be shown: on iOS another one raises an exception.
    var isValid: Bool {
        CLLocationCoordinate2DIsValid(center) && span.latitudeDelta >= 0 && span.longitudeDelta >= 0
            && span.latitudeDelta.isFinite && span.longitudeDelta.isFinite
    }
}
