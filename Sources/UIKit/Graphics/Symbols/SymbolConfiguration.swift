import CoreGraphics
import Foundation

/// The values of a symbol configuration; nil is unspecified.
struct SymbolValues: Hashable, Sendable {
    var pointSize: CGFloat?
    var weight: UIFont.Weight?
    var scale: UIImage.SymbolScale?

    /// Returns the values of the other, and those of this one where the other has none.
    func applying(_ other: SymbolValues) -> SymbolValues {
        SymbolValues(
            pointSize: other.pointSize ?? pointSize, weight: other.weight ?? weight,
            scale: other.scale ?? scale)
    }
}

extension UIImage {
    /// The size of a symbol relative to text of its point size.
    public enum SymbolScale: Int, Sendable {
        case unspecified = -1
        case `default` = 0
        case small = 1
        case medium = 2
        case large = 3

        /// The size relative to medium; about what Apple's symbols show in the three scales.
        var factor: CGFloat {
            switch self {
            case .small: 0.79
            case .large: 1.28
            case .unspecified, .default, .medium: 1
            }
        }
    }

    /// The weight of a symbol.
    public enum SymbolWeight: Int, Sendable {
        case unspecified = 0
        case ultraLight = 1
        case thin = 2
        case light = 3
        case regular = 4
        case medium = 5
        case semibold = 6
        case bold = 7
        case heavy = 8
        case black = 9

        /// Returns the corresponding weight of fonts.
        public func fontWeight() -> UIFont.Weight {
            switch self {
            case .ultraLight: .ultraLight
            case .thin: .thin
            case .light: .light
            case .unspecified, .regular: .regular
            case .medium: .medium
            case .semibold: .semibold
            case .bold: .bold
            case .heavy: .heavy
            case .black: .black
            }
        }
    }

    /// The configuration for selecting and drawing an image.
    open class Configuration: NSObject {
        /// The traits for which an image is chosen; nil if unspecified, as always here.
        open var traitCollection: UITraitCollection? { nil }
    }

    /// The configuration of a symbol: its size, weight and scale.
    open class SymbolConfiguration: Configuration {
        let values: SymbolValues
        /// The color of the symbol's first layer, in which the whole symbol is drawn here.
        let color: UIColor?

        init(values: SymbolValues, color: UIColor? = nil) {
            (self.values, self.color) = (values, color)
            super.init()
        }

        /// The configuration that specifies nothing.
        public class var unspecified: SymbolConfiguration { SymbolConfiguration(values: SymbolValues()) }

        /// Creates a configuration with layers in shades of a color; here all are in the color.
        public convenience init(hierarchicalColor: UIColor) {
            self.init(values: SymbolValues(), color: hierarchicalColor)
        }

        /// Creates a configuration with a color for each layer; here all have the first.
        public convenience init(paletteColors: [UIColor]) {
            self.init(values: SymbolValues(), color: paletteColors.first)
        }

        /// Returns a configuration with the symbol's own colors; here all layers have the tint color.
        public class func preferringMulticolor() -> SymbolConfiguration {
            SymbolConfiguration(values: SymbolValues())
        }

        /// Returns a configuration with all layers in the tint color.
        public class func preferringMonochrome() -> SymbolConfiguration {
            SymbolConfiguration(values: SymbolValues())
        }

        public convenience init(pointSize: CGFloat) { self.init(values: SymbolValues(pointSize: pointSize)) }

        public convenience init(weight: SymbolWeight) {
            self.init(values: SymbolValues(weight: weight.fontWeight()))
        }

        public convenience init(scale: SymbolScale) { self.init(values: SymbolValues(scale: scale)) }

        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(values: SymbolValues(pointSize: pointSize, weight: weight.fontWeight()))
        }

        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(values: SymbolValues(pointSize: pointSize, weight: weight.fontWeight(), scale: scale))
        }

        public convenience init(font: UIFont) {
            self.init(values: SymbolValues(pointSize: font.pointSize, weight: font.symbolWeight))
        }

        public convenience init(font: UIFont, scale: SymbolScale) {
            self.init(
                values: SymbolValues(pointSize: font.pointSize, weight: font.symbolWeight, scale: scale))
        }

        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(font: .preferredFont(forTextStyle: textStyle))
        }

        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
        }

        /// Returns this configuration with the values of the other.
        public func applying(_ otherConfiguration: SymbolConfiguration) -> SymbolConfiguration {
            SymbolConfiguration(
                values: values.applying(otherConfiguration.values), color: otherConfiguration.color ?? color)
        }

        public override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? SymbolConfiguration else { return false }
            return other.values == values && other.color == color
        }

        public override var hash: Int { values.hashValue }
    }
}

extension UIFont {
    var symbolWeight: Weight { Weight(layoutFont.descriptor.weight) }
}
