import Foundation

/// Collects animations alongside a lift, a drop or a cancellation and runs them at once, completions last.
@MainActor
final class DragAnimator: NSObject, UIDragAnimating {
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []

    /// Passes an animator to the closure, then runs what was added to it.
    static func run(_ call: (any UIDragAnimating) -> Void) {
        let animator = DragAnimator()
        call(animator)
        animator.run()
    }

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    func run() {
        animations.forEach { $0() }
        completions.forEach { $0(.end) }
    }
}
