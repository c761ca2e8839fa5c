import Foundation
import QuartzCore

/// Animations by a beginning and an end, from before there were closures.
extension UIView {
    /// Animates the changes up to the next `commitAnimations()`.
    public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
        AnimationBlock.begin(animationID, context)
    }

    /// Ends the innermost block, which starts its animations.
    public class func commitAnimations() { AnimationBlock.commit() }

    /// Sets the duration of the following changes, in seconds; 0.2 without a call.
    public class func setAnimationDuration(_ duration: TimeInterval) {
        AnimationBlock.current?.duration = duration
    }

    /// Sets the delay of the following changes, in seconds.
    public class func setAnimationDelay(_ delay: TimeInterval) { AnimationBlock.current?.delay = delay }

    /// Sets the curve of the following changes.
    public class func setAnimationCurve(_ curve: UIView.AnimationCurve) {
        AnimationBlock.current?.curve = curve
    }

    /// Sets the number of repetitions of the following changes.
    public class func setAnimationRepeatCount(_ repeatCount: Float) {
        AnimationBlock.current?.repeatCount = repeatCount
    }

    /// Sets whether the following changes are reversed at the end.
    public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
        AnimationBlock.current?.autoreverses = repeatAutoreverses
    }

    /// Sets whether the following changes start at the presented values.
    public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
        AnimationBlock.current?.beginsFromCurrentState = fromCurrentState
    }

    /// Sets the object that is notified by `setAnimationWillStart(_:)` and `setAnimationDidStop(_:)`; it is not
    /// retained.
    public class func setAnimationDelegate(_ delegate: Any?) {
        AnimationBlock.current?.delegate = delegate.map { $0 as AnyObject }
    }

    /// Sets the delegate's method for the start, with the block's name and context.
    public class func setAnimationWillStart(_ selector: Selector?) {
        AnimationBlock.current?.willStart = selector
    }

    /// Sets the delegate's method for the end, with the block's name, whether it finished, and its context.
    public class func setAnimationDidStop(_ selector: Selector?) {
        AnimationBlock.current?.didStop = selector
    }
}
