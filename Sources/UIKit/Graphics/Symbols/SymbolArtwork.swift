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

    /// Returns the drawing of the symbol, or nil if there is no icon for it.
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
        let insets = SymbolSize.alignment(of: name, pointSize: Double(pointSize(of: values)))
        return UIEdgeInsets(top: CGFloat(insets.top), left: 0, bottom: CGFloat(insets.bottom), right: 0)
    }

    private static func pointSize(of values: SymbolValues) -> CGFloat {
        min(max(values.pointSize ?? UIFont.labelFontSize, 1), 1_000) * (values.scale ?? .medium).factor
    }

    private static func draw(_ name: String, pointSize: CGFloat, weight: UIFont.Weight) -> ImageVariant? {
        let size = SymbolSize.size(of: name, pointSize: Double(pointSize))
        guard let svg = document(name, size: size, weight: weight),
            let image = try? CGImage.decode(Data(svg.utf8))
        else {
            return nil
        }
        return ImageVariant(image: image, scale: 1, size: CGSize(width: size.width, height: size.height))
    }

    private static func document(_ name: String, size: (width: Double, height: Double), weight: UIFont.Weight)
        -> String?
    {
        if var glyph = SymbolGlyph.named(name) {
            glyph.lineWidth *= 1 + 0.9 * Double(weight.rawValue)
            return glyph.svg.replacingFirst(
                "width=\"\(glyph.width)\" height=\"\(glyph.height)\"", by: dimensions(size))
        }
        guard let file = SymbolMap.file(for: name),
            let data = FileManager.default.contents(atPath: "\(SymbolMap.directory)/\(file).svg"),
            data.count < 1 << 20
        else { return nil }
        return fitted(String(decoding: data, as: UTF8.self), size: size, weight: weight)
    }

    private static func dimensions(_ size: (width: Double, height: Double)) -> String {
        "width=\"\(size.width)\" height=\"\(size.height)\""
    }

    /// Returns the icon's paths in a document of the symbol's size. Bootstrap's lines are thinner than those of
    /// symbols, so a stroke is drawn around the shapes, whose width grows with the symbol's weight.
    private static func fitted(_ svg: String, size: (width: Double, height: Double), weight: UIFont.Weight)
        -> String?
    {
        guard let start = svg.range(of: ">")?.upperBound,
            let end = svg.range(of: "</svg>", options: .backwards)?.lowerBound,
            start < end
        else { return nil }
        let line = max(0, 0.2 + 1.1 * Double(weight.rawValue))
        let side = 16 + line
        return """
            <svg xmlns="http://www.w3.org/2000/svg" \(dimensions(size)) viewBox="\(-line / 2) \(-line / 2) \(side) \(side)" \
            fill="currentColor" stroke="currentColor" stroke-width="\(line)">\(svg[start..<end])</svg>
            """
    }
}

extension String {
    fileprivate func replacingFirst(_ text: String, by other: String) -> String {
        range(of: text).map { replacingCharacters(in: $0, with: other) } ?? self
    }
}
