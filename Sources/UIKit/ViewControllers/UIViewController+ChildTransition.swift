import Foundation

extension UIViewController {
    /// Replaces a child by another, with the appearance methods of both and the animations between.
    func exchangeChildren(
        _ old: UIViewController, _ new: UIViewController, _ duration: TimeInterval,
        _ options: UIView.AnimationOptions, _ animations: (() -> Void)?, _ completion: ((Bool) -> Void)?
    ) {
        guard old.parent === self, new.parent === self, old !== new else {
            return RuntimeDiagnostics.report(
                "Children view controllers <\(type(of: old))> and <\(type(of: new))> must have a common parent view "
                    + "controller when calling -[UIViewController transitionFromViewController:toViewController:"
                    + "duration:options:animations:completion:]")
        }
        let isAnimated = duration > 0 && UIView.areAnimationsEnabled
        old.beginAppearanceTransition(false, animated: isAnimated)
        new.beginAppearanceTransition(true, animated: isAnimated)
        (old.viewIfLoaded?.superview ?? viewIfLoaded)?.addSubview(new.view)
        if isShown { new.settleAppearance() }
        let end: (Bool) -> Void = { finished in
            old.viewIfLoaded?.removeFromSuperview()
            old.endAppearanceTransition()
            new.endAppearanceTransition()
            completion?(finished)
        }
        guard isAnimated else {
            animations?()
            return end(true)
        }
        UIView.animate(withDuration: duration, delay: 0, options: options) {
            animations?()
        } completion: {
            end($0)
        }
    }
}
