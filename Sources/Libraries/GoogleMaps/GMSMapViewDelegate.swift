import CoreLocation
import UIKit

/// Receives what happens on the map.
@preconcurrency @MainActor
public protocol GMSMapViewDelegate: AnyObject {
    func mapView(_ mapView: GMSMapView, willMove gesture: Bool)
    func mapView(_ mapView: GMSMapView, didChange position: GMSCameraPosition)
    func mapView(_ mapView: GMSMapView, idleAt position: GMSCameraPosition)
    func mapView(_ mapView: GMSMapView, didTapAt coordinate: CLLocationCoordinate2D)
    func mapView(_ mapView: GMSMapView, didLongPressAt coordinate: CLLocationCoordinate2D)
    func mapView(_ mapView: GMSMapView, didTap marker: GMSMarker) -> Bool
    func mapView(_ mapView: GMSMapView, didTapInfoWindowOf marker: GMSMarker)
    func mapView(_ mapView: GMSMapView, didLongPressInfoWindowOf marker: GMSMarker)
    func mapView(_ mapView: GMSMapView, didCloseInfoWindowOf marker: GMSMarker)
    func mapView(_ mapView: GMSMapView, didTap overlay: GMSOverlay)
    func mapView(_ mapView: GMSMapView, markerInfoWindow marker: GMSMarker) -> UIView?
    func mapView(_ mapView: GMSMapView, markerInfoContents marker: GMSMarker) -> UIView?
    func mapView(_ mapView: GMSMapView, didBeginDragging marker: GMSMarker)
    func mapView(_ mapView: GMSMapView, didDrag marker: GMSMarker)
    func mapView(_ mapView: GMSMapView, didEndDragging marker: GMSMarker)
    func didTapMyLocationButton(for mapView: GMSMapView) -> Bool
    func mapViewDidStartTileRendering(_ mapView: GMSMapView)
    func mapViewDidFinishTileRendering(_ mapView: GMSMapView)
    func mapViewSnapshotReady(_ mapView: GMSMapView)
}

extension GMSMapViewDelegate {
    public func mapView(_ mapView: GMSMapView, willMove gesture: Bool) {}
    public func mapView(_ mapView: GMSMapView, didChange position: GMSCameraPosition) {}
    public func mapView(_ mapView: GMSMapView, idleAt position: GMSCameraPosition) {}
    public func mapView(_ mapView: GMSMapView, didTapAt coordinate: CLLocationCoordinate2D) {}
    public func mapView(_ mapView: GMSMapView, didLongPressAt coordinate: CLLocationCoordinate2D) {}
    public func mapView(_ mapView: GMSMapView, didTap marker: GMSMarker) -> Bool { false }
    public func mapView(_ mapView: GMSMapView, didTapInfoWindowOf marker: GMSMarker) {}
    public func mapView(_ mapView: GMSMapView, didLongPressInfoWindowOf marker: GMSMarker) {}
    public func mapView(_ mapView: GMSMapView, didCloseInfoWindowOf marker: GMSMarker) {}
    public func mapView(_ mapView: GMSMapView, didTap overlay: GMSOverlay) {}
    public func mapView(_ mapView: GMSMapView, markerInfoWindow marker: GMSMarker) -> UIView? { nil }
    public func mapView(_ mapView: GMSMapView, markerInfoContents marker: GMSMarker) -> UIView? { nil }
    public func mapView(_ mapView: GMSMapView, didBeginDragging marker: GMSMarker) {}
    public func mapView(_ mapView: GMSMapView, didDrag marker: GMSMarker) {}
    public func mapView(_ mapView: GMSMapView, didEndDragging marker: GMSMarker) {}
    public func didTapMyLocationButton(for mapView: GMSMapView) -> Bool { false }
    public func mapViewDidStartTileRendering(_ mapView: GMSMapView) {}
    public func mapViewDidFinishTileRendering(_ mapView: GMSMapView) {}
    public func mapViewSnapshotReady(_ mapView: GMSMapView) {}
}

public enum GMSMapViewType: UInt, Sendable { case normal = 1, satellite, terrain, hybrid, none }

/// The gestures and controls of the map.
@preconcurrency @MainActor
open class GMSUISettings: NSObject {
    open var scrollGestures = true
    open var zoomGestures = true
    open var tiltGestures = true
    open var rotateGestures = true
    open var consumesGesturesInView = true
    open var allowScrollGesturesDuringRotateOrZoom = true
    open var compassButton = false
    open var myLocationButton = false
    open var indoorPicker = true

    open func setAllGesturesEnabled(_ enabled: Bool) {
        (scrollGestures, zoomGestures, tiltGestures, rotateGestures) = (enabled, enabled, enabled, enabled)
    }
}

/// The values with which a map is created.
@preconcurrency @MainActor
public final class GMSMapViewOptions: NSObject {
    public var frame = CGRect.zero
    public var camera: GMSCameraPosition?
    public var backgroundColor: UIColor?
}

/// The points of coordinates in the view, at the time at which it was read.
@preconcurrency @MainActor
open class GMSProjection: NSObject {
    var points: (CLLocationCoordinate2D) -> CGPoint = { _ in .zero }
    var coordinates: (CGPoint) -> CLLocationCoordinate2D = { _ in CLLocationCoordinate2D() }
    var size = CGSize.zero
    var zoom: Float = 0

    open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { points(coordinate) }
    open func coordinate(for point: CGPoint) -> CLLocationCoordinate2D { coordinates(point) }
    open func points(forMeters meters: CLLocationDistance, at coordinate: CLLocationCoordinate2D) -> CGFloat {
        CGFloat(MapScale.points(forMeters: meters, at: coordinate, zoom: zoom))
    }
    open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
        CGRect(origin: .zero, size: size).contains(point(for: coordinate))
    }
    open func visibleRegion() -> GMSVisibleRegion {
        var region = GMSVisibleRegion()
        region.farLeft = coordinate(for: .zero)
        region.farRight = coordinate(for: CGPoint(x: size.width, y: 0))
        region.nearLeft = coordinate(for: CGPoint(x: 0, y: size.height))
        region.nearRight = coordinate(for: CGPoint(x: size.width, y: size.height))
        return region
    }
}
