import Foundation

/// One change of a batch, as passed to a layout.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
    public enum Action: Int, Sendable {
        case insert = 0
        case delete = 1
        case reload = 2
        case move = 3
        case none = 4
    }

    /// The index path before the update; nil for insertions. For a section its item is `NSNotFound`, as on iOS.
    open var indexPathBeforeUpdate: IndexPath? { before }
    /// The index path after the update; nil for deletions.
    open var indexPathAfterUpdate: IndexPath? { after }
    open var updateAction: Action { action }

    private let before: IndexPath?
    private let after: IndexPath?
    private let action: Action

    /// Creates an item without a change, for subclasses.
    public override init() {
        (action, before, after) = (.none, nil, nil)
        super.init()
    }

    init(_ action: Action, before: IndexPath?, after: IndexPath?) {
        (self.action, self.before, self.after) = (action, before, after)
        super.init()
    }

    /// Returns whether the change inserts the item, alone or with its section.
    func inserts(_ path: IndexPath) -> Bool {
        updateAction == .insert && indexPathAfterUpdate?.covers(path) == true
    }

    /// Returns whether the change removes the item's view, alone or with its section's.
    func deletes(_ path: IndexPath) -> Bool {
        (updateAction == .delete || updateAction == .reload) && indexPathBeforeUpdate?.covers(path) == true
    }
}

extension IndexPath {
    /// Returns the index path of a whole section in a batch of changes.
    static func wholeSection(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }

    fileprivate func covers(_ path: IndexPath) -> Bool {
        self == path || (item == NSNotFound && section == path.section)
    }
}
