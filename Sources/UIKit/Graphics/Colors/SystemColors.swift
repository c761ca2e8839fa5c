// System colors in each appearance, as 0xRRGGBBAA in sRGB.
// Source: values printed from the iOS 13 to 18 simulators, as published in Flutter's Cupertino colors
// (packages/flutter/lib/src/cupertino/colors.dart) and OpenSwiftUI's SystemColors.swift.

/// One system color in all its appearances.
struct SystemColor: Sendable {
    let light: UInt32
    let dark: UInt32
    let lightHighContrast: UInt32
    let darkHighContrast: UInt32
    /// The dark color on elevated surfaces such as sheets.
    let darkElevated: UInt32
    let darkHighContrastElevated: UInt32

    init(
        _ light: UInt32, _ dark: UInt32, _ lightHigh: UInt32, _ darkHigh: UInt32, elevated: UInt32? = nil,
        elevatedHigh: UInt32? = nil
    ) {
        self.light = light
        self.dark = dark
        lightHighContrast = lightHigh
        darkHighContrast = darkHigh
        darkElevated = elevated ?? dark
        darkHighContrastElevated = elevatedHigh ?? darkHigh
    }
}

extension SystemColor {
    /// The colors by the names of the properties of `UIColor`.
    static let named: [String: SystemColor] = [
        "systemBlue": SystemColor(0x007AFFFF, 0x0A84FFFF, 0x0040DDFF, 0x409CFFFF),
        "systemGreen": SystemColor(0x34C759FF, 0x30D158FF, 0x248A3DFF, 0x30DB5BFF),
        "systemIndigo": SystemColor(0x5856D6FF, 0x5E5CE6FF, 0x3634A3FF, 0x7D7AFFFF),
        "systemOrange": SystemColor(0xFF9500FF, 0xFF9F0AFF, 0xC93400FF, 0xFFB340FF),
        "systemPink": SystemColor(0xFF2D55FF, 0xFF375FFF, 0xD30F45FF, 0xFF6482FF),
        "systemPurple": SystemColor(0xAF52DEFF, 0xBF5AF2FF, 0x8944ABFF, 0xDA8FFFFF),
        "systemRed": SystemColor(0xFF3B30FF, 0xFF453AFF, 0xD70015FF, 0xFF6961FF),
        "systemTeal": SystemColor(0x30B0C7FF, 0x40C8E0FF, 0x008299FF, 0x5DE6FFFF),
        "systemYellow": SystemColor(0xFFCC00FF, 0xFFD60AFF, 0xB25000FF, 0xFFD426FF),
        "systemGray": SystemColor(0x8E8E93FF, 0x8E8E93FF, 0x6C6C70FF, 0xAEAEB2FF),
        "systemGray2": SystemColor(0xAEAEB2FF, 0x636366FF, 0x8E8E93FF, 0x7C7C80FF),
        "systemGray3": SystemColor(0xC7C7CCFF, 0x48484AFF, 0xAEAEB2FF, 0x545456FF),
        "systemGray4": SystemColor(0xD1D1D6FF, 0x3A3A3CFF, 0xBCBCC0FF, 0x444446FF),
        "systemGray5": SystemColor(0xE5E5EAFF, 0x2C2C2EFF, 0xD8D8DCFF, 0x363638FF),
        "systemGray6": SystemColor(0xF2F2F7FF, 0x1C1C1EFF, 0xEBEBF0FF, 0x242426FF),
        "systemMint": SystemColor(0x00C7BEFF, 0x63E6E2FF, 0x0C817BFF, 0x63E6E2FF),
        "systemCyan": SystemColor(0x32ADE6FF, 0x64D2FFFF, 0x0071A4FF, 0x0AD7FFFF),
        "systemBrown": SystemColor(0xA2845EFF, 0xAC8E68FF, 0x7F6545FF, 0xB59469FF),
        "label": SystemColor(0x000000FF, 0xFFFFFFFF, 0x000000FF, 0xFFFFFFFF),
        "secondaryLabel": SystemColor(0x3C3C4399, 0xEBEBF599, 0x3C3C43AD, 0xEBEBF5AD),
        "tertiaryLabel": SystemColor(0x3C3C434C, 0xEBEBF54C, 0x3C3C4360, 0xEBEBF560),
        "quaternaryLabel": SystemColor(0x3C3C432D, 0xEBEBF528, 0x3C3C4342, 0xEBEBF53D),
        "placeholderText": SystemColor(0x3C3C434C, 0xEBEBF54C, 0x3C3C4360, 0xEBEBF560),
        "systemFill": SystemColor(0x78788033, 0x7878805B, 0x78788047, 0x78788070),
        "secondarySystemFill": SystemColor(0x78788028, 0x78788051, 0x7878803D, 0x78788066),
        "tertiarySystemFill": SystemColor(0x7676801E, 0x7676803D, 0x76768033, 0x76768051),
        "quaternarySystemFill": SystemColor(0x74748014, 0x7676802D, 0x74748028, 0x76768042),
        "systemBackground": SystemColor(
            0xFFFFFFFF, 0x000000FF, 0xFFFFFFFF, 0x000000FF, elevated: 0x1C1C1EFF, elevatedHigh: 0x242426FF),
        "secondarySystemBackground": SystemColor(
            0xF2F2F7FF, 0x1C1C1EFF, 0xEBEBF0FF, 0x242426FF, elevated: 0x2C2C2EFF, elevatedHigh: 0x363638FF),
        "tertiarySystemBackground": SystemColor(
            0xFFFFFFFF, 0x2C2C2EFF, 0xFFFFFFFF, 0x363638FF, elevated: 0x3A3A3CFF, elevatedHigh: 0x444446FF),
        "systemGroupedBackground": SystemColor(
            0xF2F2F7FF, 0x000000FF, 0xEBEBF0FF, 0x000000FF, elevated: 0x1C1C1EFF, elevatedHigh: 0x242426FF),
        "secondarySystemGroupedBackground": SystemColor(
            0xFFFFFFFF, 0x1C1C1EFF, 0xFFFFFFFF, 0x242426FF, elevated: 0x2C2C2EFF, elevatedHigh: 0x363638FF),
        "tertiarySystemGroupedBackground": SystemColor(
            0xF2F2F7FF, 0x2C2C2EFF, 0xEBEBF0FF, 0x363638FF, elevated: 0x3A3A3CFF, elevatedHigh: 0x444446FF),
        "separator": SystemColor(0x3C3C4349, 0x54545899, 0x3C3C435E, 0x545458AD),
        "opaqueSeparator": SystemColor(0xC6C6C8FF, 0x38383AFF, 0xC6C6C8FF, 0x38383AFF),
        "link": SystemColor(0x007AFFFF, 0x0984FFFF, 0x007AFFFF, 0x0984FFFF),
    ]
}
