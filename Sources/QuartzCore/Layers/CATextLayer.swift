import CoreGraphics
import Foundation
import TextLayout

/// A layer that draws text.
open class CATextLayer: CALayer {
    /// The text: a `String` or an `NSAttributedString`, which has its own fonts and colors.
    open var string: Any?
    /// The font of plain text: a `CGFont`, a UIKit font or a name.
    open var font: CFTypeRef?
    /// The size of plain text, in points, where the font has none.
    open var fontSize: CGFloat = 36 {
        willSet { if LayerActions.areOn { willChange("fontSize") } }
        didSet { if LayerActions.areOn { didChange("fontSize") } }
    }
    /// The color of plain text; white by default.
    open var foregroundColor: CGColor? = .white {
        willSet { if LayerActions.areOn { willChange("foregroundColor") } }
        didSet { if LayerActions.areOn { didChange("foregroundColor") } }
    }
    /// Whether lines break at the layer's width.
    open var isWrapped = false
    /// The truncation of lines that do not fit.
    open var truncationMode = CATextLayerTruncationMode.none
    /// The alignment of lines.
    open var alignmentMode = CATextLayerAlignmentMode.natural
    /// Stored only; glyphs are always positioned at fractions of a pixel.
    open var allowsFontSubpixelQuantization = false

    private static let properties: [String: LayerProperties.Property] = [
        "fontSize": LayerProperties.number(\CATextLayer.fontSize),
        "foregroundColor": LayerProperties.optional(\CATextLayer.foregroundColor),
    ]

    override func property(named key: String) -> LayerProperties.Property? {
        Self.properties[key] ?? super.property(named: key)
    }

    override func copyAppearance(of other: CALayer) {
        super.copyAppearance(of: other)
        guard let other = other as? CATextLayer else { return }
        (string, font, fontSize) = (other.string, other.font, other.fontSize)
        (foregroundColor, isWrapped) = (other.foregroundColor, other.isWrapped)
        (truncationMode, alignmentMode) = (other.truncationMode, other.alignmentMode)
    }

    /// Returns the size of the text, wrapped at the layer's width where wrapping is enabled.
    open override func preferredFrameSize() -> CGSize {
        guard let text = TextLayerText(self).text else { return .zero }
        let width = isWrapped && bounds.width > 0 ? bounds.width : nil
        return TextBlock(text, width: width, maximumLines: isWrapped ? 0 : 1).size
    }

    override var hasContents: Bool { string != nil || super.hasContents }

    override func drawContents(in ctx: CGContext) {
        if super.hasContents {
            ctx.saveGState()
            super.drawContents(in: ctx)
            ctx.restoreGState()
        }
        guard let text = TextLayerText(self).text else { return }
        let limit = isWrapped || truncationMode != .none || alignmentMode != .natural ? bounds.width : nil
        let block = TextBlock(
            text, width: limit, maximumLines: isWrapped ? lines(of: text) : 1,
            lineBreakMode: truncationMode.lineBreakMode ?? .byClipping)
        ctx.saveGState()
        ctx.clip(to: bounds)
        block.draw(in: ctx, at: bounds.origin)
        ctx.restoreGState()
    }

    /// Returns the number of lines that fit; 0 is unlimited. Only truncated text needs it.
    private func lines(of text: AttributedText) -> Int {
        guard truncationMode != .none, bounds.height.isFinite else { return 0 }
        let height = text.attributes.font.metrics.lineHeight
        return height > 0 ? max(1, Int(min(10_000, bounds.height / height))) : 0
    }
}

/// The text of a text layer in the types of the text engine.
private struct TextLayerText {
    let layer: CATextLayer

    init(_ layer: CATextLayer) { self.layer = layer }

    var text: AttributedText? {
        if let attributed = layer.string as? NSAttributedString { return text(attributed) }
        let plain = layer.string as? String ?? (layer.string as? NSString).map { String(describing: $0) }
        return plain.map { AttributedText($0, attributes: attributes([:]), paragraphStyle: paragraph) }
    }

    private func text(_ string: NSAttributedString) -> AttributedText {
        var result = AttributedText(string.string, attributes: attributes([:]), paragraphStyle: paragraph)
        string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) { values, range, _ in
            let place = range.location..<range.location + range.length
            result.runs.append(AttributedText.Run(range: place, attributes: attributes(values)))
        }
        return result
    }

    private func attributes(_ values: [NSAttributedString.Key: Any]) -> TextAttributes {
        let color =
            values[NSAttributedString.Key("NSColor")] ?? values[NSAttributedString.Key("CTForegroundColor")]
        let own = (color as? any LayerColor)?.cgColor ?? color as? CGColor
        let font = (values[NSAttributedString.Key("NSFont")] as? any LayerFont)?.layoutFont
        return TextAttributes(font: font ?? plainFont, color: own ?? layer.foregroundColor)
    }

    private var paragraph: ParagraphStyle {
        var style = ParagraphStyle()
        style.alignment = layer.alignmentMode.lineAlignment
        return style
    }

    private var plainFont: Font {
        let size = layer.fontSize
        switch layer.font {
        case let font as any LayerFont: return font.layoutFont.resized(to: size)
        case let font as CGFont: return named(font.postScriptName.map { String(describing: $0) }, size)
        case let name as NSString: return named(String(describing: name), size)
        // The default font of text layers (Apple: CATextLayer).
        default: return named("Helvetica", size)
        }
    }

    private func named(_ name: String?, _ size: CGFloat) -> Font {
        Font.matching(FontDescriptor(family: name, size: size))
    }
}
