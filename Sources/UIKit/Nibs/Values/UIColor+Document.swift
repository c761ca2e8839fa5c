import CoreGraphics
import Foundation
import InterfaceBuilder

extension UIColor {
    /// Creates a color from components or the name of a system color; nil for names that must be looked up.
    convenience init?(document color: DocumentColor) {
        switch color {
        case .rgb(let red, let green, let blue, let alpha, let space):
            self.init(RGBComponents(red, green, blue, space: space), alpha: alpha, space: space)
        case .white(let white, let alpha, let space):
            let isCalibrated = space == .calibratedWhite
            self.init(white: isCalibrated ? GenericColor.gray(white) : white, alpha: alpha)
        case .cmyk(let cyan, let magenta, let yellow, let black, let alpha, _):
            let (r, g, b) = (
                (1 - cyan) * (1 - black), (1 - magenta) * (1 - black), (1 - yellow) * (1 - black)
            )
            self.init(red: r, green: g, blue: b, alpha: alpha)
        case .system(let name), .catalog(_, let name):
            guard let found = UIColor.documentSystemColor(name) else { return nil }
            self.init(value: found.value, name: found.name)
        case .named: return nil
        }
    }

    private convenience init(_ parts: RGBComponents, alpha: Double, space: DocumentColor.Space) {
        if space == .displayP3 {
            self.init(displayP3Red: parts.red, green: parts.green, blue: parts.blue, alpha: alpha)
        } else {
            self.init(red: parts.red, green: parts.green, blue: parts.blue, alpha: alpha)
        }
    }

    /// Returns a class property of `UIColor` by its name in documents, such as `labelColor` or `darkTextColor`.
    static func documentSystemColor(_ name: String) -> UIColor? {
        let key = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
        if SystemColor.named[key] != nil { return .system(key) }
        return documentColors[key]
    }

    /// The last four are textures of old systems, represented by their mean colors.
    private static let documentColors: [String: UIColor] = [
        "black": .black, "darkGray": .darkGray, "lightGray": .lightGray, "white": .white, "gray": .gray,
        "red": .red,
        "green": .green, "blue": .blue, "cyan": .cyan, "yellow": .yellow, "magenta": .magenta,
        "orange": .orange,
        "purple": .purple, "brown": .brown, "clear": .clear, "darkText": .darkText, "lightText": .lightText,
        "tint": .tintColor, "text": .darkText, "controlText": .darkText, "textBackground": .white,
        "groupTableViewBackground": .groupTableViewBackground,
        "tableCellGroupedBackground": .secondarySystemGroupedBackground,
        "tableCellPlainBackground": .systemBackground,
        "tableBackground": .systemBackground, "tableSeparator": .separator,
        "viewFlipsideBackground": UIColor(red: 0.12, green: 0.13, blue: 0.14, alpha: 1),
        "scrollViewTexturedBackground": UIColor(red: 0.44, green: 0.45, blue: 0.47, alpha: 1),
        "underPageBackground": UIColor(red: 0.44, green: 0.45, blue: 0.47, alpha: 1),
    ]
}

/// Red, green and blue, converted from the color space of a document to sRGB, or kept in Display P3.
private struct RGBComponents {
    var red: Double
    var green: Double
    var blue: Double

    init(_ red: Double, _ green: Double, _ blue: Double, space: DocumentColor.Space) {
        (self.red, self.green, self.blue) = (red, green, blue)
        switch space {
        case .calibratedRGB: (self.red, self.green, self.blue) = GenericColor.sRGB(red, green, blue)
        case .linearSRGB:
            (self.red, self.green, self.blue) = (
                GenericColor.encode(red), GenericColor.encode(green), GenericColor.encode(blue)
            )
        default: break
        }
    }
}

/// Apple's Generic RGB and Generic Gray, in which Interface Builder saved colors before it supported sRGB: gamma 1.8,
/// primaries from the profile's colorants relative to D50, then Bruce Lindbloom's XYZ (D50) to sRGB matrix.
/// Pure red, green and blue become #FF2600, #00F900 and #0433FF, as Apple's crayons of those colors are in sRGB.
enum GenericColor {
    static func sRGB(_ red: Double, _ green: Double, _ blue: Double) -> (Double, Double, Double) {
        let (r, g, b) = (linear(red), linear(green), linear(blue))
        let x = 0.4543 * r + 0.3533 * g + 0.1566 * b
        let y = 0.2419 * r + 0.6736 * g + 0.0845 * b
        let z = 0.0149 * r + 0.0906 * g + 0.7195 * b
        return (
            encode(3.1338561 * x - 1.6168667 * y - 0.4906146 * z),
            encode(-0.9787684 * x + 1.9161415 * y + 0.0334540 * z),
            encode(0.0719453 * x - 0.2289914 * y + 1.4052427 * z)
        )
    }

    static func gray(_ white: Double) -> Double { encode(linear(white)) }

    private static func linear(_ value: Double) -> Double { pow(min(max(value, 0), 1), 1.8) }

    /// Applies sRGB's curve. The profile's rounding makes white inexact, so that the ends are snapped, and values
    /// rounded to 8 bits.
    static func encode(_ value: Double) -> Double {
        let value = min(max(value, 0), 1)
        let encoded = value <= 0.0031308 ? 12.92 * value : 1.055 * pow(value, 1 / 2.4) - 0.055
        return (encoded * 255).rounded() / 255
    }
}
