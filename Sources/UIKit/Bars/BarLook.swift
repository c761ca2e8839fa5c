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
        if isAtEdge, isClearAtEdge { return BarBackgroundView.Look(isTransparent: true) }
        if let standard { return Self.background(standard) }
        var look = BarBackgroundView.Look(color: barTintColor, hairline: hidesHairline ? nil : .separator)
        if look.color == nil, !isTranslucent { look.color = isDark ? .black : .systemBackground }
        if look.color == nil, isDark { look.color = .black }
        look.isTransparent = isAtEdge && look.color == nil
        if look.isTransparent { look.hairline = nil }
        return look
    }

    private static func background(_ appearance: UIBarAppearance) -> BarBackgroundView.Look {
        BarBackgroundView.Look(
            color: appearance.backgroundColor, image: appearance.backgroundImage,
            hairline: appearance.shadowColor,
            isTransparent: appearance.isTransparent && appearance.backgroundColor == nil)
    }
}
