import CoreGraphics

extension CALayer {
    /// The bounding box of the layer in the superlayer.
    final var boundingFrame: CGRect {
        get {
            guard !place.isTransformed else { return bounds.applying(transformToSuperlayer) }
            // Independent of the bounds' origin, so that scrolling does not change it by rounding.
            let (size, anchor) = (bounds.size, anchorPoint)
            return CGRect(
                x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height,
                width: size.width, height: size.height)
        }
        set {
            let size = CGSize(width: abs(newValue.width), height: abs(newValue.height))
            let inverse = affineTransform().inverted()
            let own = size.applying(inverse)
            let fitted =
                !place.isTransformed
                ? size : CGSize(width: abs(own.width), height: abs(own.height))
            if fitted != bounds.size { bounds.size = fitted }
            let origin = newValue.standardized.origin
            position = CGPoint(
                x: origin.x + anchorPoint.x * size.width, y: origin.y + anchorPoint.y * size.height)
        }
    }

    /// The transform from the layer's coordinates to its superlayer's, without the superlayer's
    /// `sublayerTransform`.
    var transformToSuperlayer: CGAffineTransform {
        if !place.isTransformed {
            return CGAffineTransform(translationX: place.offset.x, y: place.offset.y)
        }
        let anchor = anchorInBounds
        return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
            .concatenating(affineTransform())
            .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    }

    var anchorInBounds: CGPoint { place.anchor }

    /// The effect of `sublayerTransform` in this layer's coordinates; nil when it has none.
    var sublayerMap: CGAffineTransform? {
        guard place.transformsSublayers else { return nil }
        let anchor = anchorInBounds
        return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
            .concatenating(CATransform3DGetAffineTransform(sublayerTransform))
            .concatenating(CGAffineTransform(translationX: anchor.x, y: anchor.y))
    }

    /// The transform from the layer's coordinates to its superlayer's, including the superlayer's `sublayerTransform`.
    var fullTransform: CGAffineTransform {
        guard let map = superlayer?.sublayerMap else { return transformToSuperlayer }
        return transformToSuperlayer.concatenating(map)
    }

    final func converted(_ p: CGPoint, from l: CALayer?) -> CGPoint {
        guard let offset = offset(to: l) else { return p.applying(map(from: l)) }
        return CGPoint(x: p.x - offset.x, y: p.y - offset.y)
    }

    final func converted(_ p: CGPoint, to l: CALayer?) -> CGPoint {
        guard let offset = offset(to: l) else { return p.applying(map(to: l)) }
        return CGPoint(x: p.x + offset.x, y: p.y + offset.y)
    }

    final func converted(_ r: CGRect, from l: CALayer?) -> CGRect {
        guard let offset = offset(to: l) else { return r.applying(map(from: l)) }
        return r.standardized.offsetBy(dx: -offset.x, dy: -offset.y)
    }

    final func converted(_ r: CGRect, to l: CALayer?) -> CGRect {
        guard let offset = offset(to: l) else { return r.applying(map(to: l)) }
        return r.standardized.offsetBy(dx: offset.x, dy: offset.y)
    }

    /// Returns the offset of this layer's coordinates from those of an ancestor; nil where it is not an ancestor, or a
    /// layer between them is transformed.
    private func offset(to ancestor: CALayer?) -> CGPoint? {
        let end = ancestor.map { Unmanaged.passUnretained($0).toOpaque() }
        var sum = CGPoint.zero
        var next: Unmanaged<CALayer>? = .passUnretained(self)
        while let layer = next, layer.toOpaque() != end {
            guard let offset = layer.borrow({ $0.offsetInSuperlayer }) else { return nil }
            sum = CGPoint(x: sum.x + offset.x, y: sum.y + offset.y)
            next = layer.borrow { $0.above }
        }
        return next?.toOpaque() == end ? sum : nil
    }

    /// The offset of this layer's coordinates from its superlayer's; nil where it is transformed.
    private var offsetInSuperlayer: CGPoint? {
        let isTransformed = above?.borrow { $0.place.transformsSublayers } == true
        return place.isTransformed || isTransformed ? nil : place.offset
    }

    private func map(from other: CALayer?) -> CGAffineTransform {
        other?.map(to: self) ?? map(to: nil).inverted()
    }

    private func map(to other: CALayer?) -> CGAffineTransform {
        // Conversion uses the first common ancestor, so that siblings do not pay for the whole path to the root.
        var (here, there): (CALayer?, CALayer?) = (self, other)
        var (depth, otherDepth) = (self.depth, other?.depth ?? 0)
        var (up, down) = (CGAffineTransform.identity, CGAffineTransform.identity)
        while here !== there {
            if depth >= otherDepth, let layer = here {
                up = up.concatenating(layer.fullTransform)
                (here, depth) = (layer.superlayer, depth - 1)
            } else if let layer = there {
                down = down.concatenating(layer.fullTransform)
                (there, otherDepth) = (layer.superlayer, otherDepth - 1)
            }
        }
        return down.isIdentity ? up : up.concatenating(down.inverted())
    }

    /// The number of layers from this one to the root, both included.
    private var depth: Int {
        var count = 1
        var next = superlayer
        while let layer = next {
            count += 1
            next = layer.superlayer
        }
        return count
    }

    /// Returns a point of the superlayer in this layer's coordinates; nil where the layer has a different superlayer.
    /// Hit-testing calls it at each level.
    package final func point(_ point: CGPoint, fromSuperlayer superlayer: CALayer) -> CGPoint? {
        guard above?.toOpaque() == Unmanaged.passUnretained(superlayer).toOpaque() else { return nil }
        guard !place.isTransformed, !superlayer.place.transformsSublayers else {
            return point.applying(fullTransform.inverted())
        }
        return CGPoint(x: point.x - place.offset.x, y: point.y - place.offset.y)
    }

    func boundsDidChange(from old: CGRect) {
        guard bounds != old else { return }
        if bounds.size != old.size { setNeedsLayout() }
        if needsDisplayOnBoundsChange { setNeedsDisplay() }
    }
}
