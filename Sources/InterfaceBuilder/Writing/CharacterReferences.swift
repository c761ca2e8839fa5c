/// The references for characters that have a meaning in XML. Only those that Xcode writes are written, so quotation
/// marks in text are unchanged.
struct CharacterReferences {
    private let keepsBreaks: Bool

    /// For the text of an element. A carriage return would be read as a line feed.
    static let text = CharacterReferences(keepsBreaks: true)
    /// For values of attributes, where line breaks and tabs would be read as spaces.
    static let attribute = CharacterReferences(keepsBreaks: false)

    subscript(byte: UInt8) -> StaticString? {
        switch byte {
        case UInt8(ascii: "&"): "&amp;"
        case UInt8(ascii: "<"): "&lt;"
        case UInt8(ascii: ">"): "&gt;"
        case 0x0D: "&#13;"
        case UInt8(ascii: "\"") where !keepsBreaks: "&quot;"
        case 0x0A where !keepsBreaks: "&#10;"
        case 0x09 where !keepsBreaks: "&#9;"
        default: nil
        }
    }
}
