import CoreGraphics

/// A transition at a moment: what the layer showed before, and how far it is on its way to what it shows now.
struct LayerTransition {
    let before: CGImage
    let type: CATransitionType
    let subtype: CATransitionSubtype?
    /// From 0 to 1.
    let part: CGFloat

    /// Draws the moment in the layer's own coordinates; `after` draws what the layer shows now.
    @MainActor
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

    /// Both add up, so that what is the same in both stays as it is.
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

    /// Seen straight from the front a turning card gets narrower and wider again.
    private func flip(_ context: CGContext, _ bounds: CGRect, _ body: () -> Void) {
        let width = max(abs(cos(part * .pi)), 0.001)
        let isAcross = subtype == nil || subtype == .fromLeft || subtype == .fromRight
        context.translateBy(x: bounds.midX, y: bounds.midY)
        context.scaleBy(x: isAcross ? width : 1, y: isAcross ? 1 : width)
        context.translateBy(x: -bounds.midX, y: -bounds.midY)
        body()
    }

    /// Where the new moves. Core Animation's top is that of the screen here.
    private var direction: CGVector {
        switch subtype {
        case .some(.fromRight): CGVector(dx: -1, dy: 0)
        case .some(.fromTop): CGVector(dx: 0, dy: 1)
        case .some(.fromBottom): CGVector(dx: 0, dy: -1)
        default: CGVector(dx: 1, dy: 0)
        }
    }
}
