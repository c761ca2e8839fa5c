import UIKit

/// What all wrappers of a view have in common: the cells, headers, footers and supplementary views that show any
/// `UIView` which a ``BackingViewMaker`` makes.
@MainActor
public protocol ViewWrapper: UIView {
    /// What makes the view.
    associatedtype Maker: BackingViewMaker

    /// The view in this wrapper.
    var hosted: HostedView<Maker.View> { get }
}

extension ViewWrapper {
    /// The view that is wrapped.
    public var backingView: Maker.View { hosted.view }

    /// Changes the view for the item that it shows now: `cell.update { $0.show(comment) }`.
    public func update(_ change: (Maker.View) -> Void) {
        change(backingView)
    }

    /// Changes the view for an item whose state is kept while it is off screen, where the view is ``ItemStateKeeping``:
    /// `cell.update(for: comment.id, keeping: states) { $0.show(comment) }`.
    public func update<ID: Hashable>(for id: ID, keeping states: ItemStates, _ change: (Maker.View) -> Void) {
        hosted.show(id, keeping: states, change)
    }

    /// Puts a view over or under the wrapped one without touching it, or with nil takes it away.
    public func decorate(_ place: HostingDecoration, with decoration: UIView?) {
        hosted.decorate(place, with: decoration)
    }

    /// The view that ``decorate(_:with:)`` put over or under the wrapped one.
    public func decoration(_ place: HostingDecoration) -> UIView? {
        hosted.decoration(place)
    }

    /// Tells the wrapped view that it comes into sight or has gone out of it.
    func follow(isDisplayed: Bool) { hosted.follow(isDisplayed: isDisplayed) }

    func host(in container: UIView) -> HostedView<Maker.View> {
        HostedView(Maker.make(), layout: Maker.layout, in: container)
    }
}
