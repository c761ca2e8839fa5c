import Foundation

/// The look of a bar's background.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
    open var backgroundColor: UIColor?
    open var backgroundImage: UIImage?
    open var shadowColor: UIColor? = .separator
    open var shadowImage: UIImage?

    /// Whether what lies below shows through, blurred.
    private(set) var isTransparent = false
    private(set) var isOpaqueBackground = false

    public override init() { super.init() }

    public required init?(coder: NSCoder) {
        super.init()
        (coder as? NibDecoder)?.configure(self)
    }

    /// The system's translucent background with a hairline.
    open func configureWithDefaultBackground() {
        (isTransparent, isOpaqueBackground) = (false, false)
        (backgroundColor, shadowColor) = (nil, .separator)
    }

    /// An opaque background in the system's colour with a hairline.
    open func configureWithOpaqueBackground() {
        (isTransparent, isOpaqueBackground) = (false, true)
        (backgroundColor, shadowColor) = (.systemBackground, .separator)
    }

    /// No background and no hairline.
    open func configureWithTransparentBackground() {
        (isTransparent, isOpaqueBackground) = (true, false)
        (backgroundColor, shadowColor) = (nil, nil)
    }
}

/// The look of a navigation bar.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]

    public override init() { super.init() }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        (coder as? NibDecoder)?.configure(self)
    }
}

/// The look of a toolbar.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {}

/// The look of a tab bar.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {}
