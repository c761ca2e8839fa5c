import CoreGraphics
import Foundation
import TextLayout

/// Converts strings with UIKit's attributes for the text engine.
struct AttributedTextBuilder {
    /// The font of ranges without one.
    var font: UIFont
    /// The color of ranges without one.
    var color: UIColor
    /// The alignment of text without a paragraph style.
    var alignment = NSTextAlignment.natural
    /// The line break strategy of text without a paragraph style.
    var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
    /// Whether `natural` means right.
    var isRightToLeft: Bool?
    /// The traits for resolving dynamic colors.
    var traits: UITraitCollection

    /// The builder for strings that are not displayed by a view.
    static var plainStrings: AttributedTextBuilder {
        AttributedTextBuilder(
            font: UIFont(FontDescriptor(family: "Helvetica", size: 12)), color: .black, traits: .current)
    }

    /// Returns text with one color and one font.
    func text(_ string: String) -> AttributedText {
        AttributedText(string, attributes: attributes([:]), paragraphStyle: paragraph(nil))
    }

    /// Returns a text with attributes.
    func text(_ string: NSAttributedString) -> AttributedText {
        let whole = NSRange(location: 0, length: string.length)
        var result = AttributedText(
            string.string, attributes: attributes([:]), paragraphStyle: paragraph(nil))
        string.enumerateAttributes(in: whole) { values, range, _ in
            let place = range.location..<range.location + range.length
            result.runs.append(
                AttributedText.Run(range: place, attributes: attributes(values, at: range.location)))
            if let style = values[.paragraphStyle] as? NSParagraphStyle {
                result.paragraphRuns.append(
                    AttributedText.ParagraphRun(range: place, style: paragraph(style)))
            }
        }
        return result
    }

    private func attributes(
        _ values: [NSAttributedString.Key: Any], at index: Int = 0
    ) -> TextAttributes {
        let intent = InlinePresentationIntent(attribute: values[.inlinePresentationIntent]) ?? []
        let font = intent.font(values[.font] as? UIFont ?? font)
        let isLink = values[.link] != nil
        let color = values[.foregroundColor] as? UIColor ?? (isLink ? .link : color)
        var result = TextAttributes(font: font.layoutFont, color: textColor(color))
        result.kern = number(values[.tracking] ?? values[.kern])
        result.baselineOffset = number(values[.baselineOffset])
        result.underline = lineStyle(values[.underlineStyle])
        result.strikethrough =
            lineStyle(values[.strikethroughStyle]) ?? (intent.contains(.strikethrough) ? .single : nil)
        result.underlineColor = (values[.underlineColor] as? UIColor).map(textColor)
        result.strikethroughColor = (values[.strikethroughColor] as? UIColor).map(textColor)
        result.background = (values[.backgroundColor] as? UIColor).map(textColor)
        result.attachment = (values[.attachment] as? NSTextAttachment)?.box(font: font, at: index)
        return result
    }

    private func paragraph(_ style: NSParagraphStyle?) -> ParagraphStyle {
        let values = style?.values ?? ParagraphValues()
        var result = ParagraphStyle()
        result.alignment = lineAlignment(style == nil ? alignment : values.alignment)
        result.lineBreakMode = LineBreakMode(values.lineBreakMode)
        result.avoidsLoneWords = (style?.lineBreakStrategy ?? lineBreakStrategy).contains(.pushOut)
        result.direction = TextDirection(values.baseWritingDirection)
        result.lineSpacing = values.lineSpacing
        result.minimumLineHeight = values.minimumLineHeight
        result.maximumLineHeight = values.maximumLineHeight
        result.lineHeightMultiple = values.lineHeightMultiple
        result.paragraphSpacing = values.paragraphSpacing
        result.paragraphSpacingBefore = values.paragraphSpacingBefore
        result.firstLineHeadIndent = values.firstLineHeadIndent
        result.headIndent = values.headIndent
        result.tailIndent = values.tailIndent
        return result
    }

    private func lineAlignment(_ alignment: NSTextAlignment) -> TextLineAlignment {
        switch alignment {
        case .left: .left
        case .center: .center
        case .right: .right
        case .justified: .justified
        case .natural: isRightToLeft.map { $0 ? .right : .left } ?? .natural
        }
    }

    func textColor(_ color: UIColor) -> CGColor { color.resolvedCGColor(with: traits) }

    /// Returns a number, which attributes may store in any of Swift's or Foundation's types.
    private func number(_ value: Any?) -> CGFloat {
        switch value {
        case let value as CGFloat: value
        case let value as Double: CGFloat(value)
        case let value as Float: CGFloat(value)
        case let value as Int: CGFloat(value)
        case let value as NSNumber: CGFloat(value.doubleValue)
        default: 0
        }
    }

    private func lineStyle(_ value: Any?) -> TextLineStyle? {
        let raw = (value as? NSUnderlineStyle)?.rawValue ?? Int(exactly: number(value).rounded()) ?? 0
        return switch raw & 0xF {
        case 0: nil
        case NSUnderlineStyle.double.rawValue: .double
        case NSUnderlineStyle.thick.rawValue: .thick
        default: .single
        }
    }
}

extension LineBreakMode {
    init(_ mode: NSLineBreakMode) {
        switch mode {
        case .byWordWrapping: self = .byWordWrapping
        case .byCharWrapping: self = .byCharWrapping
        case .byClipping: self = .byClipping
        case .byTruncatingHead: self = .byTruncatingHead
        case .byTruncatingTail: self = .byTruncatingTail
        case .byTruncatingMiddle: self = .byTruncatingMiddle
        }
    }
}

extension TextDirection {
    init(_ direction: NSWritingDirection) {
        switch direction {
        case .natural: self = .natural
        case .leftToRight: self = .leftToRight
        case .rightToLeft: self = .rightToLeft
        }
    }
}
