import CoreGraphics
import QuartzCore

/// The system's animations between controllers. The durations are near those of iOS.
@MainActor
final class SystemTransition: NSObject, UIViewControllerAnimatedTransitioning {
    enum Look {
        case push, pop
        case cover, uncover
        case dissolve
        case flip
    }

    private let look: Look

    init(_ look: Look) { self.look = look }

    /// Creates the transition of a presentation in the style, or of its end.
    convenience init(_ style: UIModalTransitionStyle, isPresenting: Bool) {
        switch style {
        case .crossDissolve: self.init(.dissolve)
        case .flipHorizontal: self.init(.flip)
        default: self.init(isPresenting ? .cover : .uncover)
        }
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    {
        switch look {
        case .push, .pop: 0.35
        case .cover, .uncover: 0.4
        case .dissolve: 0.3
        case .flip: 0.75
        }
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let container = context.containerView
        let (from, to) = (context.view(forKey: .from), context.view(forKey: .to))
        let duration = transitionDuration(using: context)
        let done: (Bool) -> Void = { _ in context.completeTransition(!context.transitionWasCancelled) }
        switch look {
        case .push: slide(to, over: from, in: container, duration, done)
        case .pop: slide(from, away: to, in: container, duration, done)
        case .cover: move(to, isComing: true, in: container, duration, done)
        case .uncover: move(from, isComing: false, in: container, duration, done)
        case .dissolve: dissolve(isComing: to != nil, to ?? from, duration, done)
        case .flip:
            UIView.transition(
                with: container, duration: duration, options: .transitionFlipFromRight, animations: {},
                completion: done)
        }
    }

    /// The distance by which the view below moves along, as a fraction of the width.
    private static let parallax: CGFloat = 0.3

    private func slide(
        _ view: UIView?, over below: UIView?, in container: UIView, _ duration: TimeInterval,
        _ done: @escaping (Bool) -> Void
    ) {
        let width = container.bounds.width * (container.isRightToLeft ? -1 : 1)
        UIView.performWithoutAnimation { view?.center.x += width }
        UIView.animate(withDuration: duration, delay: 0, options: .curveEaseInOut) {
            view?.center.x -= width
            below?.center.x -= width * Self.parallax
        } completion: { finished in
            UIView.performWithoutAnimation { below?.center.x += width * Self.parallax }
            done(finished)
        }
    }

    private func slide(
        _ view: UIView?, away below: UIView?, in container: UIView, _ duration: TimeInterval,
        _ done: @escaping (Bool) -> Void
    ) {
        let width = container.bounds.width * (container.isRightToLeft ? -1 : 1)
        UIView.performWithoutAnimation { below?.center.x -= width * Self.parallax }
        UIView.animate(withDuration: duration, delay: 0, options: .curveEaseInOut) {
            view?.center.x += width
            below?.center.x += width * Self.parallax
        } completion: { finished in
            UIView.performWithoutAnimation { view?.center.x -= width }
            done(finished)
        }
    }

    /// Moves a view in from below the container's lower edge, or out.
    private func move(
        _ view: UIView?, isComing: Bool, in container: UIView, _ duration: TimeInterval,
        _ done: @escaping (Bool) -> Void
    ) {
        let way = container.bounds.maxY - (view?.frame.minY ?? 0)
        let dimming = (container as? PresentationContainerView)?.dimming
        if isComing {
            UIView.performWithoutAnimation {
                view?.center.y += way
                dimming?.alpha = 0
            }
        }
        UIView.animate(withDuration: duration, delay: 0, options: .curveEaseOut) {
            view?.center.y += isComing ? -way : way
            dimming?.alpha = isComing ? 1 : 0
        } completion: { finished in
            // Removed views are put back in place, in case they are shown again or stay.
            if !isComing {
                UIView.performWithoutAnimation {
                    view?.center.y -= way
                    dimming?.alpha = 1
                }
            }
            done(finished)
        }
    }

    private func dissolve(
        isComing: Bool, _ view: UIView?, _ duration: TimeInterval, _ done: @escaping (Bool) -> Void
    ) {
        let alpha = view?.alpha ?? 1
        if isComing { UIView.performWithoutAnimation { view?.alpha = 0 } }
        UIView.animate(withDuration: duration) {
            view?.alpha = isComing ? alpha : 0
        } completion: { finished in
            UIView.performWithoutAnimation { view?.alpha = alpha }
            done(finished)
        }
    }
}
