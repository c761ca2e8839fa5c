@_spi(Drawing) import CoreGraphics
import Foundation

/// A color, fixed or depending on traits such as light and dark appearance.
open class UIColor: NSObject, NSSecureCoding {
    // Must be the first stored property: see the type's documentation.
    private let typeWord = FoundationTypeWord()

    enum Value: Sendable {
        case fixed(CGColor)
        case dynamic(@Sendable (UITraitCollection) -> UIColor)
    }

    let value: Value

    /// The name of the color, if it is a system or asset color.
    let name: String?

    init(value: Value, name: String? = nil) {
        self.value = value
        self.name = name
        super.init()
    }

    /// Creates a color without components, which draws nothing.
    public override convenience init() { self.init(value: .fixed(.clear)) }

    /// Creates a color from components from 0 to 1 in (extended) sRGB.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(value: .fixed(CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)))
    }

    /// Creates a gray; 0 is black and 1 white. Its space is a gray one, so that it differs from the color with three equal
    /// components.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        let color = Self.graySpace.flatMap { CGColor(colorSpace: $0, components: [white, alpha]) }
        self.init(value: .fixed(color ?? CGColor(gray: white, alpha: alpha)))
    }

    private static let graySpace = CGColorSpace(name: CGColorSpace.extendedGray)

    /// Creates a color from hue, saturation and brightness, each from 0 to 1.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let rgb = RGB(hue: hue, saturation: saturation, brightness: brightness)
        self.init(red: rgb.red, green: rgb.green, blue: rgb.blue, alpha: alpha)
    }

    /// Creates a color from components from 0 to 1 in Display P3.
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let space = CGColorSpace(name: CGColorSpace.displayP3)
        let color = space.flatMap { CGColor(colorSpace: $0, components: [red, green, blue, alpha]) }
        self.init(value: .fixed(color ?? CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)))
    }

    /// Creates a color that tiles copies of an image.
    public convenience init(patternImage image: UIImage) {
        let tile = image.cgImage.flatMap { CGColor(tile: $0, size: image.size) }
        self.init(value: .fixed(tile ?? .clear))
    }

    public convenience init(cgColor: CGColor) { self.init(value: .fixed(cgColor)) }

    /// Creates a dynamic color that the closure determines for each trait collection.
    public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        self.init(value: .dynamic(dynamicProvider))
    }

    // MARK: Archiving

    open class var supportsSecureCoding: Bool { true }

    /// Archives the components under the current traits.
    open func encode(with coder: NSCoder) {
        let color = cgColor
        if let parts = color.components, color.colorSpace?.model == .monochrome, parts.count == 2 {
            for (key, component) in zip(Self.grayKeys, parts) { coder.encode(Double(component), forKey: key) }
            return
        }
        let rgba = color.srgb
        for (key, component) in zip(Self.keys, [rgba.red, rgba.green, rgba.blue, rgba.alpha]) {
            coder.encode(Double(component), forKey: key)
        }
    }

    public required convenience init?(coder: NSCoder) {
        if Self.grayKeys.allSatisfy(coder.containsValue(forKey:)) {
            let parts = Self.grayKeys.map { CGFloat(coder.decodeDouble(forKey: $0)) }
            self.init(white: parts[0], alpha: parts[1])
            return
        }
        guard Self.keys.allSatisfy(coder.containsValue(forKey:)) else { return nil }
        let components = Self.keys.map { CGFloat(coder.decodeDouble(forKey: $0)) }
        self.init(red: components[0], green: components[1], blue: components[2], alpha: components[3])
    }

    private static let grayKeys = ["UIWhite", "UIAlpha"]
    private static let keys = ["UIRed", "UIGreen", "UIBlue", "UIAlpha"]

    /// The color under the current traits.
    open var cgColor: CGColor { resolvedCGColor(with: .current) }

    /// Returns the color under the given traits, which is fixed.
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        if case .fixed = value { return self }
        return UIColor(cgColor: resolvedCGColor(with: traitCollection))
    }

    /// Returns the color with another alpha.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch value {
        case .fixed(let color): UIColor(cgColor: color.copy(alpha: alpha) ?? color)
        case .dynamic(let provider):
            UIColor { provider($0).resolvedColor(with: $0).withAlphaComponent(alpha) }
        }
    }

    /// Gets the components in extended sRGB under the current traits. Returns true, as every color here can be
    /// converted.
    @discardableResult
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let rgba = cgColor.srgb
        red?.pointee = rgba.red
        green?.pointee = rgba.green
        blue?.pointee = rgba.blue
        alpha?.pointee = rgba.alpha
        return true
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        if self === other { return true }
        if let name, name == other.name { return true }
        guard case .fixed(let a) = value, case .fixed(let b) = other.value else { return false }
        return a == b
    }

    open override var hash: Int {
        if let name { return name.hashValue }
        guard case .fixed(let color) = value else { return 0 }
        return color.hashValue
    }

    open override var description: String {
        if let name { return "<UIColor name = \(name)>" }
        guard case .fixed(let color) = value else { return "<UIDynamicProviderColor>" }
        let rgba = color.srgb
        if color.colorSpace?.model == .monochrome {
            return "UIExtendedGrayColorSpace \(rgba.red) \(rgba.alpha)"
        }
        return "UIExtendedSRGBColorSpace \(rgba.red) \(rgba.green) \(rgba.blue) \(rgba.alpha)"
    }

    open class var black: UIColor { UIColor(white: 0, alpha: 1) }

    open class var darkGray: UIColor { UIColor(white: 1.0 / 3, alpha: 1) }

    open class var lightGray: UIColor { UIColor(white: 2.0 / 3, alpha: 1) }

    open class var white: UIColor { UIColor(white: 1, alpha: 1) }

    open class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }

    open class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }

    open class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }

    open class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }

    open class var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }

    open class var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }

    open class var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }

    open class var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }

    open class var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }

    open class var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }

    open class var clear: UIColor { UIColor(white: 0, alpha: 0) }

    open class var systemBlue: UIColor { .system("systemBlue") }

    open class var systemGreen: UIColor { .system("systemGreen") }

    open class var systemIndigo: UIColor { .system("systemIndigo") }

    open class var systemOrange: UIColor { .system("systemOrange") }

    open class var systemPink: UIColor { .system("systemPink") }

    open class var systemPurple: UIColor { .system("systemPurple") }

    open class var systemRed: UIColor { .system("systemRed") }

    open class var systemTeal: UIColor { .system("systemTeal") }

    open class var systemYellow: UIColor { .system("systemYellow") }

    open class var systemGray: UIColor { .system("systemGray") }

    open class var systemGray2: UIColor { .system("systemGray2") }

    open class var systemGray3: UIColor { .system("systemGray3") }

    open class var systemGray4: UIColor { .system("systemGray4") }

    open class var systemGray5: UIColor { .system("systemGray5") }

    open class var systemGray6: UIColor { .system("systemGray6") }

    open class var systemMint: UIColor { .system("systemMint") }

    open class var systemCyan: UIColor { .system("systemCyan") }

    open class var systemBrown: UIColor { .system("systemBrown") }

    open class var label: UIColor { .system("label") }

    open class var secondaryLabel: UIColor { .system("secondaryLabel") }

    open class var tertiaryLabel: UIColor { .system("tertiaryLabel") }

    open class var quaternaryLabel: UIColor { .system("quaternaryLabel") }

    open class var placeholderText: UIColor { .system("placeholderText") }

    open class var systemFill: UIColor { .system("systemFill") }

    open class var secondarySystemFill: UIColor { .system("secondarySystemFill") }

    open class var tertiarySystemFill: UIColor { .system("tertiarySystemFill") }

    open class var quaternarySystemFill: UIColor { .system("quaternarySystemFill") }

    open class var systemBackground: UIColor { .system("systemBackground") }

    open class var secondarySystemBackground: UIColor { .system("secondarySystemBackground") }

    open class var tertiarySystemBackground: UIColor { .system("tertiarySystemBackground") }

    open class var systemGroupedBackground: UIColor { .system("systemGroupedBackground") }

    open class var secondarySystemGroupedBackground: UIColor { .system("secondarySystemGroupedBackground") }

    open class var tertiarySystemGroupedBackground: UIColor { .system("tertiarySystemGroupedBackground") }

    open class var separator: UIColor { .system("separator") }

    open class var opaqueSeparator: UIColor { .system("opaqueSeparator") }

    open class var link: UIColor { .system("link") }

    /// The default tint: blue.
    open class var tintColor: UIColor { .system("systemBlue") }

    open class var darkText: UIColor { UIColor(white: 0, alpha: 1) }

    open class var lightText: UIColor { UIColor(white: 1, alpha: 0.6) }

    open class var groupTableViewBackground: UIColor { .systemGroupedBackground }

    /// Sets the color of fills and strokes in the current context.
    open func set() {
        setFill()
        setStroke()
    }

    /// Sets the color of fills in the current context.
    open func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

    /// Sets the color of strokes in the current context.
    open func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}

extension UIColor {
    /// Returns the color under the given traits. If a provider returns dynamic colors, they are resolved a few steps
    /// deep, and no further, since it may return itself.
    package func resolvedCGColor(with traits: UITraitCollection) -> CGColor {
        var color = self
        for _ in 0..<8 {
            switch color.value {
            case .fixed(let result): return result
            case .dynamic(let provider): color = provider(traits)
            }
        }
        return CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
    }

    /// Returns a system color by the name of its property.
    static func system(_ name: String) -> UIColor {
        guard let entry = SystemColor.named[name] else { return .black }
        return UIColor(value: .dynamic { UIColor(rgba: entry.value(for: $0)) }, name: name)
    }

    /// Creates a color from 0xRRGGBBAA in sRGB.
    convenience init(rgba: UInt32) {
        func part(_ shift: UInt32) -> CGFloat { CGFloat((rgba >> shift) & 0xFF) / 255 }
        self.init(red: part(24), green: part(16), blue: part(8), alpha: part(0))
    }
}

extension SystemColor {
    func value(for traits: UITraitCollection) -> UInt32 {
        let high = traits.accessibilityContrast == .high
        guard traits.userInterfaceStyle == .dark else { return high ? lightHighContrast : light }
        if traits.userInterfaceLevel == .elevated { return high ? darkHighContrastElevated : darkElevated }
        return high ? darkHighContrast : dark
    }
}

/// The conversion from hue, saturation and brightness.
private struct RGB {
    var red: CGFloat = 0
    var green: CGFloat = 0
    var blue: CGFloat = 0

    init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
        func channel(_ n: CGFloat) -> CGFloat {
            let k = (n + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
        }
        (red, green, blue) = (channel(5), channel(3), channel(1))
    }
}
