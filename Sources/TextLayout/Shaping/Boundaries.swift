import CPango

/// The possible breaks of a paragraph: Unicode line breaking and grapheme clusters, with dictionaries for
/// the scripts that need them.
struct Boundaries {
    private let flags: [UInt8]

    private static let line: UInt8 = 1
    private static let grapheme: UInt8 = 2

    init(_ scalars: ArraySlice<UInt32>) {
        let count = scalars.count
        let text = utf8(scalars)
        var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: count + 1)
        // An explicit language, since the default is the host's.
        let language = pango_language_from_string("en")
        text.withUnsafeBufferPointer { bytes in
            bytes.withMemoryRebound(to: CChar.self) { characters in
                pango_get_log_attrs(
                    characters.baseAddress, Int32(clamping: characters.count), -1, language, &attributes,
                    Int32(clamping: count + 1))
            }
        }
        flags = attributes.map {
            ($0.is_line_break != 0 ? Self.line : 0) | ($0.is_cursor_position != 0 ? Self.grapheme : 0)
        }
    }

    /// Returns whether a line may end before this scalar.
    func allowsLineBreak(before index: Int) -> Bool {
        index > 0 && index < flags.count && flags[index] & Self.line != 0
    }

    /// Returns whether a cluster ends before this scalar.
    func isGraphemeBoundary(_ index: Int) -> Bool {
        index <= 0 || index >= flags.count - 1 || flags[index] & Self.grapheme != 0
    }
}

/// Returns the scalars in UTF-8. NUL would end the text for the C functions that read it, so it becomes U+0001.
func utf8(_ scalars: ArraySlice<UInt32>) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(scalars.count)
    for value in scalars {
        if value > 0, value < 0x80 {
            bytes.append(UInt8(value))
        } else if let scalar = Unicode.Scalar(max(value, 1)) {
            bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
        } else {
            bytes.append(contentsOf: UTF8.encodedReplacementCharacter)
        }
    }
    return bytes
}
