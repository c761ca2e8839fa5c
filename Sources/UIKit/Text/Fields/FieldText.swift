import Foundation

/// The displayed text of a text field.
struct FieldText {
    static let defaultFont = UIFont.systemFont(ofSize: 17)

    var text = NSAttributedString(string: "")
    var placeholder: NSAttributedString?
    var font = FieldText.defaultFont
    var color = UIColor.label

    /// Adopts a text, with the font of the first character for the whole field, as UITextField does.
    mutating func adopt(_ newText: NSAttributedString?) {
        text = newText ?? NSAttributedString(string: "")
        guard text.length > 0, let font = text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont else {
            return
        }
        self.font = font
    }

    /// A dot for every character, as passwords are shown.
    var secured: NSAttributedString {
        NSAttributedString(string: String(repeating: "•", count: min(text.string.count, 4096)))
    }
}
