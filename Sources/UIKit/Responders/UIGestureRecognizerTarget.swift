import Foundation

/// A target of a gesture recognizer with its action, as the recognizer's key `_targets` lists them. UIKit has no public API for them:
/// helpers of tests read the action from the description and the target from the variable `_target`, in order to call it.
final class UIGestureRecognizerTarget: NSObject {
    private let _target: AnyObject
    private let action: Selector

    init(_ target: AnyObject, _ action: Selector) {
        (_target, self.action) = (target, action)
    }

    override var description: String {
        "(action=\(action), target=<\(String(reflecting: type(of: _target))) \(ObjectIdentifier(_target).hashValue)>)"
    }
}
