import Foundation

/// A parser for the plain XML that Interface Builder writes: UTF-8, elements, attributes, text and
/// comments. It is several times as fast as a full parser and stops at the first construct that is not
/// plain (a prefix, a declaration, an error); the full parser then reads the file again. So it
/// may reject what is valid, but may never accept what is invalid.
struct PlainScanner {
    /// Tags with more attributes are left to the full parser, which compares them faster.
    private static let attributeLimit = 64

    private let base: UnsafePointer<UInt8>
    private let end: Int
    private let limits: ParseLimits
    private var position = 0
    private var line = 1
    private var assembly: TreeAssembly
    /// A value or text whose references are being resolved.
    private var resolved: ContiguousArray<UInt8> = []

    /// Returns the tree of a plain document; nil when the document is not plain.
    static func tree(_ bytes: UnsafeBufferPointer<UInt8>, limits: ParseLimits) -> ElementTree? {
        guard let base = bytes.baseAddress, isPlainText(bytes, base) else { return nil }
        var scanner = PlainScanner(base: base, end: bytes.count, limits: limits)
        return scanner.document() ? scanner.assembly.tree() : nil
    }

    private init(base: UnsafePointer<UInt8>, end: Int, limits: ParseLimits) {
        self.base = base
        self.end = end
        self.limits = limits
        assembly = TreeAssembly(size: end)
    }

    /// Returns whether the bytes are valid UTF-8 without carriage returns, which XML would turn into line feeds.
    private static func isPlainText(_ bytes: UnsafeBufferPointer<UInt8>, _ base: UnsafePointer<UInt8>) -> Bool
    {
        switch ByteSearch.content(bytes, base) {
        case .ascii: true
        case .wide: String(validating: bytes, as: UTF8.self) != nil
        case .carriageReturn: false
        }
    }

    private mutating func document() -> Bool {
        guard declaration() else { return false }
        var isClosed = false
        while position < end {
            guard text(outside: assembly.depth == 0) else { return false }
            if position == end { break }
            guard position + 1 < end else { return false }
            switch base[position + 1] {
            case UInt8(ascii: "/"):
                guard closingTag() else { return false }
                isClosed = assembly.depth == 0
            case UInt8(ascii: "!"): guard comment() else { return false }
            default:
                guard !isClosed, openingTag() else { return false }
                isClosed = assembly.depth == 0
            }
        }
        return isClosed
    }

    /// Scans the XML declaration in the form that Xcode writes, or none.
    private mutating func declaration() -> Bool {
        guard starts(with: "<?") else { return true }
        guard take("<?xml version=\"1.0\" encoding=\"UTF-8\"") else { return false }
        if take(" standalone=\"no\"") { assembly.declaration = .notStandalone }
        if take(" standalone=\"yes\"") { assembly.declaration = .standalone }
        return take("?>")
    }

    private func starts(with text: StaticString) -> Bool {
        guard end - position >= text.utf8CodeUnitCount else { return false }
        for index in 0..<text.utf8CodeUnitCount where base[position + index] != text.utf8Start[index] {
            return false
        }
        return true
    }

    private mutating func take(_ text: StaticString) -> Bool {
        guard starts(with: text) else { return false }
        position += text.utf8CodeUnitCount
        return true
    }

    private func slice(_ start: Int, _ stop: Int) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: base + start, count: stop - start)
    }
}

extension PlainScanner {
    /// Scans `<!-- … -->`, which may not contain two hyphens.
    private mutating func comment() -> Bool {
        guard take("<!--") else { return false }
        let start = position
        while position < end {
            let byte = base[position]
            if byte == UInt8(ascii: "-"), position + 1 < end, base[position + 1] == byte {
                assembly.note(.comment, slice(start, position))
                return take("-->")
            }
            guard isAllowed(at: position) else { return false }
            if byte == 0x0A { line += 1 }
            position += 1
        }
        return false
    }

    /// Returns whether XML allows the character that begins at the position: not the control characters, nor the
    /// last two code points of the plane, EF BF BE and EF BF BF. The text is known to be valid UTF-8.
    private func isAllowed(at position: Int) -> Bool {
        let byte = base[position]
        guard byte != 0xEF else {
            return position + 2 < end && !(base[position + 1] == 0xBF && base[position + 2] >= 0xBE)
        }
        return byte >= 0x20 || byte == 0x0A || byte == 0x09
    }

    /// Scans text up to the next tag. Returns false when it is not plain.
    private mutating func text(outside: Bool) -> Bool {
        let start = position
        var isBlank = true
        var hasReference = false
        // A local copy of the position stays in a register; the same below.
        var current = start
        while current < end, base[current] != UInt8(ascii: "<") {
            let byte = base[current]
            if byte > 0x20 {
                isBlank = false
                if byte == UInt8(ascii: "&") { hasReference = true }
                // "]]>" is forbidden in text, and a bracket before ">" is rare enough.
                if byte == UInt8(ascii: ">"), current > start, base[current - 1] == UInt8(ascii: "]") {
                    return false
                }
                if byte == 0xEF, !isAllowed(at: current) { return false }
            } else if byte == 0x0A {
                line += 1
                current = ByteSearch.skipSpaces(base, current + 1, end)
                continue
            } else if byte != 0x20, byte != 0x09 {
                return false
            }
            current += 1
        }
        position = current
        if outside { return isBlank }
        guard position > start else { return true }
        if hasReference { return resolve(start, position) && flushResolved() }
        // Indentation, the most frequent text of all, is discarded without collecting it.
        if isBlank, !assembly.hasPendingText, isBeforeTag { return true }
        assembly.text(slice(start, position))
        return true
    }

    /// Whether the blank text before the next tag is insignificant.
    private var isBeforeTag: Bool {
        guard position + 1 < end else { return false }
        switch base[position + 1] {
        case UInt8(ascii: "/"): return !assembly.isLeaf
        case UInt8(ascii: "!"): return false
        default: return true
        }
    }

    private mutating func flushResolved() -> Bool {
        resolved.withUnsafeBufferPointer { assembly.text($0) }
        return true
    }

    private mutating func closingTag() -> Bool {
        position += 2
        guard let name = name(), assembly.isOpen(name) else { return false }
        skipSpace()
        guard position < end, base[position] == UInt8(ascii: ">") else { return false }
        position += 1
        assembly.close()
        return true
    }

    private mutating func openingTag() -> Bool {
        position += 1
        guard assembly.depth < limits.depth, assembly.count < limits.elements else { return false }
        guard let name = name() else { return false }
        assembly.open(name, line: line)
        var count = 0
        while true {
            let hasSpace = skipSpace()
            guard position < end else { return false }
            switch base[position] {
            case UInt8(ascii: ">"):
                position += 1
                return finishTag()
            case UInt8(ascii: "/"):
                guard position + 1 < end, base[position + 1] == UInt8(ascii: ">") else { return false }
                position += 2
                defer { assembly.close() }
                return finishTag()
            default:
                count += 1
                guard hasSpace, count <= min(limits.attributes, Self.attributeLimit), attribute() else {
                    return false
                }
            }
        }
    }

    private mutating func finishTag() -> Bool {
        assembly.setLine(line)
        return !assembly.hasRepeatedAttribute
    }

    @discardableResult
    private mutating func skipSpace() -> Bool {
        let start = position
        while position < end, base[position] == 0x20 || base[position] == 0x0A || base[position] == 0x09 {
            if base[position] == 0x0A { line += 1 }
            position += 1
        }
        return position > start
    }

    /// Scans a name of ASCII letters, digits, `_`, `-` and `.` that declares no namespace.
    private mutating func name() -> UnsafeBufferPointer<UInt8>? {
        let start = position
        var current = start
        while current < end, isNamePart(base[current]) { current += 1 }
        position = current
        let name = slice(start, current)
        guard let first = name.first, isNameStart(first), !Self.declaresNamespace(name) else { return nil }
        return name
    }

    private static func declaresNamespace(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        name.count == 5 && name[0] == UInt8(ascii: "x") && name.elementsEqual("xmlns".utf8)
    }

    private func isNameStart(_ byte: UInt8) -> Bool {
        (byte | 0x20) &- 0x61 < 26 || byte == UInt8(ascii: "_")
    }

    private func isNamePart(_ byte: UInt8) -> Bool {
        isNameStart(byte) || byte &- 0x30 < 10 || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
    }

    /// Scans the only attribute with a prefix that Interface Builder writes, on multiline strings.
    private mutating func spaceAttribute() -> Bool {
        let start = position
        guard take("xml:space=\"preserve\"") else { return false }
        assembly.attribute(slice(start, start + 9), slice(start + 11, position - 1))
        return true
    }

    private mutating func attribute() -> Bool {
        if spaceAttribute() { return true }
        guard let name = name(), position + 1 < end, base[position] == UInt8(ascii: "=") else { return false }
        let quote = base[position + 1]
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return false }
        position += 2
        let start = position
        var hasReference = false
        var current = start
        while true {
            current = ByteSearch.next(base, current, end, quote)
            guard current < end, base[current] != quote else { break }
            let byte = base[current]
            // Line breaks and tabs would become spaces; the full parser implements these rules.
            guard byte >= 0x20, byte != UInt8(ascii: "<") else { return false }
            if byte == UInt8(ascii: "&") { hasReference = true }
            if byte == 0xEF, !isAllowed(at: current) { return false }
            current += 1
        }
        position = current
        guard current < end else { return false }
        if hasReference {
            guard resolve(start, position) else { return false }
            resolved.withUnsafeBufferPointer { assembly.attribute(name, $0) }
        } else {
            assembly.attribute(name, slice(start, position))
        }
        position += 1
        return true
    }
}

extension PlainScanner {
    /// Copies a part of the file with its references resolved.
    private mutating func resolve(_ start: Int, _ stop: Int) -> Bool {
        resolved.removeAll(keepingCapacity: true)
        var index = start
        while index < stop {
            guard base[index] == UInt8(ascii: "&") else {
                resolved.append(base[index])
                index += 1
                continue
            }
            guard let semicolon = slice(index, min(stop, index + 12)).firstIndex(of: UInt8(ascii: ";")),
                let scalar = Self.scalar(String(decoding: slice(index + 1, index + semicolon), as: UTF8.self))
            else { return false }
            resolved.append(contentsOf: UTF8.encode(scalar).map { Array($0) } ?? [])
            index += semicolon + 1
        }
        return true
    }

    /// Returns the character for a reference; nil for entities and characters that XML does not allow.
    private static func scalar(_ name: String) -> Unicode.Scalar? {
        switch name {
        case "amp": return "&"
        case "lt": return "<"
        case "gt": return ">"
        case "quot": return "\""
        case "apos": return "'"
        default: break
        }
        guard name.hasPrefix("#") else { return nil }
        let isHexadecimal = name.hasPrefix("#x")
        let digits = name.dropFirst(isHexadecimal ? 2 : 1)
        guard digits.allSatisfy(\.isHexDigit), let value = UInt32(digits, radix: isHexadecimal ? 16 : 10),
            value >= 0x20 || value == 9 || value == 10 || value == 13, value != 0xFFFE, value != 0xFFFF
        else { return nil }
        return Unicode.Scalar(value)
    }
}
