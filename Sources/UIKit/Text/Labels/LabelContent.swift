import Foundation

/// The text of a label and its common attributes.
struct LabelContent {
    static let defaultFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

    /// The text, if it has no attributes. Foundation leaks memory for each `NSAttributedString` here, as it retains the
    /// runs once too often, so that none is created without need.
    private(set) var plain: String?
    private(set) var attributed: NSAttributedString?
    private(set) var font = LabelContent.defaultFont
    private(set) var textColor = UIColor.label
    private(set) var alignment = NSTextAlignment.natural
    private(set) var lineBreakMode = NSLineBreakMode.byTruncatingTail

    var text: String? { plain ?? attributed?.string }

    mutating func setPlain(_ text: String?) { (plain, attributed) = (text, nil) }

    /// Sets the text, with font, alignment and line break mode of the first character, as UILabel does.
    mutating func setAttributed(_ text: NSAttributedString) {
        (plain, attributed) = (nil, text)
        guard text.length > 0 else { return }
        let first = text.attributes(at: 0, effectiveRange: nil)
        if let font = first[.font] as? UIFont { self.font = font }
        if let color = first[.foregroundColor] as? UIColor { textColor = color }
        guard let style = first[.paragraphStyle] as? NSParagraphStyle else { return }
        alignment = style.alignment
        lineBreakMode = style.lineBreakMode
    }

    mutating func setFont(_ font: UIFont) {
        self.font = font
        applyToAll(.font, font)
    }

    mutating func setTextColor(_ color: UIColor) {
        textColor = color
        applyToAll(.foregroundColor, color)
    }

    mutating func setAlignment(_ alignment: NSTextAlignment) {
        self.alignment = alignment
        changeParagraphs { $0.alignment = alignment }
    }

    mutating func setLineBreakMode(_ mode: NSLineBreakMode) {
        lineBreakMode = mode
        changeParagraphs { $0.lineBreakMode = mode }
    }

    private mutating func applyToAll(_ key: NSAttributedString.Key, _ value: Any) {
        guard let attributed else { return }
        let changed = NSMutableAttributedString(attributedString: attributed)
        changed.addAttribute(key, value: value, range: NSRange(location: 0, length: attributed.length))
        self.attributed = changed
    }

    private mutating func changeParagraphs(_ change: (NSMutableParagraphStyle) -> Void) {
        guard let attributed else { return }
        let changed = NSMutableAttributedString(attributedString: attributed)
        let whole = NSRange(location: 0, length: attributed.length)
        attributed.enumerateAttribute(.paragraphStyle, in: whole) { value, range, _ in
            guard let old = value as? NSParagraphStyle else { return }
            let style = NSMutableParagraphStyle()
            style.setParagraphStyle(old)
            change(style)
            changed.addAttribute(.paragraphStyle, value: style, range: range)
        }
        self.attributed = changed
    }
}
