/// The emphasis of the parts of an outline: none, or terminal colors.
public struct OutlineStyle: Sendable {
    private let usesColor: Bool

    /// A style without emphasis.
    public static let plain = OutlineStyle(usesColor: false)
    /// A style with the escape sequences for weight and color (ECMA-48, "Select Graphic Rendition").
    public static let terminal = OutlineStyle(usesColor: true)

    func strong(_ text: String) -> String { wrap(text, "1") }
    func faint(_ text: String) -> String { wrap(text, "2") }
    func quoted(_ text: String) -> String { wrap(text, "32") }
    func link(_ text: String) -> String { wrap(text, "36") }

    private func wrap(_ text: String, _ code: String) -> String {
        let text = String(String.UnicodeScalarView(text.unicodeScalars.filter { !$0.properties.isControl }))
        return usesColor ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}

extension Unicode.Scalar.Properties {
    /// Whether the character is a control character, which must not reach the terminal.
    fileprivate var isControl: Bool { generalCategory == .control }
}
