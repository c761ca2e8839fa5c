import CoreGraphics

extension UIView {
    /// The topmost view of the tree.
    var layoutRoot: UIView {
        firstUpward { $0.hierarchy.above == nil } ?? self
    }

    /// The engine of the view's tree, if the tree has been laid out.
    var layoutEngine: LayoutEngine? { layoutRoot.layoutState.engine }

    /// Returns the engine of the view hierarchy, created if there is none.
    func requireLayoutEngine() -> LayoutEngine {
        let root = layoutRoot
        if let engine = root.layoutState.engine { return engine }
        let engine = LayoutEngine(root: root)
        root.layoutState.engine = engine
        return engine
    }

    /// Records that the rows of the view may have changed.
    func setNeedsEngineUpdate() {
        guard !layoutState.isQueuedInEngine, let engine = layoutEngine else { return }
        layoutState.isQueuedInEngine = true
        engine.enqueue(self)
    }

    /// Called when the view has been added to a superview.
    func joinEngine() {
        if let own = layoutState.engine {
            layoutState.engine = nil
            own.abandon()
        }
        layoutEngine?.join(self)
    }

    /// Called when the view is about to leave its superview.
    func leaveEngine() { layoutEngine?.leave(self) }

    /// Places the subviews that are laid out by constraints.
    func placeSubviewsByConstraints() {
        if hierarchy.subviews.isEmpty, asScrollView == nil { return }
        let engine = requireLayoutEngine()
        engine.update()
        for view in subviews where !view.translatesAutoresizingMaskIntoConstraints {
            if let rect = engine.rect(of: view) { view.take(alignmentRect: rect) }
        }
        adoptContentLayout(engine)
    }

    private func take(alignmentRect: CGRect) {
        let frame = frame(forAlignmentRect: alignmentRect).roundedToPixels(scale: pixelScale)
            .standardizedForLayout
        guard frame != untransformedFrame else { return }
        if layer.affineTransform().isIdentity {
            self.frame = frame
        } else {
            let anchor = layer.anchorPoint
            bounds = CGRect(origin: bounds.origin, size: frame.size)
            center = CGPoint(x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
        }
    }

    /// The frame that the view would have without its transform.
    var untransformedFrame: CGRect {
        let size = bounds.size
        let anchor = layer.anchorPoint
        return CGRect(
            x: layer.position.x - anchor.x * size.width, y: layer.position.y - anchor.y * size.height,
            width: size.width, height: size.height)
    }

    /// The number of pixels per point on the view's screen.
    var pixelScale: CGFloat {
        let scale = traitCollection.displayScale
        return scale > 0 ? scale : UIScreen.main.scale
    }

    // MARK: What changes the view's contribution

    func setTranslatesAutoresizingMask(_ translates: Bool) {
        guard layoutState.translatesAutoresizingMask != translates else { return }
        layoutState.translatesAutoresizingMask = translates
        setNeedsEngineUpdate()
        superview?.setNeedsLayout()
    }

    func intrinsicContentSizeDidChange() {
        setNeedsEngineUpdate()
        baselinesMayHaveMoved()
        superview?.contentSizeOfSubviewDidChange()
    }

    /// Queues constraints on baselines, which depend on the text. Views that adapt their parts while they are measured
    /// cause no changes.
    private func baselinesMayHaveMoved() {
        guard let engine = layoutEngine, !engine.isDeriving else { return }
        for view in sequence(first: self, next: { $0.superview }) where view.layoutState.relatesBaselines {
            view.setNeedsEngineUpdate()
        }
    }

    private func contentSizeOfSubviewDidChange() {
        setNeedsLayout()
        (self as? UIStackView)?.lengthDidChange()
    }

    /// Updates the engine after a change of the frame or the bounds.
    func geometryDidChangeForEngine(from oldOrigin: CGPoint) {
        guard let engine = layoutEngine else { return }
        if bounds.origin != oldOrigin {
            for view in sequence(first: self, next: { $0.superview })
            where view === self || !view.constraints.isEmpty {
                view.setNeedsEngineUpdate()
            }
        }
        if translatesAutoresizingMaskIntoConstraints || superview == nil,
            engine.unknowns[ObjectIdentifier(self)] != nil
        {
            setNeedsEngineUpdate()
        }
    }

    /// Visits the view and all below it, each before those below it, without recursion.
    func forEachInTree(_ visit: (UIView) -> Void) {
        var stack = [self]
        while let view = stack.popLast() {
            visit(view)
            stack.append(contentsOf: view.subviews.reversed())
        }
    }
}

extension LayoutEngine {
    /// Called when the engine's hierarchy becomes part of another.
    func abandon() {
        for view in queue.all(root: root) { view.layoutState.isQueuedInEngine = false }
        queue = WaitingViews()
        changedConstraints = ChangedConstraints()
        joined = WaitingViews()
    }
}
