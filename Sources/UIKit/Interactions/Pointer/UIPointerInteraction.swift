import CoreGraphics
import Foundation

/// Changes the pointer of a pointing device while it is over regions of a view.
///
/// The pointer is not drawn; delegates are called as it moves.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
    /// The view that has the interaction.
    open private(set) weak var view: UIView?
    /// Provides the regions and their styles.
    open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
    /// Whether the pointer changes over the view.
    open var isEnabled = true { didSet { if !isEnabled { pointerDidLeave() } } }

    private var lastRequest: UIPointerRegionRequest?
    private(set) var region: UIPointerRegion?
    /// The style of the pointer in the region; nil while the pointer is in none.
    package private(set) var style: UIPointerStyle?

    /// Creates an interaction. Without a delegate the view is one region with the automatic style.
    public init(delegate: (any UIPointerInteractionDelegate)? = nil) {
        self.delegate = delegate
        super.init()
    }

    /// Requests the region and the style again if the pointer is over the view.
    open func invalidate() {
        guard let request = lastRequest else { return }
        pointerDidLeave()
        pointerIsOver(request)
    }

    open func willMove(to view: UIView?) { pointerDidLeave() }
    open func didMove(to view: UIView?) { self.view = view }

    /// Updates the pointer's position in the view.
    func pointerIsOver(_ request: UIPointerRegionRequest) {
        guard let view else { return }
        lastRequest = request
        let whole = UIPointerRegion(rect: view.bounds)
        let new =
            delegate == nil
            ? whole : delegate?.pointerInteraction(self, regionFor: request, defaultRegion: whole)
        if let new, new.isSame(as: region) { return }
        exit()
        if let new { enter(new) }
    }

    /// Handles the pointer leaving the view.
    func pointerDidLeave() {
        lastRequest = nil
        exit()
    }

    private func enter(_ new: UIPointerRegion) {
        region = new
        report { delegate?.pointerInteraction(self, willEnter: new, animator: $0) }
        style =
            delegate?.pointerInteraction(self, styleFor: new)
            ?? view.map { UIPointerStyle(effect: .automatic(UITargetedPreview(view: $0))) }
    }

    private func exit() {
        guard let old = region else { return }
        (region, style) = (nil, nil)
        report { delegate?.pointerInteraction(self, willExit: old, animator: $0) }
    }

    private func report(_ call: (any UIPointerInteractionAnimating) -> Void) {
        let animator = PointerAnimator()
        call(animator)
        animator.run()
    }
}

/// Collects animations alongside the pointer's and runs them at once, completions last.
@MainActor
private final class PointerAnimator: NSObject, UIPointerInteractionAnimating {
    private var animations: [() -> Void] = []
    private var completions: [(Bool) -> Void] = []

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }

    func run() {
        animations.forEach { $0() }
        completions.forEach { $0(true) }
    }
}
