import UIKit

/// Makes a view from its xib: `typealias CommentCell = WrapperCell<NibMaker<CommentView>>`.
public enum NibMaker<View: Nibable & ReusableViewType>: BackingViewMaker {
    /// A new view from the nib, which is read once.
    public static func make() -> View { View.instance() }
}
