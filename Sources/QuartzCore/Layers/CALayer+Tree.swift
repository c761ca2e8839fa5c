import CoreGraphics

extension CALayer {
    /// Adds a layer over the others.
    public func addSublayer(_ layer: CALayer) { insert(layer, at: children.count) }

    /// Adds a layer at a place among the others.
    public func insertSublayer(_ layer: CALayer, at idx: UInt32) {
        insert(layer, at: Int(idx))
    }

    /// Adds a layer right under another; at the bottom when that one is none of these.
    public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        layer.removeFromSuperlayer()
        insert(layer, at: children.firstIndex { $0 === sibling } ?? 0)
    }

    /// Adds a layer right over another; at the top when that one is none of these.
    public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        layer.removeFromSuperlayer()
        insert(layer, at: children.firstIndex { $0 === sibling }.map { $0 + 1 } ?? children.count)
    }

    /// Puts a layer in another's place.
    public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        guard oldLayer !== newLayer, children.contains(where: { $0 === oldLayer }) else { return }
        newLayer.removeFromSuperlayer()
        guard let index = children.firstIndex(where: { $0 === oldLayer }) else { return }
        oldLayer.removeFromSuperlayer()
        insert(newLayer, at: index)
    }

    /// Takes the layer out of the one it lies in, or ends its being a mask.
    public func removeFromSuperlayer() {
        guard let parent = superlayer else { return }
        if parent.mask === self { parent.mask = nil }
        if let index = parent.children.firstIndex(where: { $0 === self }) {
            parent.children.remove(at: index)
            parent.setNeedsLayout()
        }
        superlayer = nil
    }

    private func insert(_ layer: CALayer, at index: Int) {
        guard !isInside(layer) else {
            LayerDiagnostics.report("a layer cannot be added to itself or to a layer inside it; left out")
            return
        }
        layer.removeFromSuperlayer()
        children.insert(layer, at: max(0, min(index, children.count)))
        layer.superlayer = self
        setNeedsLayout()
    }

    /// Whether this layer is the other or lies in it.
    private func isInside(_ other: CALayer) -> Bool {
        // A layer that holds none can hold this one only by being it; asking so saves most walks up.
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

    /// Lays out from the top down. A list takes the place of recursion, so that no depth is too great.
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

    /// The sublayers in the order they are drawn.
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
        (shadowOpacity, shadowRadius) = (other.shadowOpacity, other.shadowRadius)
        (shadowOffset, shadowColor) = (other.shadowOffset, other.shadowColor)
        shadowPath = other.shadowPath
        (contents, contentsGravity) = (other.contents, other.contentsGravity)
        (contentsScale, contentsRect) = (other.contentsScale, other.contentsRect)
        contentsCenter = other.contentsCenter
        (name, customValues) = (other.name, other.customValues)
    }
}
