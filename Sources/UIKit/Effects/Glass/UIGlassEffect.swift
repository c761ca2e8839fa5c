import CoreGraphics

/// The effect of glass on the content behind a view. The view's corner radius, or its corner configuration, is that of the glass.
@preconcurrency @MainActor
open class UIGlassEffect: UIVisualEffect {
    public enum Style: Int, Sendable {
        /// Glass on which content is legible over any background.
        case regular = 0
        /// Glass that hides less of what is behind it.
        case clear = 1
    }

    let style: Style
    /// Whether the glass reacts to touches. Stored; the reaction is not displayed.
    open var isInteractive = false
    /// The color of the glass; nil for colorless glass.
    open var tintColor: UIColor?

    public override init() {
        style = .regular
        super.init()
    }

    public init(style: Style) {
        self.style = style
        super.init()
    }
}

/// Combines the glass of the views in its content view. Each is drawn by itself here; pieces that are near each other do not
/// merge.
@preconcurrency @MainActor
open class UIGlassContainerEffect: UIVisualEffect {
    /// The distance at which pieces of glass begin to merge, in points.
    open var spacing: CGFloat = 0
}
