import Foundation

/// The text of a label and what holds for all of it.
struct LabelContent {
    static let defaultFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

    private(set) var string: NSAttributedString?
    private(set) var isAttributed = false
    private(set) var font = LabelContent.defaultFont
    private(set) var textColor = UIColor.label
    private(set) var alignment = NSTextAlignment.natural
    private(set) var lineBreakMode = NSLineBreakMode.byTruncatingTail

    mutating func setPlain(_ text: String?) {
        string = text.map { NSAttributedString(string: $0) }
        isAttributed = false
    }

    /// Takes font, alignment and the way of breaking lines from the first character, as UILabel does.
    mutating func setAttributed(_ text: NSAttributedString) {
        string = text
        isAttributed = true
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
        guard isAttributed, let string else { return }
        let changed = NSMutableAttributedString(attributedString: string)
        changed.addAttribute(key, value: value, range: NSRange(location: 0, length: string.length))
        self.string = changed
    }

    private mutating func changeParagraphs(_ change: (NSMutableParagraphStyle) -> Void) {
        guard isAttributed, let string else { return }
        let changed = NSMutableAttributedString(attributedString: string)
        let whole = NSRange(location: 0, length: string.length)
        string.enumerateAttribute(.paragraphStyle, in: whole) { value, range, _ in
            guard let old = value as? NSParagraphStyle else { return }
            let style = NSMutableParagraphStyle()
            style.setParagraphStyle(old)
            change(style)
            changed.addAttribute(.paragraphStyle, value: style, range: range)
        }
        self.string = changed
    }
}
