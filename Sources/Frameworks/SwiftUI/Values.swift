public enum ColorScheme: CaseIterable, Sendable { case light, dark }

public enum UserInterfaceSizeClass: Sendable { case compact, regular }

public enum LayoutDirection: CaseIterable, Sendable { case leftToRight, rightToLeft }

/// A color, which is UIKit's.
public struct Color: View, Hashable {
    let uiColor: UIColor

    public nonisolated init(_ color: UIColor) { uiColor = color }
    public nonisolated init(uiColor: UIColor) { self.uiColor = uiColor }
    public nonisolated init(cgColor: CGColor) { uiColor = UIColor(cgColor: cgColor) }
    public init(_ name: String, bundle: Bundle? = nil) {
        uiColor = UIColor(named: name, in: bundle, compatibleWith: nil) ?? .clear
    }

    public enum RGBColorSpace: Sendable { case sRGB, sRGBLinear, displayP3 }

    public nonisolated init(
        _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) {
        uiColor = UIColor(red: red, green: green, blue: blue, alpha: opacity)
    }

    public nonisolated init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        uiColor = UIColor(white: white, alpha: opacity)
    }

    public nonisolated init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        uiColor = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: opacity)
    }

    public nonisolated func opacity(_ opacity: Double) -> Color {
        Color(uiColor.withAlphaComponent(opacity))
    }

    public nonisolated static var clear: Color { Color(.clear) }
    public nonisolated static var black: Color { Color(.black) }
    public nonisolated static var white: Color { Color(.white) }
    public nonisolated static var gray: Color { Color(.systemGray) }
    public nonisolated static var red: Color { Color(.systemRed) }
    public nonisolated static var green: Color { Color(.systemGreen) }
    public nonisolated static var blue: Color { Color(.systemBlue) }
    public nonisolated static var orange: Color { Color(.systemOrange) }
    public nonisolated static var yellow: Color { Color(.systemYellow) }
    public nonisolated static var pink: Color { Color(.systemPink) }
    public nonisolated static var purple: Color { Color(.systemPurple) }
    public nonisolated static var primary: Color { Color(.label) }
    public nonisolated static var secondary: Color { Color(.secondaryLabel) }
    public nonisolated static var accentColor: Color { Color(.systemBlue) }
}

extension UIColor {
    public convenience init(_ color: Color) {
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        _ = color.uiColor.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
}

public struct EdgeInsets: Equatable, Sendable {
    public var top, leading, bottom, trailing: CGFloat

    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }

    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

    public init(_ insets: NSDirectionalEdgeInsets) {
        self.init(
            top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
    }
}

public enum Edge: Int8, CaseIterable, Sendable {
    case top, leading, bottom, trailing

    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }

        public static let top = Set(rawValue: 1)
        public static let leading = Set(rawValue: 2)
        public static let bottom = Set(rawValue: 4)
        public static let trailing = Set(rawValue: 8)
        public static let all = Set(rawValue: 15)
        public static let horizontal = Set(rawValue: 10)
        public static let vertical = Set(rawValue: 5)
    }
}

public struct Angle: Hashable, Sendable {
    public var radians: Double
    public var degrees: Double {
        get { radians * 180 / .pi }
        set { radians = newValue * .pi / 180 }
    }
    public init(radians: Double) { self.radians = radians }
    public init(degrees: Double) { radians = degrees * .pi / 180 }
    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
}

public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
    let key: String
    public init(_ value: String) { key = value }
    public init(stringLiteral value: String) { key = value }
}
