import UIKit

/// A view that a list may show for one item after another, or the controller of such a view in a ``ControllerView``.
///
/// ```swift
/// final class CommentView: UIView, ReusableViewType {
///     func updateConfiguration(using state: UICellConfigurationState) {
///         backgroundColor = state.isSelected ? .systemYellow : .clear
///     }
/// }
/// ```
///
/// Both methods are optional and are those of Apple's cells. Swift binds them where a class conforms to the protocol: where
/// subclasses implement them, the class that conforms must implement them too.
@MainActor
public protocol ReusableViewType: UIResponder {
    /// Called before the view shows another item, to remove what belongs to the last one.
    func prepareForReuse()

    /// Called when the state of the view's cell, header or footer has changed, and once at first.
    ///
    /// The state has a property of the toolkit in addition to UIKit's own, `isDisplayed`.
    func updateConfiguration(using state: UICellConfigurationState)
}

extension ReusableViewType {
    /// Does nothing, for views that set every property for each item.
    public func prepareForReuse() {}
    /// Does nothing, for views that look the same in every state.
    public func updateConfiguration(using state: UICellConfigurationState) {}
}
