import CoreGraphics

/// The state of a transition at a moment: the layer's previous contents, and the progress towards the current ones.
struct LayerTransition {
    let before: CGImage
    let type: CATransitionType
    let subtype: CATransitionSubtype?
    /// The progress, from 0 to 1.
    let part: CGFloat

    /// Draws the transition in the layer's own coordinates; `after` draws the layer's current contents.
    func draw(in context: CGContext, bounds: CGRect, after: () -> Void) {
        let way = direction
        func moved(_ share: CGFloat, _ body: () -> Void) {
            context.saveGState()
            context.translateBy(x: way.dx * share * bounds.width, y: way.dy * share * bounds.height)
            body()
            context.restoreGState()
        }
        let old = { context.drawUpright(before, in: bounds) }
        context.saveGState()
        context.clip(to: bounds)
        switch type {
        case .push:
            moved(part, old)
            moved(part - 1, after)
        case .moveIn:
            old()
            moved(part - 1, after)
        case .reveal:
            after()
            moved(part, old)
        case .flip: flip(context, bounds) { part < 0.5 ? old() : after() }
        default: fade(context, old, after)
        }
        context.restoreGState()
    }

    /// The two are added, so that identical areas remain unchanged.
    private func fade(_ context: CGContext, _ old: () -> Void, _ after: () -> Void) {
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        add(in: context, 1 - part, old)
        add(in: context, part, after)
        context.endTransparencyLayer()
    }

    private func add(in context: CGContext, _ alpha: CGFloat, _ body: () -> Void) {
        context.saveGState()
        context.setAlpha(alpha)
        context.setBlendMode(.plusLighter)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        body()
        context.endTransparencyLayer()
        context.restoreGState()
    }

    /// A turning card seen from the front without perspective becomes narrower and wider again.
    private func flip(_ context: CGContext, _ bounds: CGRect, _ body: () -> Void) {
        let width = max(abs(cos(part * .pi)), 0.001)
        let isAcross = subtype == nil || subtype == .fromLeft || subtype == .fromRight
        context.translateBy(x: bounds.midX, y: bounds.midY)
        context.scaleBy(x: isAcross ? width : 1, y: isAcross ? 1 : width)
        context.translateBy(x: -bounds.midX, y: -bounds.midY)
        body()
    }

    /// The direction in which the new contents move. Core Animation's top is that of the screen here.
    private var direction: CGVector {
        switch subtype {
        case .some(.fromRight): CGVector(dx: -1, dy: 0)
        case .some(.fromTop): CGVector(dx: 0, dy: 1)
        case .some(.fromBottom): CGVector(dx: 0, dy: -1)
        default: CGVector(dx: 1, dy: 0)
        }
    }
}
