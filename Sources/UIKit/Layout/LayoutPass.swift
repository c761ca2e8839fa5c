/// One deferred layout of a view's tree: constraints from the leaves up, then frames from the top down.
@MainActor
struct LayoutPass {
    let view: UIView

    /// A view whose layout keeps asking for layout is given this many rounds.
    private static let maximumRounds = 8

    func run() {
        for _ in 0..<Self.maximumRounds {
            view.updateConstraintsInTree()
            guard layOut(view, force: false) else { return }
        }
    }

    /// Lays out what is marked, top down. Answers whether anything was laid out.
    private func layOut(_ view: UIView, force: Bool) -> Bool {
        var didWork = false
        if view.layoutState.needsLayout {
            view.layoutState.needsLayout = false
            view.hierarchy.controller?.viewWillLayoutSubviews()
            view.layoutSubviews()
            view.hierarchy.controller?.viewDidLayoutSubviews()
            didWork = true
        }
        for subview in view.subviews where layOut(subview, force: force) { didWork = true }
        return didWork
    }
}
