import CoreGraphics
import Foundation
import Synchronization

/// Drawings of symbols, read once for each size and weight.
enum SymbolArtwork {
    private struct Key: Hashable {
        var name: String
        var pointSize: CGFloat
        var weight: CGFloat
    }

    private static let cache = Mutex<[Key: ImageVariant]>([:])

    /// More sizes than any interface displays; animating a size must not fill the memory.
    private static let capacity = 1_024

    /// The drawing of the symbol, or nil where there is none.
    static func variant(of name: String, _ values: SymbolValues) -> ImageVariant? {
        let pointSize = pointSize(of: values)
        let weight = values.weight ?? .regular
        let key = Key(name: name, pointSize: pointSize, weight: weight.rawValue)
        if let known = cache.withLock({ $0[key] }) { return known }
        guard let variant = draw(name, pointSize: pointSize, weight: weight) else { return nil }
        cache.withLock { cache in
            if cache.count >= capacity { cache.removeAll() }
            cache[key] = variant
        }
        return variant
    }

    /// Returns the insets from a symbol's bounds to its alignment rectangle, in points.
    static func alignment(of name: String, _ values: SymbolValues) -> UIEdgeInsets {
        let insets = SymbolAlignment.insets(
            of: name, fontSize: fontSize(of: values), factor: (values.scale ?? .medium).factor,
            isBold: isBold(values.weight ?? .regular))
        return UIEdgeInsets(top: insets.top, left: 0, bottom: insets.bottom, right: 0)
    }

    /// The height of the line in which a symbol is aligned, in points, whatever its scale.
    static func lineHeight(_ values: SymbolValues) -> CGFloat {
        SymbolAlignment.lineHeight * fontSize(of: values) / 17
    }

    private static func pointSize(of values: SymbolValues) -> CGFloat {
        fontSize(of: values) * (values.scale ?? .medium).factor
    }

    private static func isBold(_ weight: UIFont.Weight) -> Bool {
        weight.rawValue >= UIFont.Weight.bold.rawValue
    }

    private static func fontSize(of values: SymbolValues) -> CGFloat {
        min(max(values.pointSize ?? UIFont.labelFontSize, 1), 1_000)
    }

    private static func draw(_ name: String, pointSize: CGFloat, weight: UIFont.Weight) -> ImageVariant? {
        guard let recipe = SymbolRecipe(name: name) else { return nil }
        var draftsman = SymbolDraftsman(weight: weight.rawValue)
        guard let drawing = draftsman.drawing(of: recipe) else { return nil }
        let size = SymbolSize.size(
            of: name, drawing: drawing.size, pointSize: pointSize, isBold: isBold(weight))
        let svg = fitted(drawing, to: size, of: recipe, name)
        guard let image = try? CGImage.decode(Data(svg.utf8)) else { return nil }
        return ImageVariant(image: image, scale: 1, size: size)
    }

    /// Returns the drawing in the symbol's size. Icons are in squares with margins, in which a symbol that is wider than high would be
    /// small.
    private static func fitted(
        _ drawing: SymbolDrawing, to size: CGSize, of recipe: SymbolRecipe, _ name: String
    ) -> String {
        guard case .icon = recipe, SymbolSize.isKnown(name), let ink = SymbolInk.bounds(of: drawing) else {
            return drawing.svg(size: size)
        }
        // Circles remain circles, unless the symbol is of another shape than the icon.
        let stretch = size.width / size.height * ink.height / ink.width
        return drawing.cropped(to: ink).svg(size: size, isStretched: max(stretch, 1 / stretch) > 1.15)
    }
}
