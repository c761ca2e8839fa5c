import CoreGraphics
import UIKit

/// A view that draws a map's overlays by their renderers.
final class MapOverlayView: UIView {
    weak var map: MKMapView?
    private var renderers: [ObjectIdentifier: MKOverlayRenderer] = [:]

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        isUserInteractionEnabled = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// Returns the overlay's renderer, which the delegate makes once.
    func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? {
        let key = ObjectIdentifier(overlay)
        if let known = renderers[key] { return known }
        guard let map, let new = map.delegate?.mapView(map, rendererFor: overlay) else { return nil }
        new.onChange = { [weak self] in self?.setNeedsDisplay() }
        renderers[key] = new
        map.delegate?.mapView(map, didAdd: [new])
        return new
    }

    func forget(_ overlays: Set<ObjectIdentifier>) {
        for overlay in overlays { renderers[overlay] = nil }
    }

    /// The space beside its points in which an overlay may draw, in points of the view.
    private static let margin = 20.0

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), let map, let projection = map.projection else {
            return
        }
        let margin = Self.margin / projection.scale
        // Those above roads are below those above labels.
        for overlay in map.overlays(in: .aboveRoads) + map.overlays(in: .aboveLabels) {
            // A line along a parallel covers no area, and strokes lie beside the points.
            let covered = overlay.boundingMapRect.insetBy(dx: -margin, dy: -margin)
            guard covered.intersects(projection.rect), let renderer = renderer(for: overlay),
                renderer.canDraw(projection.rect, zoomScale: projection.scale)
            else { continue }
            context.saveGState()
            let origin = projection.point(for: renderer.origin)
            context.translateBy(x: origin.x, y: origin.y)
            context.scaleBy(x: projection.scale, y: projection.scale)
            context.setAlpha(renderer.alpha)
            renderer.draw(projection.rect, zoomScale: projection.scale, in: context)
            context.restoreGState()
        }
    }
}
