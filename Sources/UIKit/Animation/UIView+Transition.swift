import CoreGraphics
import QuartzCore

extension UIView {
    /// Changes a view and leads over from what it showed before.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
        animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        let group = makeGroup(completion)
        if AnimationContext.areEnabled, duration > 0, let transition = CATransition(options) {
            transition.duration = duration
            view.layer.attach(transition, forKey: "transition", groups: [group])
        }
        if options.contains(.allowAnimatedContent) {
            let context = AnimationContext(
                duration: duration, delay: 0, pace: .curve(options.curve.function), options: options,
                group: group)
            AnimationContext.with(context) { animations?() }
        } else {
            performWithoutAnimation { animations?() }
        }
        if group.isEmpty {
            VirtualClock.main.schedule(after: 0) { group.seal() }
        } else {
            group.seal()
        }
    }

    /// Puts a view in another's place and leads over from one to the other; with `showHideTransitionViews` both stay
    /// where they are and one is hidden.
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        guard let container = fromView.superview else {
            return transition(with: toView, duration: 0, animations: nil, completion: completion)
        }
        transition(with: container, duration: duration, options: options) {
            if options.contains(.showHideTransitionViews) {
                fromView.isHidden = true
                toView.isHidden = false
            } else {
                container.insertSubview(toView, aboveSubview: fromView)
                fromView.removeFromSuperview()
            }
            container.layoutIfNeeded()
        } completion: {
            completion?($0)
        }
    }
}

extension CATransition {
    /// The transition that the options ask for; nil for none. Curling pages push up and down here.
    convenience init?(_ options: UIView.AnimationOptions) {
        let looks: [UInt: (CATransitionType, CATransitionSubtype?)] = [
            1: (.flip, .fromLeft), 2: (.flip, .fromRight), 3: (.reveal, .fromBottom), 4: (.moveIn, .fromTop),
            5: (.fade, nil), 6: (.flip, .fromTop), 7: (.flip, .fromBottom),
        ]
        guard let look = looks[options.transition] else { return nil }
        self.init()
        (type, subtype) = look
        timingFunction = options.curve.function
    }
}
