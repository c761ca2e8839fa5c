/// Mutates documents as markup rather than as bytes: elements are duplicated, moved and removed, attributes exchanged,
/// values and ids replaced. A well-formed input stays well-formed, so that the parser accepts it.
struct MarkupMutator {
    /// A range of the bytes with what it is.
    private struct Tag {
        var range: Range<Int>
        var isClosing: Bool
        var isEmpty: Bool
    }

    private var bytes: [UInt8]
    private var random: SystemLikeGenerator
    private let limit: Int

    init(_ bytes: [UInt8], seed: UInt32, limit: Int) {
        self.bytes = bytes
        self.limit = limit
        random = SystemLikeGenerator(state: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1)
    }

    /// Returns the bytes after one to four mutations; nil where none was possible.
    mutating func mutated() -> [UInt8]? {
        var isChanged = false
        for _ in 0..<Int.random(in: 1...4, using: &random) { isChanged = mutateOnce() || isChanged }
        return isChanged && bytes.count <= limit ? bytes : nil
    }

    private mutating func mutateOnce() -> Bool {
        switch Int.random(in: 0..<12, using: &random) {
        case 0, 1: copyElement(removing: false)
        case 2: copyElement(removing: true)
        case 3: removeElement()
        case 4, 5, 6: replaceValue()
        case 7: exchangeValues()
        case 8: removeAttribute()
        case 9: copyAttribute()
        case 10: renameElement()
        default: insertText()
        }
    }
}

extension MarkupMutator {
    /// Returns up to a few hundred tags from a random position on, or from the beginning where there are few.
    private func tags(from start: Int = 0, count: Int = .max) -> [Tag] {
        var result: [Tag] = []
        var position = start
        while result.count < count, let open = bytes[position...].firstIndex(of: UInt8(ascii: "<")),
            let close = bytes[open...].firstIndex(of: UInt8(ascii: ">"))
        {
            position = close + 1
            guard open + 1 < bytes.count, bytes[open + 1] != UInt8(ascii: "?"),
                bytes[open + 1] != UInt8(ascii: "!")
            else { continue }
            result.append(
                Tag(
                    range: open..<position, isClosing: bytes[open + 1] == UInt8(ascii: "/"),
                    isEmpty: bytes[close - 1] == UInt8(ascii: "/")))
        }
        return result
    }

    /// Returns a random element below the root, from its opening to its closing tag.
    private mutating func element() -> Range<Int>? {
        let tags = tags()
        let openings = tags.indices.dropFirst().filter { !tags[$0].isClosing }
        guard let first = openings.randomElement(using: &random) else { return nil }
        if tags[first].isEmpty { return tags[first].range }
        var depth = 0
        for tag in tags[first...] {
            if tag.isClosing { depth -= 1 } else if !tag.isEmpty { depth += 1 }
            if depth == 0 { return tags[first].range.lowerBound..<tag.range.upperBound }
        }
        return nil
    }

    private mutating func copyElement(removing: Bool) -> Bool {
        guard let element = element() else { return false }
        let copy = Array(bytes[element])
        if removing { bytes.removeSubrange(element) }
        guard bytes.count + copy.count <= limit else { return removing }
        // After an opening tag it is the first child, after a closing one a sibling.
        let places = tags().dropLast().filter { !$0.isEmpty }
        guard let place = places.randomElement(using: &random) else { return removing }
        bytes.insert(contentsOf: copy, at: place.range.upperBound)
        return true
    }

    private mutating func removeElement() -> Bool {
        guard let element = element() else { return false }
        bytes.removeSubrange(element)
        return true
    }

    private mutating func renameElement() -> Bool {
        let tags = tags().filter(\.isEmpty)
        guard let tag = tags.randomElement(using: &random), let other = tags.randomElement(using: &random)
        else {
            return false
        }
        bytes.replaceSubrange(name(of: tag), with: Array(bytes[name(of: other)]))
        return true
    }

    private func name(of tag: Tag) -> Range<Int> {
        let start = tag.range.lowerBound + 1
        let end =
            bytes[start...].firstIndex { !($0 >= 0x30 && $0 != 0x3E && $0 != 0x3C && $0 != 0x3F) } ?? start
        return start..<end
    }

    private mutating func insertText() -> Bool {
        guard let tag = tags().dropLast().randomElement(using: &random) else { return false }
        guard let text = Self.texts.randomElement(using: &random) else { return false }
        bytes.insert(contentsOf: text.utf8, at: tag.range.upperBound)
        return true
    }

    private static let texts = [
        "text", " ", "\n", "<!-- note -->", "<?target data?>", "<![CDATA[ <raw> ]]>", "&#10;", "&amp;",
        "]]&gt;",
        "<nil key=\"text\"/>", "<string key=\"text\"> \n </string>",
    ]
}

extension MarkupMutator {
    /// An attribute, from the space before its name to the quotation mark after its value.
    private struct Attribute {
        var whole: Range<Int>
        var value: Range<Int>
    }

    private mutating func attributes() -> [Attribute] {
        guard !bytes.isEmpty else { return [] }
        let tags = tags(from: Int.random(in: 0..<bytes.count, using: &random), count: 40)
        return (tags.isEmpty ? self.tags() : tags).flatMap { attributes(in: $0.range) }
    }

    private func attributes(in tag: Range<Int>) -> [Attribute] {
        var result: [Attribute] = []
        var position = tag.lowerBound
        while let space = bytes[position..<tag.upperBound].firstIndex(of: 0x20),
            let open = bytes[space..<tag.upperBound].firstIndex(of: 0x22),
            let close = bytes[(open + 1)..<tag.upperBound].firstIndex(of: 0x22)
        {
            result.append(Attribute(whole: space..<close + 1, value: open + 1..<close))
            position = close + 1
        }
        return result
    }

    private mutating func replaceValue() -> Bool {
        guard let attribute = attributes().randomElement(using: &random),
            let value = Self.values.randomElement(using: &random)
        else { return false }
        bytes.replaceSubrange(attribute.value, with: value.utf8)
        return true
    }

    private mutating func exchangeValues() -> Bool {
        let all = attributes()
        guard let one = all.randomElement(using: &random), let two = all.randomElement(using: &random) else {
            return false
        }
        let value = Array(bytes[two.value])
        bytes.replaceSubrange(one.value, with: value)
        return true
    }

    private mutating func removeAttribute() -> Bool {
        guard let attribute = attributes().randomElement(using: &random) else { return false }
        bytes.removeSubrange(attribute.whole)
        return true
    }

    private mutating func copyAttribute() -> Bool {
        let all = attributes()
        guard let one = all.randomElement(using: &random), let two = all.randomElement(using: &random) else {
            return false
        }
        let copy = Array(bytes[one.whole])
        bytes.insert(contentsOf: copy, at: two.whole.lowerBound)
        return true
    }

    private static let values = [
        "", "YES", "NO", "0", "-1", "1", "0.5", "1:0", "0/0", "16:9", "1e308", "-1e309", "nan", "inf", "0x10",
        "9223372036854775808", "-9223372036854775809", "0.0000000000000000000000000000000000001",
        "99999999999999999999",
        "view", "frame", "safeArea", "default", "heightClass=compact-widthClass=regular", "&#10;&#9;&#13;",
        "&lt;&amp;&quot;",
        "é", "\u{1F469}\u{200D}\u{1F467}", "\u{FFFC}", "a.b.c", "IBFilesOwner", "NSFont", "base64", "string",
        "color",
    ]
}

/// A small generator that is reproducible by its seed (xorshift64*, Vigna 2016).
struct SystemLikeGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state ^= state >> 12
        state ^= state << 25
        state ^= state >> 27
        return state &* 0x2545_F491_4F6C_DD1D
    }
}
