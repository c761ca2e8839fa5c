import InterfaceBuilder

/// Merges strings files entry by entry; comments belong to the entry that they precede.
struct StringsMerge {
    let bytes: ContiguousArray<UInt8>
    private(set) var conflicts: [Conflict] = []

    init(
        base: FileMerge.State, ours: FileMerge.State, theirs: FileMerge.State, options: DocumentMerge.Options
    ) throws(DocumentError) {
        let tables = Triple(try StringsText(base), try StringsText(ours), try StringsText(theirs))
        let entries = tables.map { Dictionary($0.entries.map { ($0.key, $0) }) { _, last in last } }
        let keys = tables.map { table in
            var seen: Set<String> = []
            return table.entries.map(\.key).filter { seen.insert($0).inserted }
        }
        let order = SequenceMerge.order(
            base: keys.base, ours: keys.ours, theirs: keys.theirs, members: Set(keys.ours + keys.theirs)
        ).order
        var text = ""
        for key in order {
            let found = entries.map { $0[key] }
            var side = found.map { $0?.value }.winner
            if side == nil {
                let name = String(key.map { $0.isWhitespace || $0 == "=" ? "_" : $0 })
                side = options.answers(name)
                if side == nil { conflicts.append(Self.conflict(name, key, found)) }
            }
            guard found[side ?? .ours] != nil else { continue }
            // If the values are equal, the comment and the notation may still have changed.
            let form = found.map { $0?.text.trimmed }
            let chosen = found.map { $0?.value }.winner == nil ? side ?? .ours : form.winner ?? side ?? .ours
            let piece = (found[chosen] ?? found[side ?? .ours])?.text ?? ""
            if text.isEmpty {
                text += piece.drop { $0.isNewline }
            } else {
                text += (piece.first?.isNewline == true ? "" : "\n") + piece
            }
        }
        text += tables[tables.map(\.tail).winner ?? .ours].tail
        bytes = tables.ours.encoded(text)
    }

    private static func conflict(_ name: String, _ key: String, _ found: Triple<StringsText.Entry?>)
        -> Conflict
    {
        Conflict(
            key: name, object: "\"\(key)\"", scene: nil, property: "text",
            values: Side.allCases.map { side in
                .init(text: found[side].map { "\"\($0.value)\"" } ?? "(none)", line: found[side]?.line)
            }, id: nil)
    }
}

extension String {
    fileprivate var trimmed: Substring {
        var text = self[...]
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return text
    }
}

/// The entries of a strings file with their original notation.
private struct StringsText {
    struct Entry {
        let key: String
        let value: String
        let line: Int
        /// The entry with the preceding comments and white space.
        let text: String
    }

    private(set) var entries: [Entry] = []
    private(set) var tail = ""
    private let encoding: Encoding

    private enum Encoding { case utf8, utf8WithMark, utf16Little, utf16Big }

    init(_ state: FileMerge.State) throws(DocumentError) {
        encoding =
            state.bytes.starts(with: [0xFF, 0xFE])
            ? .utf16Little
            : state.bytes.starts(with: [0xFE, 0xFF])
                ? .utf16Big
                : state.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? .utf8WithMark : .utf8
        guard let text = TextDecoding.string(from: state.bytes) else {
            throw DocumentError(file: state.path, reason: .malformed("it is neither UTF-8 nor UTF-16"))
        }
        if text.drop(while: { $0.isWhitespace }).hasPrefix("<") {
            throw DocumentError(
                file: state.path, line: 1, reason: .malformed("property lists in XML are not merged"))
        }
        let units = Array(text.utf8)
        var scanner = StringsScanner(text)
        var start = 0
        while scanner.skipSpace(), !scanner.isAtEnd {
            let line = scanner.line
            switch scanner.entry() {
            case .success(let entry):
                let text = String(decoding: units[start..<scanner.offset], as: UTF8.self)
                entries.append(Entry(key: entry.key, value: entry.value, line: line, text: text))
                start = scanner.offset
            case .failure(let mistake):
                throw DocumentError(
                    file: state.path, line: mistake.line,
                    reason: .malformed("\(mistake.expected) is expected"))
            }
        }
        tail = String(decoding: units[start...], as: UTF8.self)
    }

    func encoded(_ text: String) -> ContiguousArray<UInt8> {
        switch encoding {
        case .utf8: ContiguousArray(text.utf8)
        case .utf8WithMark: [0xEF, 0xBB, 0xBF] + ContiguousArray(text.utf8)
        case .utf16Little:
            [0xFF, 0xFE] + ContiguousArray(text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })
        case .utf16Big:
            [0xFE, 0xFF] + ContiguousArray(text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] })
        }
    }
}
