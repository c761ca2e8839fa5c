import CoreGraphics
import UIKit

/// Draws a line.
open class MKPolylineRenderer: MKOverlayPathRenderer {
    open var polyline: MKPolyline { overlay as? MKPolyline ?? MKPolyline() }
    open var strokeStart: CGFloat = 0
    open var strokeEnd: CGFloat = 1

    public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }

    public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }

    open override func createPath() { path = outline(of: [polyline], isClosed: false) }
}

/// Draws a line in the colors of a gradient; here in the first of them.
open class MKGradientPolylineRenderer: MKPolylineRenderer {
    open private(set) var colors: [UIColor] = []
    open private(set) var locations: [CGFloat] = []

    open func setColors(_ colors: [UIColor], locations: [CGFloat]) {
        (self.colors, self.locations) = (colors, locations)
        strokeColor = colors.first
    }
}

/// Draws an area with a border.
open class MKPolygonRenderer: MKOverlayPathRenderer {
    open var polygon: MKPolygon { overlay as? MKPolygon ?? MKPolygon() }
    open var strokeStart: CGFloat = 0
    open var strokeEnd: CGFloat = 1

    public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }

    public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }

    open override func createPath() { path = outline(of: polygon.rings, isClosed: true) }
}

/// Draws a circle.
open class MKCircleRenderer: MKOverlayPathRenderer {
    open var circle: MKCircle { overlay as? MKCircle ?? MKCircle() }
    open var strokeStart: CGFloat = 0
    open var strokeEnd: CGFloat = 1

    public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }

    public convenience init(circle: MKCircle) { self.init(overlay: circle) }

    open override func createPath() {
        path = UIBezierPath(ovalIn: rect(for: circle.boundingMapRect)).cgPath
    }
}

/// Draws several lines alike.
open class MKMultiPolylineRenderer: MKOverlayPathRenderer {
    open var multiPolyline: MKMultiPolyline { overlay as? MKMultiPolyline ?? MKMultiPolyline() }

    public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }

    public convenience init(multiPolyline: MKMultiPolyline) { self.init(overlay: multiPolyline) }

    open override func createPath() { path = outline(of: multiPolyline.polylines, isClosed: false) }
}

/// Draws several areas alike.
open class MKMultiPolygonRenderer: MKOverlayPathRenderer {
    open var multiPolygon: MKMultiPolygon { overlay as? MKMultiPolygon ?? MKMultiPolygon() }

    public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }

    public convenience init(multiPolygon: MKMultiPolygon) { self.init(overlay: multiPolygon) }

    open override func createPath() {
        path = outline(of: multiPolygon.polygons.flatMap(\.rings), isClosed: true)
    }
}

/// Draws tiles, which come from a server and are not loaded here.
open class MKTileOverlayRenderer: MKOverlayRenderer {
    public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }

    public convenience init(tileOverlay overlay: MKTileOverlay) { self.init(overlay: overlay) }

    open func reloadData() { setNeedsDisplay() }
}

extension MKOverlayRenderer {
    /// Returns a path along the points of each of the shapes.
    fileprivate func outline(of shapes: [MKMultiPoint], isClosed: Bool) -> CGPath {
        let path = CGMutablePath()
        for shape in shapes where shape.mapPoints.count > 1 {
            path.addLines(between: shape.mapPoints.map(point(for:)))
            if isClosed { path.closeSubpath() }
        }
        return path
    }
}
