import UIKit

/// Makes the view that a wrapper shows, and says how it is laid out there.
///
/// A type rather than a value, so that a list can make the wrapper by its class:
///
/// ```swift
/// enum CommentMaker: BackingViewMaker {
///     static func make() -> CommentView { CommentView() }
/// }
/// typealias CommentCell = WrapperCell<CommentMaker>
/// ```
@MainActor
public protocol BackingViewMaker {
    /// The view that is wrapped.
    associatedtype View: ReusableViewType

    /// A new view. Called once for each wrapper.
    static func make() -> View

    /// How the view lies in its wrapper: filling it, sized by its constraints, unless the maker says otherwise.
    static var layout: HostingLayout { get }
}

extension BackingViewMaker {
    public static var layout: HostingLayout { HostingLayout() }
}
