import UIKit

/// A view that a list may show for one item after another.
///
/// ```swift
/// final class CommentView: UIView, ReusableViewType {}
/// ```
@MainActor
public protocol ReusableViewType: UIView {
    /// Called before the view shows another item: what belonged to the last one must go.
    func prepareForReuse()
}

extension ReusableViewType {
    /// Does nothing: a view that sets everything anew for each item has nothing to forget.
    public func prepareForReuse() {}
}
