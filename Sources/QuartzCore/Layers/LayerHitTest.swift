import CoreGraphics

/// Finds the layer at a point.
enum LayerHitTest {
    /// The maximum depth of the search.
    static let deepest = 1_000

    static func find(_ point: CGPoint, in layer: CALayer) -> CALayer? {
        guard !layer.isHidden, layer.opacity > 0 else { return nil }
        let map = layer.fullTransform
        guard abs(map.a * map.d - map.b * map.c) > .leastNormalMagnitude else { return nil }
        let own = point.applying(map.inverted())
        let isInside = layer.contains(own)
        guard isInside || !layer.masksToBounds else { return nil }
        if let mask = layer.mask, !mask.contains(own.applying(mask.transformToSuperlayer.inverted())) {
            return nil
        }
        return findInside(layer, own) ?? (isInside ? layer : nil)
    }

    private static func findInside(_ layer: CALayer, _ point: CGPoint) -> CALayer? {
        guard !layer.children.isEmpty else { return nil }
        guard depth < deepest else {
            LayerDiagnostics.report("layers nested more than \(deepest) deep are not hit-tested")
            return nil
        }
        let counts = MainThread.isMain
        if counts { depth += 1 }
        defer { if counts { depth -= 1 } }
        for child in layer.drawingOrder.reversed() {
            if let found = child.hitTest(point) { return found }
        }
        return nil
    }
}
