import Foundation

/// A change of what is focused. There is no keyboard or remote control that moves a focus here, so that nothing makes
/// one; the methods that take it can be written as on iOS.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
    /// What had the focus.
    open internal(set) weak var previouslyFocusedView: UIView?
    /// What has it next.
    open internal(set) weak var nextFocusedView: UIView?
}

/// Runs changes beside those of a change of focus.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
    /// Runs both at once: nothing else is animated.
    open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
        animations?()
        completion?()
    }
}

/// A change of the focused row.
@preconcurrency @MainActor
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
    open internal(set) var previouslyFocusedIndexPath: IndexPath?
    open internal(set) var nextFocusedIndexPath: IndexPath?
}

/// A change of the focused item.
@preconcurrency @MainActor
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
    open internal(set) var previouslyFocusedIndexPath: IndexPath?
    open internal(set) var nextFocusedIndexPath: IndexPath?
}
