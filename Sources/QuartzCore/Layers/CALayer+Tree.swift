import CoreGraphics

extension CALayer {
    final func replace(_ oldLayer: CALayer, with newLayer: CALayer) {
        guard oldLayer !== newLayer, children.contains(where: { $0 === oldLayer }) else { return }
        newLayer.removeFromSuperlayer()
        guard let index = children.firstIndex(where: { $0 === oldLayer }) else { return }
        oldLayer.removeFromSuperlayer()
        insert(newLayer, at: index)
    }

    /// Removes the layer from its superlayer, also where it is a mask.
    final func leaveSuperlayer() {
        guard let parent = superlayer else { return }
        if parent.mask === self { parent.mask = nil }
        if let index = parent.children.firstIndex(where: { $0 === self }) {
            parent.children.remove(at: index)
            parent.setNeedsLayout()
        }
        superlayer = nil
    }

    final func insert(_ layer: CALayer, at index: Int) {
        guard !isInside(layer) else {
            LayerDiagnostics.report(
                "a layer cannot be added to itself or to a layer inside it; it is not added")
            return
        }
        layer.removeFromSuperlayer()
        children.insert(layer, at: max(0, min(index, children.count)))
        layer.superlayer = self
        setNeedsLayout()
    }

    /// Returns whether this layer is the other or a descendant of it.
    private func isInside(_ other: CALayer) -> Bool {
        // A layer without sublayers contains only itself; this check avoids most walks up the tree.
        if other.children.isEmpty, other.mask == nil { return other === self }
        var next: CALayer? = self
        while let layer = next {
            if layer === other { return true }
            next = layer.superlayer
        }
        return false
    }

    func replaceChildren(with new: [CALayer]) {
        for child in children { child.superlayer = nil }
        children = []
        for child in new { addSublayer(child) }
    }

    /// Lays out from the top down. Iterative, so that no depth overflows the stack.
    func layoutTree() {
        var pending = [self]
        while let layer = pending.popLast() {
            if layer.wantsLayout {
                layer.wantsLayout = false
                layer.layoutSublayers()
            }
            pending += layer.children.reversed()
        }
    }

    /// The sublayers in drawing order.
    var drawingOrder: [CALayer] {
        guard children.contains(where: { $0.zPosition != 0 }) else { return children }
        return children.enumerated()
            .sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
            .map(\.element)
    }

    func copyLook(of other: CALayer) {
        (bounds, position, anchorPoint, zPosition) =
            (other.bounds, other.position, other.anchorPoint, other.zPosition)
        (transform, sublayerTransform) = (other.transform, other.sublayerTransform)
        (isHidden, opacity, backgroundColor) = (other.isHidden, other.opacity, other.backgroundColor)
        (borderWidth, borderColor) = (other.borderWidth, other.borderColor)
        (cornerRadius, cornerCurve) = (other.cornerRadius, other.cornerCurve)
        (maskedCorners, masksToBounds) = (other.maskedCorners, other.masksToBounds)
        cornerRadii = other.cornerRadii
        (shadowOpacity, shadowRadius) = (other.shadowOpacity, other.shadowRadius)
        (shadowOffset, shadowColor) = (other.shadowOffset, other.shadowColor)
        shadowPath = other.shadowPath
        (contents, contentsGravity) = (other.contents, other.contentsGravity)
        (contentsScale, contentsRect) = (other.contentsScale, other.contentsRect)
        contentsCenter = other.contentsCenter
        (name, customValues) = (other.name, other.customValues)
    }
}
