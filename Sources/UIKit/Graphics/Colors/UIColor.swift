import CoreGraphics
import Foundation

/// A colour, fixed or depending on traits such as light and dark appearance.
open class UIColor: NSObject {
    // The first of the stored properties, as its description tells.
    private let typeWord = FoundationTypeWord()

    enum Value: Sendable {
        case fixed(CGColor)
        case dynamic(@Sendable (UITraitCollection) -> UIColor)
    }

    let value: Value

    /// What the colour is known by, where it is a system or asset colour.
    let name: String?

    init(value: Value, name: String? = nil) {
        self.value = value
        self.name = name
        super.init()
    }

    /// A colour of components from 0 to 1 in (extended) sRGB.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(value: .fixed(CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)))
    }

    /// A grey; 0 is black and 1 white.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// A colour by hue, saturation and brightness, each from 0 to 1.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let rgb = RGB(hue: hue, saturation: saturation, brightness: brightness)
        self.init(red: rgb.red, green: rgb.green, blue: rgb.blue, alpha: alpha)
    }

    /// A colour of components from 0 to 1 in Display P3.
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let space = CGColorSpace(name: CGColorSpace.displayP3)
        let color = space.flatMap { CGColor(colorSpace: $0, components: [red, green, blue, alpha]) }
        self.init(value: .fixed(color ?? CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)))
    }

    public convenience init(cgColor: CGColor) { self.init(value: .fixed(cgColor)) }

    /// A colour that the closure gives for each trait collection.
    public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        self.init(value: .dynamic(dynamicProvider))
    }

    /// The colour as it is under the current traits.
    open var cgColor: CGColor { resolvedCGColor(with: .current) }

    /// The colour as it is under the given traits: fixed.
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        if case .fixed = value { return self }
        return UIColor(cgColor: resolvedCGColor(with: traitCollection))
    }

    /// The same colour with another alpha.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch value {
        case .fixed(let color): UIColor(cgColor: color.copy(alpha: alpha) ?? color)
        case .dynamic(let provider):
            UIColor { provider($0).resolvedColor(with: $0).withAlphaComponent(alpha) }
        }
    }

    /// Components in extended sRGB under the current traits. Answers true, as every colour here converts.
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
        return "UIExtendedSRGBColorSpace \(rgba.red) \(rgba.green) \(rgba.blue) \(rgba.alpha)"
    }
}

extension UIColor {
    /// The colour under the given traits. A provider that answers with dynamic colours is followed a few steps,
    /// and no further, since it may answer with itself.
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

    /// A system colour by the name of its property.
    static func system(_ name: String) -> UIColor {
        guard let entry = SystemColor.named[name] else { return .black }
        return UIColor(value: .dynamic { UIColor(rgba: entry.value(for: $0)) }, name: name)
    }

    /// From 0xRRGGBBAA in sRGB.
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
