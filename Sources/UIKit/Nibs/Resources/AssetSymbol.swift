import CoreGraphics
import Foundation
import InterfaceBuilder
import Synchronization

/// A custom symbol, from a symbol set of an asset catalog.
final class AssetSymbol: Sendable {
    private struct Key: Hashable {
        let size: CGFloat
        let weight: Int
        let scale: String
    }

    private let template: SymbolTemplate
    private let drawings = Mutex<[Key: ImageVariant]>([:])

    /// More sizes than any interface displays; animating a size must not fill the memory.
    private static let capacity = 256

    init(template: SymbolTemplate) { self.template = template }

    /// Returns the symbol for the values of a configuration.
    func variant(_ values: SymbolValues) -> ImageVariant? {
        let size = min(max(values.pointSize ?? UIFont.labelFontSize, 1), 1_000)
        let scale = values.scale ?? .medium
        let key = Key(
            size: size, weight: (values.weight ?? .regular).symbolIndex, scale: scale.templateName)
        if let known = drawings.withLock({ $0[key] }) { return known }
        guard let drawing = template.drawing(weight: key.weight, scale: key.scale) else { return nil }
        let own = UIImage.SymbolScale(templateName: drawing.variant.scale)
        let factor = size / SymbolTemplate.pointSize * (scale.factor / own.factor)
        guard let variant = Self.draw(drawing, factor: factor) else { return nil }
        drawings.withLock { drawings in
            if drawings.count >= Self.capacity { drawings.removeAll() }
            drawings[key] = variant
        }
        return variant
    }

    /// Draws the image from margin to margin, with the height of the drawing.
    private static func draw(_ drawing: SymbolTemplate.Drawing, factor: CGFloat) -> ImageVariant? {
        let namespace =
            "xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\""
        let whole = "<svg \(namespace)>\(drawing.content)</svg>"
        guard var box = CGImage.inkBounds(ofSVG: Data(whole.utf8)), !box.isEmpty else { return nil }
        if let margins = drawing.margins {
            let left = min(box.minX, margins.lowerBound)
            box = CGRect(
                x: left, y: box.minY, width: max(box.maxX, margins.upperBound) - left, height: box.height)
        }
        let size = CGSize(width: box.width * factor, height: box.height * factor)
        let svg = """
            <svg \(namespace) width="\(size.width)" height="\(size.height)" \
            viewBox="\(box.minX) \(box.minY) \(box.width) \(box.height)">\(drawing.content)</svg>
            """
        guard let image = try? CGImage.decode(Data(svg.utf8)) else { return nil }
        return ImageVariant(image: image, scale: 1, size: size)
    }
}

extension UIFont.Weight {
    /// The index of the weight among the nine of symbol templates.
    fileprivate var symbolIndex: Int {
        let weights: [UIFont.Weight] = [
            .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]
        let distances = weights.map { abs($0.rawValue - rawValue) }
        return distances.indices.min { distances[$0] < distances[$1] } ?? 3
    }
}

extension UIImage.SymbolScale {
    fileprivate init(templateName: String) {
        self = templateName == "S" ? .small : templateName == "L" ? .large : .medium
    }

    fileprivate var templateName: String {
        switch self {
        case .small: "S"
        case .large: "L"
        case .unspecified, .default, .medium: "M"
        }
    }
}
