import Foundation

/// The item of a controller in a tab bar.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
    open var selectedImage: UIImage? { didSet { didChange() } }
    open var badgeValue: String? { didSet { didChange() } }
    open var badgeColor: UIColor? { didSet { didChange() } }
    /// The offset of the title, in points.
    open var titlePositionAdjustment = UIOffset.zero { didSet { didChange() } }

    /// The bar's appearance while the item is selected; nil for the bar's own.
    open var standardAppearance: UITabBarAppearance? { didSet { didChange() } }
    /// The appearance at the edge. Stored; the background there is the bar's own.
    open var scrollEdgeAppearance: UITabBarAppearance? { didSet { didChange() } }

    private var badgeAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

    open func setBadgeTextAttributes(
        _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {
        badgeAttributes[state.rawValue] = textAttributes
        didChange()
    }

    open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        badgeAttributes[state.rawValue]
    }

    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init(title: title, image: image, tag: 0)
        self.selectedImage = selectedImage
    }

    public override init() { super.init() }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        (coder as? NibDecoder)?.configure(self)
    }
}
