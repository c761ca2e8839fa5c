import QuartzCore

/// One deferred layout of a view hierarchy: constraints from the leaves up, then frames from the top down.
@MainActor
struct LayoutPass {
    let view: UIView

    /// The maximum number of rounds for views that keep requesting layout.
    private static let maximumRounds = 8

    /// Creates a pass that starts at the topmost marked view above without a gap.
    init(view: UIView) {
        self.view =
            view.firstUpward { $0.hierarchy.above?.borrow { $0.layoutState.needsLayout } != true } ?? view
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

    /// Whether no layout is pending, neither marks nor changes for the engine.
    private var isDone: Bool {
        !view.layoutState.treeIsMarked && view.layoutEngine?.isUpToDate == true
    }

    /// Reports custom views that request layout whenever they are laid out. UIKit's views that have not settled by now
    /// are harmless, and the author could not change them.
    private func reportRestlessness() {
        var restless: [String] = []
        view.forEachInTree { view in
            if view.layoutState.needsLayout, !view.isFrameworkClass { restless.append(layoutName(view)) }
        }
        guard !restless.isEmpty else { return }
        RuntimeDiagnostics.report(
            "Layout was stopped after \(Self.maximumRounds) rounds: a feedback loop. Still requesting layout: "
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

    /// Lays out the marked views, top down. Returns whether anything was laid out.
    private func layOutTree() -> Bool {
        var didWork = false
        // Deeper trees than most; a growing array would cost more than its content.
        var levels: [Level] = []
        levels.reserveCapacity(32)
        var next: UIView? = view
        while let view = next {
            if visit(view, &didWork) { levels.append(Level(view)) }
            next = nil
            while next == nil, !levels.isEmpty {
                next = levels[levels.count - 1].next()
                if next == nil { levels.removeLast() }
            }
        }
        return didWork
    }

    /// Lays out one view if it is marked. Returns whether a view below it may be marked.
    private func visit(_ view: UIView, _ didWork: inout Bool) -> Bool {
        let state = view.layoutState
        let wasMarked = state.treeIsMarked
        state.treeIsMarked = false
        if state.needsUpdateProperties { view.performUpdateProperties() }
        if state.needsLayout {
            layOut(view)
            didWork = true
        }
        if state.needsUpdateConstraints { view.markTree() }
        return wasMarked || state.treeIsMarked
    }

    /// The subviews of a view, with the next marked one to visit.
    @MainActor
    private struct Level {
        private let views: [UIView]
        private var place = 0

        init(_ view: UIView) { views = view.hierarchy.subviews }

        mutating func next() -> UIView? {
            while place < views.count {
                place += 1
                if views[place - 1].layoutState.treeIsMarked { return views[place - 1] }
            }
            return nil
        }
    }

    private func layOut(_ view: UIView) {
        view.layoutState.needsLayout = false
        if let controller = view.hierarchy.controller {
            controller.observed(.viewWillLayoutSubviews) { controller.viewWillLayoutSubviews() }
        }
        if view.layoutState.corners != nil { view.applyCorners() }
        view.layoutSubviews()
        if let controller = view.hierarchy.controller {
            controller.observed(.viewDidLayoutSubviews) { controller.viewDidLayoutSubviews() }
        }
    }
}
