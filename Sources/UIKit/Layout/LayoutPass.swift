/// One deferred layout of a view's tree: constraints from the leaves up, then frames from the top down.
@MainActor
struct LayoutPass {
    let view: UIView

    /// A view whose layout keeps asking for layout is given this many rounds.
    private static let maximumRounds = 8

    /// Layout starts at the topmost view above that is marked without a gap.
    init(view: UIView) {
        var start = view
        while let superview = start.superview, superview.layoutState.needsLayout { start = superview }
        self.view = start
    }

    func run() {
        guard !view.layoutState.isInLayoutPass, !isDone else { return }
        view.layoutState.isInLayoutPass = true
        defer { view.layoutState.isInLayoutPass = false }
        for _ in 0..<Self.maximumRounds {
            view.updateConstraintsInTree()
            solve()
            guard layOutTree(), !isDone else { return }
        }
        reportRestlessness()
    }

    /// Whether nothing waits for a pass, neither marks nor news for the engine.
    private var isDone: Bool {
        !view.layoutState.treeIsMarked && view.layoutEngine?.isUpToDate == true
    }

    /// Says which views of the author's ask for layout whenever they are laid out. Views of UIKit's own that have not
    /// settled by now do no harm, and the author could not mend them.
    private func reportRestlessness() {
        var restless: [String] = []
        view.forEachInTree { view in
            if view.layoutState.needsLayout, !view.isFrameworkClass { restless.append(layoutName(view)) }
        }
        guard !restless.isEmpty else { return }
        RuntimeDiagnostics.report(
            "Layout was stopped after \(Self.maximumRounds) rounds: a feedback loop. Still asking for layout: "
                + restless.prefix(5).joined(separator: ", "))
    }

    private func solve() {
        let root = view.layoutRoot
        let engine = root.requireLayoutEngine()
        engine.update()
        if !root.translatesAutoresizingMaskIntoConstraints, let rect = engine.rect(of: root) {
            root.bounds.size =
                root.frame(forAlignmentRect: rect).roundedToPixels(scale: root.pixelScale)
                .standardizedForLayout.size
        }
    }

    /// Lays out what is marked, top down. Answers whether anything was laid out.
    private func layOutTree() -> Bool {
        var didWork = false
        var stack: [UIView] = []
        var next: UIView? = view
        while let view = next {
            let state = view.layoutState
            let wasMarked = state.treeIsMarked
            state.treeIsMarked = false
            if state.needsLayout {
                layOut(view)
                didWork = true
            }
            if state.needsUpdateConstraints { view.markTree() }
            if wasMarked || state.treeIsMarked {
                let subviews = view.subviews
                next = subviews.first
                for other in subviews.dropFirst().reversed() { stack.append(other) }
                if next != nil { continue }
            }
            next = stack.popLast()
        }
        return didWork
    }

    private func layOut(_ view: UIView) {
        view.layoutState.needsLayout = false
        view.hierarchy.controller?.viewWillLayoutSubviews()
        view.layoutSubviews()
        view.hierarchy.controller?.viewDidLayoutSubviews()
    }
}
