/// Determines the background of a bar: an appearance if one is set, else the bar's older properties.
@MainActor
struct BarLook {
    var barTintColor: UIColor?
    var isTranslucent: Bool
    /// The standard appearance; nil unless set.
    var standard: UIBarAppearance?
    var scrollEdge: UIBarAppearance?
    /// Whether the content is at its edge beside the bar, so that there is none below the bar.
    var isAtEdge: Bool
    var isDark: Bool
    var hidesHairline = false
    /// Whether a bar without an appearance for the edge is clear there whatever else is set, as in apps that are built
    /// with the SDK of iOS 15 or later.
    var isClearAtEdge = true

    /// The background. While the content is at its edge a bar has the appearance for the edge; without one, its usual
    /// one with a transparent background (Apple: UINavigationBar.scrollEdgeAppearance).
    var background: BarBackgroundView.Look {
        if isAtEdge, let scrollEdge { return Self.background(scrollEdge) }
        if isAtEdge, isClearAtEdge { return .transparent }
        if let standard { return Self.background(standard) }
        if isAtEdge, barTintColor == nil, isTranslucent, !isDark { return .transparent }
        return BarBackgroundView.Look(
            effect: isTranslucent ? UIBarAppearance.systemEffect : nil, color: olderColor,
            hairline: hidesHairline ? nil : .separator)
    }

    /// The color of the older properties, over the effect of a translucent bar.
    private var olderColor: UIColor? {
        if let barTintColor { return isTranslucent ? Self.translucent(barTintColor) : barTintColor }
        if isDark { return .black }
        return isTranslucent ? nil : .systemBackground
    }

    /// Returns the color of a translucent bar with a tint: 85 % of it, whatever its own opacity (Apple: QA1808 describes
    /// both; the share is that of the layers of a bar on a device, and of pictures of bars).
    private static func translucent(_ tint: UIColor) -> UIColor {
        UIColor { tint.resolvedColor(with: $0).withAlphaComponent(0.85) }
    }

    private static func background(_ appearance: UIBarAppearance) -> BarBackgroundView.Look {
        BarBackgroundView.Look(
            effect: appearance.backgroundEffect, color: appearance.backgroundColor,
            image: appearance.backgroundImage,
            hairline: appearance.shadowColor)
    }
}
