import CoreGraphics
import Foundation

extension UIImage {
    /// A configuration of images.
    open class Configuration: NSObject {
        /// The traits that the image is chosen for.
        public let traitCollection: UITraitCollection?

        init(traitCollection: UITraitCollection?) {
            self.traitCollection = traitCollection
            super.init()
        }
    }

    /// How large and how heavy a symbol is, beside text.
    public final class SymbolConfiguration: Configuration {
        let values: SymbolValues

        init(values: SymbolValues) {
            self.values = values
            super.init(traitCollection: nil)
        }

        /// Nothing said.
        public class var unspecified: SymbolConfiguration { SymbolConfiguration(values: SymbolValues()) }

        public convenience init(pointSize: CGFloat) { self.init(values: SymbolValues(pointSize: pointSize)) }
        public convenience init(weight: SymbolWeight) { self.init(values: SymbolValues(weight: weight)) }
        public convenience init(scale: SymbolScale) { self.init(values: SymbolValues(scale: scale)) }

        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(values: SymbolValues(pointSize: pointSize, weight: weight))
        }

        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(values: SymbolValues(pointSize: pointSize, weight: weight, scale: scale))
        }

        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(values: SymbolValues(textStyle: textStyle))
        }

        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(values: SymbolValues(textStyle: textStyle, scale: scale))
        }

        public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }

        public convenience init(font: UIFont, scale: SymbolScale) {
            let weight = SymbolWeight(font.layoutFont.descriptor.weight)
            self.init(values: SymbolValues(pointSize: font.pointSize, weight: weight, scale: scale))
        }

        public convenience init(hierarchicalColor: UIColor) {
            self.init(values: SymbolValues(colors: [hierarchicalColor]))
        }

        public convenience init(paletteColors: [UIColor]) {
            self.init(values: SymbolValues(colors: paletteColors))
        }

        /// This configuration with what the other one says.
        public func applying(_ otherConfiguration: SymbolConfiguration) -> SymbolConfiguration {
            SymbolConfiguration(values: values.merged(with: otherConfiguration.values))
        }

        public override func isEqual(_ object: Any?) -> Bool {
            (object as? SymbolConfiguration)?.values == values
        }

        public override var hash: Int { values.hashValue }
    }

    /// How heavy a symbol's lines are.
    public enum SymbolWeight: Int, Sendable, CaseIterable {
        case unspecified = 0
        case ultraLight = 1
        case thin, light, regular, medium, semibold, bold, heavy, black
    }

    /// How large a symbol is beside text of its point size.
    public enum SymbolScale: Int, Sendable {
        case `default` = -1
        case unspecified = 0
        case small = 1
        case medium = 2
        case large = 3
    }
}

/// What a symbol configuration says; nil and `unspecified` say nothing.
struct SymbolValues: Hashable, Sendable {
    var pointSize: CGFloat?
    var weight = UIImage.SymbolWeight.unspecified
    var scale = UIImage.SymbolScale.unspecified
    var textStyle: UIFont.TextStyle?
    var colors: [UIColor] = []

    func merged(with other: SymbolValues) -> SymbolValues {
        var result = self
        if other.pointSize != nil || other.textStyle != nil {
            (result.pointSize, result.textStyle) = (other.pointSize, other.textStyle)
        }
        if other.weight != .unspecified { result.weight = other.weight }
        if other.scale != .unspecified { result.scale = other.scale }
        if !other.colors.isEmpty { result.colors = other.colors }
        return result
    }
}

extension UIImage.SymbolWeight {
    /// The weight closest to a font's.
    init(_ fontWeight: CGFloat) {
        let steps: [CGFloat] = [-0.8, -0.6, -0.4, 0, 0.23, 0.3, 0.4, 0.56, 0.62]
        let closest = steps.indices.min { abs(steps[$0] - fontWeight) < abs(steps[$1] - fontWeight) } ?? 3
        self = UIImage.SymbolWeight(rawValue: closest + 1) ?? .regular
    }
}

extension UIImage {
    /// A symbol with the configuration in place of its own; any other image as it is.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        isSymbolImage ? withConfiguration(configuration) : self
    }

    /// The image with what the configuration says.
    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        guard let symbol = configuration as? SymbolConfiguration else { return self }
        var storage = storage
        storage.symbol = storage.symbol.merged(with: symbol.values)
        return UIImage(storage: storage)
    }

    public var symbolConfiguration: SymbolConfiguration? {
        isSymbolImage ? SymbolConfiguration(values: storage.symbol) : nil
    }

    /// The symbol with what the configuration says where the symbol itself says nothing.
    func underPreferred(_ configuration: SymbolConfiguration) -> UIImage {
        var storage = storage
        storage.symbol = configuration.values.merged(with: storage.symbol)
        return UIImage(storage: storage)
    }
}
