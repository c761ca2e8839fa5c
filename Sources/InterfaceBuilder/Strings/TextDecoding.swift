/// Decodes text files in the encodings that Xcode writes.
package enum TextDecoding {
    /// Returns the text: UTF-8 with or without a byte order mark, UTF-16 with one, or UTF-16 recognized by its zero bytes.
    package static func string(from bytes: ContiguousArray<UInt8>) -> String? {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
            return String(validating: bytes.dropFirst(3), as: UTF8.self)
        }
        if bytes.starts(with: [0xFF, 0xFE]) { return utf16(bytes.dropFirst(2), bigEndian: false) }
        if bytes.starts(with: [0xFE, 0xFF]) { return utf16(bytes.dropFirst(2), bigEndian: true) }
        if bytes.count >= 2, bytes[0] == 0 || bytes[1] == 0 {
            return utf16(bytes[...], bigEndian: bytes[0] == 0)
        }
        return String(validating: bytes, as: UTF8.self)
    }

    private static func utf16(_ bytes: ArraySlice<UInt8>, bigEndian: Bool) -> String? {
        guard bytes.count.isMultiple(of: 2) else { return nil }
        var units: [UInt16] = []
        units.reserveCapacity(bytes.count / 2)
        for start in stride(from: bytes.startIndex, to: bytes.endIndex, by: 2) {
            let first = UInt16(bytes[start])
            let second = UInt16(bytes[start + 1])
            units.append(bigEndian ? first << 8 | second : second << 8 | first)
        }
        return String(validating: units, as: UTF16.self)
    }
}
