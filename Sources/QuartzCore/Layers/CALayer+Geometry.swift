import CoreGraphics

extension CALayer {
    /// Where the layer lies in its superlayer: the smallest upright rectangle round it.
    public var frame: CGRect {
        get { bounds.applying(transformToSuperlayer) }
        set {
            let size = CGSize(width: abs(newValue.width), height: abs(newValue.height))
            let inverse = affineTransform().inverted()
            let own = size.applying(inverse)
            let fitted =
                CATransform3DIsIdentity(transform)
                ? size : CGSize(width: abs(own.width), height: abs(own.height))
            if fitted != bounds.size { bounds.size = fitted }
            let origin = newValue.standardized.origin
            position = CGPoint(
                x: origin.x + anchorPoint.x * size.width, y: origin.y + anchorPoint.y * size.height)
        }
    }

    /// The transform as a map of the plane.
    public func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

    /// Sets the transform to a map of the plane.
    public func setAffineTransform(_ m: CGAffineTransform) {
        transform = CATransform3DMakeAffineTransform(m)
    }

    /// The map from the layer's own coordinates to its superlayer's, the superlayer's `sublayerTransform`
    /// left aside.
    var transformToSuperlayer: CGAffineTransform {
        let anchor = anchorInBounds
        if CATransform3DIsIdentity(transform) {
            return CGAffineTransform(translationX: position.x - anchor.x, y: position.y - anchor.y)
        }
        return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
            .concatenating(affineTransform())
            .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    }

    var anchorInBounds: CGPoint {
        CGPoint(
            x: bounds.origin.x + anchorPoint.x * bounds.size.width,
            y: bounds.origin.y + anchorPoint.y * bounds.size.height)
    }

    /// What `sublayerTransform` does in this layer's coordinates; nil when it does nothing.
    var sublayerMap: CGAffineTransform? {
        guard !CATransform3DIsIdentity(sublayerTransform) else { return nil }
        let anchor = anchorInBounds
        return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
            .concatenating(CATransform3DGetAffineTransform(sublayerTransform))
            .concatenating(CGAffineTransform(translationX: anchor.x, y: anchor.y))
    }

    /// The map from the layer's own coordinates to those of the layer it lies in, everything counted.
    var fullTransform: CGAffineTransform {
        guard let map = superlayer?.sublayerMap else { return transformToSuperlayer }
        return transformToSuperlayer.concatenating(map)
    }

    /// Where a point of another layer lies in this one. Nil stands for the root's surroundings.
    public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { p.applying(map(from: l)) }

    /// Where a point of this layer lies in another.
    public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { p.applying(map(to: l)) }

    /// Where a rectangle of another layer lies in this one.
    public func convert(_ r: CGRect, from l: CALayer?) -> CGRect { r.applying(map(from: l)) }

    /// Where a rectangle of this layer lies in another.
    public func convert(_ r: CGRect, to l: CALayer?) -> CGRect { r.applying(map(to: l)) }

    private func map(from other: CALayer?) -> CGAffineTransform {
        other?.map(to: self) ?? map(to: nil).inverted()
    }

    private func map(to other: CALayer?) -> CGAffineTransform {
        // Up to the first layer both lie in, so that siblings do not pay for the whole way to the root.
        var above: Set<ObjectIdentifier> = []
        var next = other
        while let layer = next {
            above.insert(ObjectIdentifier(layer))
            next = layer.superlayer
        }
        var here: CALayer? = self
        var map = CGAffineTransform.identity
        while let layer = here, !above.contains(ObjectIdentifier(layer)) {
            map = map.concatenating(layer.fullTransform)
            here = layer.superlayer
        }
        var down = CGAffineTransform.identity
        next = other
        while let layer = next, layer !== here {
            down = down.concatenating(layer.fullTransform)
            next = layer.superlayer
        }
        return down.isIdentity ? map : map.concatenating(down.inverted())
    }

    func boundsDidChange(from old: CGRect) {
        guard bounds != old else { return }
        if bounds.size != old.size { setNeedsLayout() }
        if needsDisplayOnBoundsChange { setNeedsDisplay() }
    }
}
