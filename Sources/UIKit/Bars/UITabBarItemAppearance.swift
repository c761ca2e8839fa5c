import CoreGraphics
import Foundation

/// The appearance of a tab bar's items by state.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject, @preconcurrency NSCopying {
    /// The arrangement of an item's image and title.
    public enum Style: Int, Sendable {
        case stacked, inline, compactInline
    }

    /// The appearance of items that are not selected.
    public private(set) var normal = UITabBarItemStateAppearance()
    /// The appearance of the selected item.
    public private(set) var selected = UITabBarItemStateAppearance()
    /// The appearance of disabled items; defaults to that of enabled ones.
    public private(set) var disabled = UITabBarItemStateAppearance()
    /// The appearance of focused items. Stored; items cannot be focused here.
    public private(set) var focused = UITabBarItemStateAppearance()

    public override init() { super.init() }

    /// Creates the system's appearance of items of a style.
    public init(style: Style) { super.init() }

    public required init?(coder: NSCoder) { super.init() }

    /// Resets to the system's appearance of items of a style.
    open func configureWithDefault(for style: Style) {
        for state in [normal, selected, disabled, focused] { state.adopt(UITabBarItemStateAppearance()) }
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UITabBarItemAppearance()
        copy.normal.adopt(normal)
        copy.selected.adopt(selected)
        copy.disabled.adopt(disabled)
        copy.focused.adopt(focused)
        return copy
    }

    func state(isSelected: Bool, isEnabled: Bool) -> UITabBarItemStateAppearance {
        isEnabled ? (isSelected ? selected : normal) : disabled
    }
}

/// The appearance of a tab bar's items in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The offset of the title, in points.
    open var titlePositionAdjustment = UIOffset.zero
    /// The color of the image; nil is the bar's.
    open var iconColor: UIColor?
    /// The offset of the badge, in points.
    open var badgePositionAdjustment = UIOffset.zero
    /// The color of the badge; nil is the system's.
    open var badgeBackgroundColor: UIColor?
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The offset of the badge's text, in points. Stored; the text is in the badge's middle.
    open var badgeTitlePositionAdjustment = UIOffset.zero

    func adopt(_ other: UITabBarItemStateAppearance) {
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        iconColor = other.iconColor
        badgePositionAdjustment = other.badgePositionAdjustment
        badgeBackgroundColor = other.badgeBackgroundColor
        badgeTextAttributes = other.badgeTextAttributes
        badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment
    }
}
