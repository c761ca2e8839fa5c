import CoreGraphics
import Foundation

/// The appearance of a bar's buttons by state.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject, @preconcurrency NSCopying {
    /// The appearance of enabled buttons.
    public private(set) var normal = UIBarButtonItemStateAppearance()
    /// The appearance of highlighted buttons; defaults to that of enabled ones.
    public private(set) var highlighted = UIBarButtonItemStateAppearance()
    /// The appearance of disabled buttons; defaults to that of enabled ones.
    public private(set) var disabled = UIBarButtonItemStateAppearance()
    /// The appearance of focused buttons. Stored; buttons of bars cannot be focused here.
    public private(set) var focused = UIBarButtonItemStateAppearance()

    public override init() { super.init() }

    /// Creates the system's appearance of buttons of a style.
    public init(style: UIBarButtonItem.Style) { super.init() }

    public required init?(coder: NSCoder) { super.init() }

    /// Resets to the system's appearance of buttons of a style.
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

    /// Returns the attributes of a title in a state.
    func titleAttributes(isEnabled: Bool, isHighlighted: Bool) -> [NSAttributedString.Key: Any] {
        let state = isEnabled ? (isHighlighted ? highlighted : normal) : disabled
        return normal.titleTextAttributes.merging(state.titleTextAttributes) { $1 }
    }
}

/// The appearance of a bar's buttons in one state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The offset of the title, in points.
    open var titlePositionAdjustment = UIOffset.zero
    /// The background image of the button.
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
