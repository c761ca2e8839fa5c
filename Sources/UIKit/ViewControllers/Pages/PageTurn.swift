import CoreGraphics
import Foundation

/// One turn from the visible pages to others, with the calls in their order: the appearance methods before and after
/// for both, and then the containment.
@MainActor
struct PageTurn {
    private let holder: UIPageViewController
    private let old: [UIViewController]
    private let new: [UIViewController]
    private let direction: UIPageViewController.NavigationDirection

    init(
        _ holder: UIPageViewController, to new: [UIViewController],
        _ direction: UIPageViewController.NavigationDirection
    ) {
        self.holder = holder
        self.new = new
        self.direction = direction
        old = holder.pages ?? []
    }

    private var leaving: [UIViewController] { old.filter { !new.contains($0) } }
    private var coming: [UIViewController] { new.filter { !old.contains($0) } }

    /// Runs the turn. The closure receives whether it was completed: the user may cancel an interactive turn.
    func run(animated: Bool, driver: FingerDriver?, _ end: @escaping (Bool) -> Void) {
        holder.storage.running?.finishNow()
        for page in leaving { page.willLeaveParent() }
        for page in coming { holder.addChild(page) }
        holder.pages = new
        let isSeen = holder.isViewLoaded && holder.isShown
        if isSeen {
            begin(animated)
        } else {
            for page in leaving { page.viewIfLoaded?.removeFromSuperview() }
        }
        if holder.isViewLoaded { for page in new where page.view.superview == nil { place(page) } }
        let finish: (Bool) -> Void = { didComplete in
            finishTurn(isSeen, animated, didComplete)
            end(didComplete)
        }
        guard animated, isSeen, let transition = makeTransition(driver) else { return finish(true) }
        transition.run(finish)
        for page in coming { page.settleAppearance() }
    }

    private func begin(_ animated: Bool) {
        for page in leaving { page.beginAppearanceTransition(false, animated: animated) }
        for page in coming { page.beginAppearanceTransition(true, animated: animated) }
    }

    private func place(_ page: UIViewController) {
        page.view.translatesAutoresizingMaskIntoConstraints = true
        page.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        holder.pageContainer.insertSubview(page.view, at: 0)
        holder.placePages()
    }

    private func makeTransition(_ driver: FingerDriver?) -> ControllerTransition? {
        guard UIView.areAnimationsEnabled, holder.viewIfLoaded?.window != nil, let to = coming.first else {
            return nil
        }
        let slide = PageSlide(
            from: leaving.compactMap(\.viewIfLoaded), to: coming.map(\.view), way: way)
        let transition = ControllerTransition(
            in: holder.pageContainer, from: leaving.first, to: to, animator: slide, interaction: driver)
        for controller in [holder] + leaving + coming {
            controller.storage.beginRunningTransition(transition)
        }
        return transition
    }

    /// The direction and distance in which the pages move, in points.
    private var way: CGVector {
        let isForward = direction == .forward
        if holder.navigationOrientation == .vertical {
            let height = holder.view.bounds.height + holder.pageSpacing
            return CGVector(dx: 0, dy: isForward ? -height : height)
        }
        let width = holder.view.bounds.width + holder.pageSpacing
        return CGVector(dx: isForward != holder.view.isRightToLeft ? -width : width, dy: 0)
    }

    private func finishTurn(_ isSeen: Bool, _ animated: Bool, _ didComplete: Bool) {
        for controller in [holder] + old + new { controller.storage.endRunningTransition() }
        guard didComplete else { return cancel(animated) }
        if isSeen { for page in coming { page.settleAppearance() } }
        for page in leaving { page.viewIfLoaded?.removeFromSuperview() }
        for page in leaving where isSeen { page.endAppearanceTransition() }
        for page in coming where isSeen { page.endAppearanceTransition() }
        for page in leaving { page.removeFromParent() }
        for page in coming { page.didMove(toParent: holder) }
        holder.placePages()
    }

    /// Cancels the turn: removes the new pages and keeps the old ones.
    private func cancel(_ animated: Bool) {
        for page in coming { page.beginAppearanceTransition(false, animated: animated) }
        for page in coming {
            page.viewIfLoaded?.removeFromSuperview()
            page.endAppearanceTransition()
        }
        holder.pages = old
        for page in leaving { page.beginAppearanceTransition(true, animated: animated) }
        for page in leaving { page.endAppearanceTransition() }
        for page in coming {
            page.willLeaveParent()
            page.removeFromParent()
        }
        for page in leaving { page.didMove(toParent: holder) }
        holder.placePages()
    }
}

/// An animation that slides pages side by side.
@MainActor
private final class PageSlide: NSObject, UIViewControllerAnimatedTransitioning {
    private let from: [UIView]
    private let to: [UIView]
    private let way: CGVector

    init(from: [UIView], to: [UIView], way: CGVector) { (self.from, self.to, self.way) = (from, to, way) }

    /// Returns the duration in seconds, near that of iOS.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    { 0.35 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let (from, to, way) = (from, to, way)
        UIView.performWithoutAnimation { Self.move(to, by: CGVector(dx: -way.dx, dy: -way.dy)) }
        UIView.animate(withDuration: transitionDuration(using: context), delay: 0, options: .curveEaseInOut) {
            Self.move(from + to, by: way)
        } completion: { _ in
            UIView.performWithoutAnimation { Self.move(from, by: CGVector(dx: -way.dx, dy: -way.dy)) }
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    private static func move(_ views: [UIView], by way: CGVector) {
        for view in views { view.center = CGPoint(x: view.center.x + way.dx, y: view.center.y + way.dy) }
    }
}
