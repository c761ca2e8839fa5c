import CoreGraphics
import Foundation

/// The look of the buttons of a bar, state by state.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject, @preconcurrency NSCopying {
    /// The look of buttons that can be used.
    public private(set) var normal = UIBarButtonItemStateAppearance()
    /// The look of buttons that are touched; what it leaves open is that of usable ones.
    public private(set) var highlighted = UIBarButtonItemStateAppearance()
    /// The look of buttons that cannot be used; what it leaves open is that of usable ones.
    public private(set) var disabled = UIBarButtonItemStateAppearance()
    /// The look of buttons that have the focus. Kept; buttons of bars have no focus here.
    public private(set) var focused = UIBarButtonItemStateAppearance()

    public override init() { super.init() }

    /// The system's look of buttons of a style.
    public init(style: UIBarButtonItem.Style) { super.init() }

    public required init?(coder: NSCoder) { super.init() }

    /// Returns to the system's look of buttons of a style.
    open func configureWithDefault(for style: UIBarButtonItem.Style) {
        for state in [normal, highlighted, disabled, focused] {
            state.adopt(UIBarButtonItemStateAppearance())
        }
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIBarButtonItemAppearance()
        copy.normal.adopt(normal)
        copy.highlighted.adopt(highlighted)
        copy.disabled.adopt(disabled)
        copy.focused.adopt(focused)
        return copy
    }

    /// The attributes of a title in a state.
    func titleAttributes(isEnabled: Bool, isHighlighted: Bool) -> [NSAttributedString.Key: Any] {
        let state = isEnabled ? (isHighlighted ? highlighted : normal) : disabled
        return normal.titleTextAttributes.merging(state.titleTextAttributes) { $1 }
    }
}

/// The look of a bar's buttons in a state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The offset of the title, in points.
    open var titlePositionAdjustment = UIOffset.zero
    /// The picture behind the button.
    open var backgroundImage: UIImage?
    /// The offset of the image, in points.
    open var backgroundImagePositionAdjustment = UIOffset.zero

    func adopt(_ other: UIBarButtonItemStateAppearance) {
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        backgroundImage = other.backgroundImage
        backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
    }
}
