import Foundation

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
