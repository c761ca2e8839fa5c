@_spi(Frameworks) import UIKit

/// The presentation of a menu at its edge, beside or above the presenting view.
final class MenuPresentation: UIPresentationController {
    private let cover = UIView()

    private var menu: SideMenuNavigationController? {
        presentedViewController as? SideMenuNavigationController
    }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let menu, let bounds = containerView?.bounds else { return .zero }
        let width = min(menu.settings.menuWidth, bounds.width)
        return CGRect(x: menu.leftSide ? 0 : bounds.width - width, y: 0, width: width, height: bounds.height)
    }

    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard let containerView, let menu else { return }
        cover.frame = containerView.bounds
        cover.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        cover.isUserInteractionEnabled = !menu.settings.presentingViewControllerUserInteractionEnabled
        containerView.insertSubview(cover, at: 0)
        if menu.settings.enableTapToDismissGesture {
            let tap = UITapGestureRecognizer()
            tap.onAction = { [weak menu] _ in menu?.dismiss(animated: true) }
            cover.addGestureRecognizer(tap)
        }
        if menu.settings.enableSwipeToDismissGesture {
            let swipe = UISwipeGestureRecognizer()
            swipe.direction = menu.leftSide ? .left : .right
            swipe.onAction = { [weak menu] _ in menu?.dismiss(animated: true) }
            containerView.addGestureRecognizer(swipe)
        }
        addShadow(menu)
    }

    private func addShadow(_ menu: SideMenuNavigationController) {
        let (style, layer) = (menu.settings.presentationStyle, menu.view.layer)
        guard style.menuOnTop else { return }
        layer.shadowColor = style.onTopShadowColor.cgColor
        layer.shadowRadius = style.onTopShadowRadius
        layer.shadowOpacity = style.onTopShadowOpacity
        layer.shadowOffset = style.onTopShadowOffset
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        guard let menu, menu.view.transform.isIdentity else { return }
        presentedView?.frame = frameOfPresentedViewInContainerView
    }
}

/// The animation of a menu and of the presenting view.
@MainActor final class MenuTransition: NSObject, UIViewControllerAnimatedTransitioning {
    private let menu: SideMenuNavigationController
    private let presents: Bool

    init(_ menu: SideMenuNavigationController, presents: Bool) {
        self.menu = menu
        self.presents = presents
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    {
        presents ? menu.settings.presentDuration : menu.settings.dismissDuration
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let other = context.viewController(forKey: presents ? .from : .to)?.view
        if presents {
            context.containerView.addSubview(menu.view)
            menu.view.frame = context.finalFrame(for: menu)
            moveOut(other)
        }
        UIView.animate(withDuration: transitionDuration(using: context)) { [self] in
            if presents { moveIn(other) } else { moveOut(other) }
        } completion: { [self] _ in
            if !presents { menu.view.transform = .identity }
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    private var style: SideMenuPresentationStyle { menu.settings.presentationStyle }

    /// The width of the menu, negative at the right.
    private var offset: CGFloat { menu.settings.menuWidth * (menu.leftSide ? 1 : -1) }

    private func moveIn(_ other: UIView?) {
        menu.view.transform = .identity
        menu.view.alpha = 1
        other?.alpha = style.presentingEndAlpha
        other?.transform = CGAffineTransform(translationX: offset * style.presentingTranslateFactor, y: 0)
            .scaledBy(x: style.presentingScaleFactor, y: style.presentingScaleFactor)
    }

    private func moveOut(_ other: UIView?) {
        // The container is above the presenting view: a menu that the view covers begins beside it.
        let covered = !style.menuOnTop && style.menuTranslateFactor > -1
        let factor = covered ? -1 : style.menuTranslateFactor
        menu.view.transform = CGAffineTransform(translationX: offset * factor, y: 0)
            .scaledBy(x: style.menuScaleFactor, y: style.menuScaleFactor)
        menu.view.alpha = style.menuStartAlpha
        other?.alpha = 1
        other?.transform = .identity
    }
}
