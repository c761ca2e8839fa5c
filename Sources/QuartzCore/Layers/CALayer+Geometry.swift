import CoreGraphics

extension CALayer {
    /// Where the layer lies in its superlayer: the smallest upright rectangle round it.
    public var frame: CGRect {
        get {
            guard !place.isTransformed else { return bounds.applying(transformToSuperlayer) }
            // Without a look at the bounds' origin, so that scrolling leaves it exactly where it is.
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

    /// The transform as a map of the plane.
    public func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

    /// Sets the transform to a map of the plane.
    public func setAffineTransform(_ m: CGAffineTransform) {
        transform = CATransform3DMakeAffineTransform(m)
    }

    /// The map from the layer's own coordinates to its superlayer's, the superlayer's `sublayerTransform`
    /// left aside.
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

    /// What `sublayerTransform` does in this layer's coordinates; nil when it does nothing.
    var sublayerMap: CGAffineTransform? {
        guard place.transformsSublayers else { return nil }
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
    public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
        guard let offset = offset(to: l) else { return p.applying(map(from: l)) }
        return CGPoint(x: p.x - offset.x, y: p.y - offset.y)
    }

    /// Where a point of this layer lies in another.
    public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
        guard let offset = offset(to: l) else { return p.applying(map(to: l)) }
        return CGPoint(x: p.x + offset.x, y: p.y + offset.y)
    }

    /// Where a rectangle of another layer lies in this one.
    public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
        guard let offset = offset(to: l) else { return r.applying(map(from: l)) }
        return r.standardized.offsetBy(dx: -offset.x, dy: -offset.y)
    }

    /// Where a rectangle of this layer lies in another.
    public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
        guard let offset = offset(to: l) else { return r.applying(map(to: l)) }
        return r.standardized.offsetBy(dx: offset.x, dy: offset.y)
    }

    /// How far this layer's coordinates are from those of one above it; nil where it is not above, or a transform stands
    /// between.
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

    /// How far this layer's coordinates are from its superlayer's; nil where a transform stands between.
    private var offsetInSuperlayer: CGPoint? {
        let isTransformed = above?.borrow { $0.place.transformsSublayers } == true
        return place.isTransformed || isTransformed ? nil : place.offset
    }

    private func map(from other: CALayer?) -> CGAffineTransform {
        other?.map(to: self) ?? map(to: nil).inverted()
    }

    private func map(to other: CALayer?) -> CGAffineTransform {
        // Up to the first layer both lie in, so that siblings do not pay for the whole way to the root.
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

    /// How many layers there are from this one to the root, both counted.
    private var depth: Int {
        var count = 1
        var next = superlayer
        while let layer = next {
            count += 1
            next = layer.superlayer
        }
        return count
    }

    /// Where a point of the superlayer lies in this layer; nil where the layer lies in another one. The search for the
    /// view at a point asks at each level.
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
