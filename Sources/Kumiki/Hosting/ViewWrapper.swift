import UIKit

/// A cell, header or footer that shows any `UIView` made by a ``BackingViewMaker``.
///
/// ```swift
/// cell.update { $0.show(comment) }
/// cell.overlay = UIImageView(image: UIImage(systemName: "pin"))
/// cell.backingView.isUnfolded = true
/// ```
@MainActor
public protocol ViewWrapper: UIView {
    /// The factory of the wrapped view.
    associatedtype Maker: BackingViewMaker

    /// The wrapped view with what the toolkit keeps for it.
    var hosted: HostedView<Maker.View> { get }
}

extension ViewWrapper {
    /// The wrapped view.
    public var backingView: Maker.View { hosted.view }

    /// Configures the view for the item that it shows now: `cell.update { $0.show(comment) }`.
    public func update(_ change: (Maker.View) -> Void) { change(backingView) }

    /// Configures the view for an item whose state is kept while it is off screen, where the view is ``ItemStateKeeping``:
    /// `cell.update(for: comment.id, keeping: states) { $0.show(comment) }`.
    public func update<ID: Hashable>(for id: ID, keeping states: ItemStates, _ change: (Maker.View) -> Void) {
        hosted.show(id, keeping: states, change)
    }

    /// A view over the wrapped one, as large as the wrapper, such as a badge or a shade. The wrapped view is not touched.
    public var overlay: UIView? {
        get { hosted.overlay }
        set { hosted.overlay = newValue }
    }

    /// A view under the wrapped one, as large as the wrapper. The wrapped view is not touched.
    public var underlay: UIView? {
        get { hosted.underlay }
        set { hosted.underlay = newValue }
    }

    /// Passes on that the wrapper appears or disappears.
    func displayChanged(_ isDisplayed: Bool) { hosted.displayChanged(isDisplayed) }

    func host(in container: UIView) -> HostedView<Maker.View> {
        HostedView(Maker.make(), layout: Maker.layout, in: container)
    }
}
