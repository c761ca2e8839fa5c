import CoreGraphics
import Foundation

/// The direction of a focus movement.
public struct UIFocusHeading: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let up = UIFocusHeading(rawValue: 1 << 0)
    public static let down = UIFocusHeading(rawValue: 1 << 1)
    public static let left = UIFocusHeading(rawValue: 1 << 2)
    public static let right = UIFocusHeading(rawValue: 1 << 3)
    public static let next = UIFocusHeading(rawValue: 1 << 4)
    public static let previous = UIFocusHeading(rawValue: 1 << 5)
}

/// A change of what is focused.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
    /// The previously focused item.
    open internal(set) weak var previouslyFocusedItem: (any UIFocusItem)?
    /// The item to be focused.
    open internal(set) weak var nextFocusedItem: (any UIFocusItem)?
    /// The direction of the focus movement; empty if requested by code.
    open internal(set) var focusHeading: UIFocusHeading = []

    /// The previously focused item, if it is a view.
    open var previouslyFocusedView: UIView? { previouslyFocusedItem as? UIView }
    /// The item to be focused, if it is a view.
    open var nextFocusedView: UIView? { nextFocusedItem as? UIView }
}

/// The coordinator of animations alongside a change of focus.
@preconcurrency @MainActor
public protocol UIFocusAnimationContext: NSObjectProtocol {
    /// The duration in seconds.
    var duration: TimeInterval { get }
}

/// Runs animations alongside a change of focus.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
    private final class Context: NSObject, UIFocusAnimationContext {
        let duration: TimeInterval = 0.25
    }

    /// Animates with the change of focus.
    open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
        run(animations.map { work in { _ in work() } }, completion)
    }

    /// Adds animations of the item that receives the focus.
    open func addCoordinatedFocusingAnimations(
        _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
    ) { run(animations, completion) }

    /// Adds animations of the item that loses the focus.
    open func addCoordinatedUnfocusingAnimations(
        _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
    ) { run(animations, completion) }

    private func run(_ animations: ((any UIFocusAnimationContext) -> Void)?, _ completion: (() -> Void)?) {
        let context = Context()
        guard let animations else { return completion?() ?? () }
        UIView.animate(withDuration: context.duration) {
            animations(context)
        } completion: { _ in
            completion?()
        }
    }
}
