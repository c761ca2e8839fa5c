import MapKit
import UIKit

/// Something on the map. It is shown while `map` is set.
@preconcurrency @MainActor
open class GMSOverlay: NSObject {
    open var title: String? { didSet { update() } }
    open var isTappable = false
    open var zIndex: Int32 = 0 { didSet { update() } }
    open var userData: Any?
    open weak var map: GMSMapView? {
        didSet {
            guard oldValue !== map else { return }
            oldValue?.remove(self)
            map?.add(self)
        }
    }

    /// Shows what has changed.
    func update() { map?.refresh(self) }

    /// The shape on the map; nil if there is none yet.
    func shape() -> (any MKOverlay)? { nil }
    /// Returns what draws the shape.
    func renderer(for shape: any MKOverlay) -> MKOverlayRenderer { MKOverlayRenderer(overlay: shape) }
}

public enum GMSMarkerAnimation: UInt, Sendable { case none, pop, fadeIn }

/// A pin or a picture at a coordinate.
open class GMSMarker: GMSOverlay {
    open var position = CLLocationCoordinate2D() { didSet { update() } }
    open var snippet: String? { didSet { update() } }
    open var icon: UIImage? { didSet { update() } }
    open var iconView: UIView? { didSet { update() } }
    open var tracksViewChanges = true
    open var tracksInfoWindowChanges = false
    /// The point of the picture at the coordinate, from 0 to 1.
    open var groundAnchor = CGPoint(x: 0.5, y: 1) { didSet { update() } }
    open var infoWindowAnchor = CGPoint(x: 0.5, y: 0)
    open var appearAnimation = GMSMarkerAnimation.none
    open var isDraggable = false
    open var isFlat = false
    open var rotation: CLLocationDegrees = 0 { didSet { update() } }
    open var opacity: Float = 1 { didSet { update() } }

    public convenience init(position: CLLocationCoordinate2D) {
        self.init()
        self.position = position
    }

    /// Returns a pin of the color.
    open class func markerImage(with color: UIColor?) -> UIImage {
        let size = CGSize(width: 26, height: 41)
        return UIGraphicsImageRenderer(size: size).image { _ in
            let pin = UIBezierPath()
            pin.addArc(
                withCenter: CGPoint(x: 13, y: 13), radius: 12, startAngle: .pi * 0.85, endAngle: .pi * 0.15,
                clockwise: true)
            pin.addLine(to: CGPoint(x: 13, y: 40))
            pin.close()
            (color ?? UIColor(red: 0.92, green: 0.26, blue: 0.21, alpha: 1)).setFill()
            pin.fill()
            UIColor(white: 0, alpha: 0.55).setFill()
            UIBezierPath(ovalIn: CGRect(x: 9, y: 9, width: 8, height: 8)).fill()
        }
    }

    /// Returns the view of the marker on the map.
    func view(for annotation: MarkerAnnotation) -> MKAnnotationView {
        let view = MKAnnotationView(annotation: annotation, reuseIdentifier: nil)
        if let iconView {
            view.frame.size = iconView.frame.size
            view.addSubview(iconView)
        } else {
            view.image = icon ?? Self.markerImage(with: nil)
        }
        let size = view.bounds.size
        view.centerOffset = CGPoint(
            x: (0.5 - groundAnchor.x) * size.width, y: (0.5 - groundAnchor.y) * size.height)
        view.alpha = CGFloat(opacity)
        view.transform = CGAffineTransform(rotationAngle: rotation * .pi / 180)
        view.layer.zPosition = CGFloat(zIndex)
        view.canShowCallout = title != nil
        return view
    }
}

/// The place of a marker on the map.
final class MarkerAnnotation: MKPointAnnotation {
    weak var marker: GMSMarker?
}

/// A line through the coordinates of a path.
open class GMSPolyline: GMSOverlay {
    open var path: GMSPath? { didSet { update() } }
    open var strokeWidth: CGFloat = 1 { didSet { update() } }
    open var strokeColor: UIColor = .blue { didSet { update() } }
    open var geodesic = false

    public convenience init(path: GMSPath?) {
        self.init()
        self.path = path
    }

    override func shape() -> (any MKOverlay)? {
        path.map { MKPolyline(coordinates: $0.coordinates, count: $0.coordinates.count) }
    }

    override func renderer(for shape: any MKOverlay) -> MKOverlayRenderer {
        let renderer = MKPolylineRenderer(overlay: shape)
        (renderer.strokeColor, renderer.lineWidth) = (strokeColor, strokeWidth)
        return renderer
    }
}

/// An area within a path.
open class GMSPolygon: GMSOverlay {
    open var path: GMSPath? { didSet { update() } }
    open var holes: [GMSPath]? { didSet { update() } }
    open var strokeWidth: CGFloat = 1 { didSet { update() } }
    open var strokeColor: UIColor? = .black { didSet { update() } }
    open var fillColor: UIColor? = UIColor.blue.withAlphaComponent(0.5) { didSet { update() } }
    open var geodesic = false

    public convenience init(path: GMSPath?) {
        self.init()
        self.path = path
    }

    override func shape() -> (any MKOverlay)? {
        let holes = self.holes?.map { MKPolygon(coordinates: $0.coordinates, count: $0.coordinates.count) }
        return path.map {
            MKPolygon(
                coordinates: $0.coordinates, count: $0.coordinates.count, interiorPolygons: holes)
        }
    }

    override func renderer(for shape: any MKOverlay) -> MKOverlayRenderer {
        let renderer = MKPolygonRenderer(overlay: shape)
        (renderer.strokeColor, renderer.fillColor, renderer.lineWidth) = (strokeColor, fillColor, strokeWidth)
        return renderer
    }
}

/// The area within a distance from a coordinate.
open class GMSCircle: GMSOverlay {
    open var position = CLLocationCoordinate2D() { didSet { update() } }
    open var radius: CLLocationDistance = 0 { didSet { update() } }
    open var strokeWidth: CGFloat = 1 { didSet { update() } }
    open var strokeColor: UIColor? = .black { didSet { update() } }
    open var fillColor: UIColor? { didSet { update() } }

    public convenience init(position: CLLocationCoordinate2D, radius: CLLocationDistance) {
        self.init()
        (self.position, self.radius) = (position, radius)
    }

    override func shape() -> (any MKOverlay)? { MKCircle(center: position, radius: radius) }

    override func renderer(for shape: any MKOverlay) -> MKOverlayRenderer {
        let renderer = MKCircleRenderer(overlay: shape)
        (renderer.strokeColor, renderer.fillColor, renderer.lineWidth) = (strokeColor, fillColor, strokeWidth)
        return renderer
    }
}
