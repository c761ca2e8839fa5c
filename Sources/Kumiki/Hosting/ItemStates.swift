import UIKit

/// A view with a state that belongs to the item it shows and not to the data: whether a text is unfolded, how far a
/// gallery is scrolled. It is kept while the item is off screen.
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
    /// What is kept; a value.
    associatedtype ItemState

    /// The state for the item that is shown now. What it is in a new view is what an item begins with.
    var itemState: ItemState { get set }
}

/// The states of a list's items, whether their views are there or not.
///
/// A ``ListSource`` has one and forgets the states of items that are gone. Lists that fill their cells otherwise have one
/// of their own: `cell.update(for: comment.id, keeping: states) { $0.show(comment) }`.
@MainActor
public final class ItemStates {
    private var states: [AnyHashable: Any] = [:]
    /// Who shows an item now, and so knows its state better.
    private var holders: [AnyHashable: Holder] = [:]

    private struct Holder {
        weak var view: (any ItemStateHolding)?
    }

    /// No states.
    public init() {}

    /// The items whose state is known.
    public var ids: Set<AnyHashable> { Set(states.keys).union(holders.filter { $0.value.view != nil }.keys) }

    /// Forgets the states of all items but these.
    public func keep(only ids: Set<AnyHashable>) {
        states = states.filter { ids.contains($0.key) }
        holders = holders.filter { ids.contains($0.key) }
    }

    /// Whether there is anything to forget.
    var isEmpty: Bool { states.isEmpty && holders.isEmpty }

    func save(_ state: Any, of id: AnyHashable) {
        states[id] = state
        holders[id] = nil
    }

    /// The state of an item, which another view shows from now on.
    func handOver(_ id: AnyHashable, to view: any ItemStateHolding) -> Any? {
        if let holder = holders[id]?.view, holder !== view { holder.giveUpItem() }
        holders[id] = Holder(view: view)
        return states[id]
    }
}

/// What shows an item whose state is kept.
@MainActor
protocol ItemStateHolding: AnyObject {
    /// Saves the item's state, and belongs to no item any longer.
    func giveUpItem()
}

/// What a hosted view has of the item that it shows.
struct HeldItem {
    let id: AnyHashable
    let states: ItemStates
}

extension HostedView: ItemStateHolding {
    /// Begins to show an item: what the last one's state was is saved, and the new one's comes back.
    func show(_ id: AnyHashable, keeping states: ItemStates, _ change: (Content) -> Void) {
        guard firstState != nil else { return change(view) }
        if item?.id == id, item?.states === states { return change(view) }
        giveUpItem()
        item = HeldItem(id: id, states: states)
        let state = states.handOver(id, to: self)
        change(view)
        if let keeping = view as? any ItemStateKeeping { restore(state ?? firstState, in: keeping) }
    }

    func giveUpItem() {
        guard let item, let keeping = view as? any ItemStateKeeping else { return }
        self.item = nil
        item.states.save(keeping.itemState, of: item.id)
    }

    private func restore<Keeping: ItemStateKeeping>(_ state: Any?, in view: Keeping) {
        if let state = state as? Keeping.ItemState { view.itemState = state }
    }
}
