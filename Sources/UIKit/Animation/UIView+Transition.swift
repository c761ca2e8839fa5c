import CoreGraphics
import QuartzCore

extension CATransition {
    /// Creates the transition for the options; nil for none. Page curls push up and down here.
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
