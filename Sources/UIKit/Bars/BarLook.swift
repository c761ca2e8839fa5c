/// Decides what ground a bar shows: an appearance where one is set, else what the bar's older properties say.
@MainActor
struct BarLook {
    var barTintColor: UIColor?
    var isTranslucent: Bool
    /// Nil where nobody set one.
    var standard: UIBarAppearance?
    var scrollEdge: UIBarAppearance?
    /// Whether the content stands at its edge beside the bar, so that nothing lies below the bar.
    var isAtEdge: Bool
    var isDark: Bool
    var hidesHairline = false

    /// A bar with nothing set shows no ground while the content is at its edge (Apple: scrollEdgeAppearance).
    var background: BarBackgroundView.Look {
        if isAtEdge, let scrollEdge { return Self.background(scrollEdge) }
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
