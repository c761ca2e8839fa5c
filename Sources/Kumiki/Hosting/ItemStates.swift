import UIKit

/// A view with state that belongs to its item and not to the data: whether a text is unfolded, how far a gallery is
/// scrolled. The state is kept while the item is off screen.
///
/// ```swift
/// final class CommentView: UIView, ReusableViewType, ItemStateKeeping {
///     private var isUnfolded = false
///
///     var itemState: Bool {
///         get { isUnfolded }
///         set { isUnfolded = newValue }
///     }
/// }
/// ```
@MainActor
public protocol ItemStateKeeping: UIView {
    /// The type of the state; a value.
    associatedtype ItemState

    /// The state of the item that is shown now. The state of a new view is that of an item shown for the first time.
    var itemState: ItemState { get set }
}

/// The states of a list's items, on screen or off.
///
/// A ``ListSource`` has one, and removes the states of items that are removed. Other data sources create their own.
///
/// ```swift
/// private let states = ItemStates()
///
/// cell.update(for: comment.id, keeping: states) { $0.show(comment) }
/// ```
@MainActor
public final class ItemStates {
    private var states: [AnyHashable: Any] = [:]
    /// The views that show items now, and have their latest state.
    private var holders: [AnyHashable: Holder] = [:]

    private struct Holder {
        weak var view: (any ItemStateHolding)?
    }

    /// Creates an empty store.
    public init() {}

    /// The items whose state is known.
    public var ids: Set<AnyHashable> { Set(states.keys).union(holders.filter { $0.value.view != nil }.keys) }

    /// Removes the states of all items but these.
    public func keep(only ids: Set<AnyHashable>) {
        states = states.filter { ids.contains($0.key) }
        holders = holders.filter { ids.contains($0.key) }
    }

    var isEmpty: Bool { states.isEmpty && holders.isEmpty }

    func save(_ state: Any, of id: AnyHashable) {
        states[id] = state
        holders[id] = nil
    }

    /// Returns the state of an item, which another view shows from now on.
    func pass(_ id: AnyHashable, to view: any ItemStateHolding) -> Any? {
        if let holder = holders[id]?.view, holder !== view { holder.saveItem() }
        holders[id] = Holder(view: view)
        return states[id]
    }
}

/// A view that shows an item whose state is kept.
@MainActor
protocol ItemStateHolding: AnyObject {
    /// Saves the item's state; the view shows no item afterwards.
    func saveItem()
}

/// The item that a hosted view shows.
struct HeldItem {
    let id: AnyHashable
    let states: ItemStates
}

extension HostedView: ItemStateHolding {
    /// Shows an item: saves the last one's state, configures the view and restores the new one's state.
    func show(_ id: AnyHashable, keeping states: ItemStates, _ change: (Content) -> Void) {
        guard firstState != nil else { return change(view) }
        if item?.id == id, item?.states === states { return change(view) }
        saveItem()
        item = HeldItem(id: id, states: states)
        let state = states.pass(id, to: self)
        change(view)
        if let keeping = view as? any ItemStateKeeping { restore(state ?? firstState, in: keeping) }
    }

    func saveItem() {
        guard let item, let keeping = view as? any ItemStateKeeping else { return }
        self.item = nil
        item.states.save(keeping.itemState, of: item.id)
    }

    private func restore<Keeping: ItemStateKeeping>(_ state: Any?, in view: Keeping) {
        if let state = state as? Keeping.ItemState { view.itemState = state }
    }
}
