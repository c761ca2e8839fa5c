/// A color as written in a document; names are not resolved.
public enum DocumentColor: Sendable, Hashable {
    /// The color spaces of components.
    public enum Space: String, Sendable, Hashable {
        /// sRGB.
        case sRGB
        /// sRGB's primaries without its gamma; components may exceed 1.
        case linearSRGB
        /// Display P3.
        case displayP3
        /// Gray with gamma 2.2.
        case genericGamma22Gray = "genericGamma22GrayColorSpace"
        /// Generic RGB with gamma 1.8, in old documents.
        case calibratedRGB
        /// Generic gray with gamma 1.8, in old documents.
        case calibratedWhite
        /// The device's RGB.
        case deviceRGB
        /// The device's gray.
        case deviceWhite
        /// The device's CMYK.
        case deviceCMYK
        /// Generic CMYK.
        case calibratedCMYK
        /// An unknown color space; the components are read as sRGB.
        case unknown
    }

    /// Red, green, blue and alpha; components of a wide gamut may be outside of 0…1.
    case rgb(red: Double, green: Double, blue: Double, alpha: Double, space: Space)
    /// White and alpha.
    case white(Double, alpha: Double, space: Space)
    /// Cyan, magenta, yellow, black and alpha.
    case cmyk(cyan: Double, magenta: Double, yellow: Double, black: Double, alpha: Double, space: Space)
    /// A color of the asset catalog; the document's resources hold its value at the time of saving.
    case named(String)
    /// A class property of UIColor, such as `labelColor`.
    case system(String)
    /// A color of a catalog other than the app's.
    case catalog(String, name: String)

    /// Reads a `color` element. Of several notations, the newest is used: a name,
    /// then `systemColor`, then Xcode 11's replacement for a legacy color, then the legacy color.
    public init?(_ element: Element) {
        let space = element["colorSpace"]
        if space == "catalog", let name = element["name"] {
            self = .catalog(element["catalog"] ?? "System", name: name)
        } else if let name = element["name"] {
            self = .named(name)
        } else if let name = element["systemColor"] ?? element["xcode11CocoaTouchSystemColor"]
            ?? element["cocoaTouchSystemColor"]
        {
            self = .system(name)
        } else {
            guard let components = Self.components(of: element, space) else { return nil }
            self = components
        }
    }

    private static func components(of element: Element, _ space: String?) -> DocumentColor? {
        let named = space == "custom" ? element["customColorSpace"] : space
        let space = named.map { Space(rawValue: $0) ?? .unknown } ?? .calibratedRGB
        let alpha = min(max(element.double("alpha", default: 1), 0), 1)
        func component(_ name: String) -> Double { min(max(element.double(name, default: 0), -8), 8) }
        if element.has("white") {
            return .white(
                component("white"), alpha: alpha, space: space == .calibratedRGB ? .calibratedWhite : space)
        }
        if element.has("red") || element.has("green") || element.has("blue") {
            return .rgb(
                red: component("red"), green: component("green"), blue: component("blue"), alpha: alpha,
                space: space)
        }
        if element.has("cyan") {
            return .cmyk(
                cyan: component("cyan"), magenta: component("magenta"), yellow: component("yellow"),
                black: component("black"), alpha: alpha, space: space)
        }
        return nil
    }
}

extension Element {
    /// Returns the `color` child for a property; nil when there is none, also for `<nil key="…"/>`.
    public func color(key: String) -> DocumentColor? {
        child(named: "color", key: key).flatMap(DocumentColor.init)
    }
}
