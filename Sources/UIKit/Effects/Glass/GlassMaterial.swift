import CoreGraphics

/// The kinds of glass of iOS 26. Their results over white and over black, and their saturation, were measured by a public project
/// in simulators of iOS 26.1, but for the darkness of bars and popovers in dark appearance, which are estimates.
enum GlassMaterial {
    /// The glass of bars and of their buttons.
    case bar
    /// The glass of an effect, on which content is legible over any background.
    case regular
    /// The glass of an effect that hides less of what is behind it.
    case clear
    /// The glass behind a popover's content.
    case popover
    /// The glass behind an action sheet in a popover.
    case actionSheet

    /// Returns the material in light or dark appearance.
    func backdrop(isDark: Bool) -> BackdropMaterial {
        switch (self, isDark) {
        case (.clear, _): glass(1, overWhite: 255, overBlack: 19)
        case (.regular, false): glass(2, overWhite: 251, overBlack: 175)
        case (.regular, true): glass(2.225, overWhite: 91, overBlack: 24)
        case (.bar, false): glass(5.651, overWhite: 253, overBlack: 220)
        case (.popover, false): glass(1, overWhite: 252, overBlack: 215)
        case (.actionSheet, false): glass(1, overWhite: 246, overBlack: 178)
        case (_, true): glass(1.5, overWhite: 102, overBlack: 25)
        }
    }

    /// The blur of all kinds, in points.
    private static let radius: CGFloat = 2.25

    private func glass(_ saturation: CGFloat, overWhite white: CGFloat, overBlack black: CGFloat)
        -> BackdropMaterial
    {
        BackdropMaterial(
            radius: Self.radius, saturation: saturation, clampsSaturation: false, overWhite: white,
            overBlack: black)
    }
}
