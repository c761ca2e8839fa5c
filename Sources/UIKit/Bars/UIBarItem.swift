import CoreGraphics
import Foundation

/// Something shown in a bar.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
    open var title: String? { didSet { didChange() } }
    open var image: UIImage? { didSet { didChange() } }
    open var landscapeImagePhone: UIImage?
    /// The image displayed enlarged during a long press if text of accessibility sizes is preferred.
    open var largeContentSizeImage: UIImage?
    open var imageInsets: UIEdgeInsets = .zero
    open var isEnabled = true { didSet { didChange() } }
    open var tag = 0
    open var accessibilityIdentifier: String?
    open var accessibilityLabel: String? {
        get { AccessibilityWords.kept("label", of: self) }
        set { AccessibilityWords.keep(newValue, "label", of: self) }
    }

    /// The item's id in its document.
    package var nibIdentifier: String?

    /// Called when a property changes, by which the bar updates its views.
    var onChange: (() -> Void)?

    public override init() { super.init() }

    public required init?(coder: NSCoder) {
        super.init()
        (coder as? NibDecoder)?.configure(self)
    }

    private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

    /// Sets the attributes of the title in a state.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State)
    {
        titleAttributes[state.rawValue] = attributes
        didChange()
    }

    /// Returns the attributes of the title in a state.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state.rawValue]
    }

    /// Called once when the item was loaded from a document.
    open func awakeFromNib() {}

    func didChange() { onChange?() }
}
