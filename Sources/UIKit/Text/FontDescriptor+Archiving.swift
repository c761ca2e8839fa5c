import Foundation
import TextLayout

/// The names under which a font's attributes are archived.
private enum FontKey {
    static let family = "UIFontDescriptorFamily"
    static let size = "UIFontDescriptorSize"
    static let weight = "UIFontDescriptorWeight"
    static let italic = "UIFontDescriptorItalic"
    static let design = "UIFontDescriptorDesign"
    static let digits = "UIFontDescriptorMonospacedDigits"
    static let lineGap = "UIFontDescriptorLineGap"
    static let tracking = "UIFontDescriptorTracking"
    static let style = "UIFontDescriptorTextStyle"
}

extension FontDescriptor {
    private static let designs: [Design] = [.default, .serif, .rounded, .monospaced]

    func encode(_ style: UIFont.TextStyle?, with coder: NSCoder) {
        coder.encode(family, forKey: FontKey.family)
        coder.encode(Double(size), forKey: FontKey.size)
        coder.encode(Double(weight), forKey: FontKey.weight)
        coder.encode(italic, forKey: FontKey.italic)
        coder.encode(Self.designs.firstIndex(of: design) ?? 0, forKey: FontKey.design)
        coder.encode(monospacedDigits, forKey: FontKey.digits)
        coder.encode(Double(lineGap), forKey: FontKey.lineGap)
        coder.encode(Double(tracking), forKey: FontKey.tracking)
        coder.encode(style?.rawValue, forKey: FontKey.style)
    }

    /// Nil if the archive contains no font.
    init?(archivedIn coder: NSCoder) {
        guard coder.containsValue(forKey: FontKey.size) else { return nil }
        let design = coder.decodeInteger(forKey: FontKey.design)
        self.init(
            family: coder.decodeObject(of: NSString.self, forKey: FontKey.family) as String?,
            size: coder.decodeDouble(forKey: FontKey.size),
            weight: coder.decodeDouble(forKey: FontKey.weight),
            italic: coder.decodeBool(forKey: FontKey.italic),
            design: Self.designs.indices.contains(design) ? Self.designs[design] : .default,
            monospacedDigits: coder.decodeBool(forKey: FontKey.digits),
            lineGap: coder.decodeDouble(forKey: FontKey.lineGap),
            tracking: coder.decodeDouble(forKey: FontKey.tracking))
    }

    static func style(archivedIn coder: NSCoder) -> UIFont.TextStyle? {
        (coder.decodeObject(of: NSString.self, forKey: FontKey.style) as String?).map {
            UIFont.TextStyle(rawValue: $0)
        }
    }
}
