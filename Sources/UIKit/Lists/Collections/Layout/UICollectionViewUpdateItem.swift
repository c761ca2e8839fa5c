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

    /// Nil for insertions. Of a section the path's item is `NSNotFound`, as on iOS.
    public let indexPathBeforeUpdate: IndexPath?
    /// Nil for deletions.
    public let indexPathAfterUpdate: IndexPath?
    public let updateAction: Action

    init(_ action: Action, before: IndexPath?, after: IndexPath?) {
        (updateAction, indexPathBeforeUpdate, indexPathAfterUpdate) = (action, before, after)
        super.init()
    }

    /// Whether the change brings the item, alone or with its section.
    func inserts(_ path: IndexPath) -> Bool {
        updateAction == .insert && indexPathAfterUpdate?.covers(path) == true
    }

    /// Whether the change takes the item's view away, alone or with its section's.
    func deletes(_ path: IndexPath) -> Bool {
        (updateAction == .delete || updateAction == .reload) && indexPathBeforeUpdate?.covers(path) == true
    }
}

extension IndexPath {
    /// The place of a whole section in a batch of changes.
    static func wholeSection(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }

    fileprivate func covers(_ path: IndexPath) -> Bool {
        self == path || (item == NSNotFound && section == path.section)
    }
}
