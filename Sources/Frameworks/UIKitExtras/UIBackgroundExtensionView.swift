import UIKit

/// A view that extends its content below bars and sidebars. The content is in the safe area; what is outside of it is not
/// drawn here.
@preconcurrency @MainActor
open class UIBackgroundExtensionView: UIView {
    /// The content.
    open var contentView: UIView? {
        didSet {
            if oldValue !== contentView, oldValue?.superview === self { oldValue?.removeFromSuperview() }
            if let contentView { addSubview(contentView) }
            setNeedsLayout()
        }
    }
    /// Whether the content is placed in the safe area; else the app places it.
    open var automaticallyPlacesContentView = true { didSet { setNeedsLayout() } }

    open override func layoutSubviews() {
        super.layoutSubviews()
        guard automaticallyPlacesContentView, let contentView else { return }
        contentView.frame = bounds.inset(by: safeAreaInsets)
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }
}
