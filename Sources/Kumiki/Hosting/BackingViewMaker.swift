import UIKit

/// A factory for the view that a wrapper shows.
///
/// It is a type rather than a value because lists create their cells by class:
///
/// ```swift
/// enum CommentMaker: BackingViewMaker {
///     static func make() -> CommentView { CommentView() }
/// }
/// typealias CommentCell = WrapperCell<CommentMaker>
/// ```
///
/// A view from a xib, which is ``Nibable``, needs no `make()`:
///
/// ```swift
/// final class BadgeView: UIView, Nibable, ReusableViewType {}
/// enum BadgeMaker: BackingViewMaker { typealias View = BadgeView }
/// ```
@MainActor
public protocol BackingViewMaker {
    /// The wrapped view.
    associatedtype View: UIView & ReusableViewType

    /// Returns a new view. Called once for each wrapper.
    static func make() -> View

    /// The size and the insets of the view in its wrapper. By default it fills the wrapper, and its constraints determine the
    /// size.
    static var layout: HostingLayout { get }
}

extension BackingViewMaker {
    public static var layout: HostingLayout { HostingLayout() }
}

extension BackingViewMaker where View: Nibable {
    /// Returns a new view from its nib, which is read once.
    public static func make() -> View { View.instance() }
}
