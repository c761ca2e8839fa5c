import InterfaceBuilder

/// Merges the contents of asset catalogs and string catalogs: objects key by key, lists by the roles of their
/// members.
struct JSONMerge {
    let bytes: ContiguousArray<UInt8>
    let conflicts: [Conflict]

    init(
        base: FileMerge.State, ours: FileMerge.State, theirs: FileMerge.State, options: DocumentMerge.Options
    ) throws(DocumentError) {
        let empty = JSON(value: .object([]), line: 1)
        let baseValue = base.bytes.isEmpty ? empty : try JSON.parse(base.bytes, path: base.path)
        let values = Triple<JSON?>(
            baseValue, try JSON.parse(ours.bytes, path: ours.path),
            try JSON.parse(theirs.bytes, path: theirs.path))
        var merger = ValueMerger(options: options)
        let result = merger.merge(values, path: [])
        conflicts = merger.conflicts
        var text = (result ?? empty).xcodeText
        // Xcode's tools differ in whether they write a final line break; ours is kept.
        if ours.bytes.last == 0x0A { text += "\n" }
        bytes = ContiguousArray(text.utf8)
    }
}

private struct ValueMerger {
    let options: DocumentMerge.Options
    var conflicts: [Conflict] = []

    mutating func merge(_ values: Triple<JSON?>, path: [String]) -> JSON? {
        let texts = values.map { $0?.xcodeText }
        if let winner = texts.winner { return values[winner] }
        if let ours = values.ours, let theirs = values.theirs {
            switch (ours.value, theirs.value) {
            case (.object, .object): return object(values, line: ours.line, path: path)
            case (.array(let left), .array(let right)):
                if let merged = array(values.base?.array ?? [], left, right, line: ours.line, path: path) {
                    return merged
                }
            default: break
            }
        }
        let name = path.joined(separator: ".")
        let key = String(name.map { $0.isWhitespace || $0 == "=" ? "_" : $0 })
        if let answer = options.answers(key) { return values[answer] }
        conflicts.append(
            Conflict(
                key: key, object: path.dropLast().last ?? "", scene: nil, property: path.last ?? "",
                values: Side.allCases.map { side in
                    .init(
                        text: values[side].map { String($0.xcodeText.prefix(200)) } ?? "(none)",
                        line: values[side]?.line)
                }, id: nil))
        return values.ours
    }

    private mutating func object(_ values: Triple<JSON?>, line: Int, path: [String]) -> JSON {
        let keys = values.map { $0?.members.map(\.key) ?? [] }
        let order = SequenceMerge.order(
            base: keys.base, ours: keys.ours, theirs: keys.theirs, members: Set(keys.ours + keys.theirs)
        ).order
        var members: [(key: String, value: JSON)] = []
        for key in order {
            if let value = merge(values.map { $0?[key] }, path: path + [key]) { members.append((key, value)) }
        }
        return JSON(value: .object(members), line: line)
    }

    /// Merges lists of objects, each of which has a role; file names and colors are values.
    private mutating func array(_ base: [JSON], _ ours: [JSON], _ theirs: [JSON], line: Int, path: [String])
        -> JSON?
    {
        let lists = Triple(base, ours, theirs)
        let roles = lists.map { $0.map(\.role) }
        guard Side.allCases.allSatisfy({ Set(roles[$0]).count == roles[$0].count }) else { return nil }
        let tables = Triple { side in Dictionary(uniqueKeysWithValues: zip(roles[side], lists[side])) }
        let (order, isContested) = SequenceMerge.order(
            base: roles.base, ours: roles.ours, theirs: roles.theirs, members: Set(roles.ours + roles.theirs))
        if isContested, !ours.allSatisfy({ !$0.members.isEmpty }) { return nil }
        var result: [JSON] = []
        for role in order {
            if let value = merge(tables.map { $0[role] }, path: path + [role]) { result.append(value) }
        }
        return JSON(value: .array(result), line: line)
    }
}

extension JSON {
    /// The role of a list's member: everything except its file name and its color.
    fileprivate var role: String {
        guard case .object(let members) = value else { return xcodeText }
        let values = ["filename", "color", "unassigned", "platform-reference"]
        return members.filter { !values.contains($0.key) }.sorted { $0.key < $1.key }
            .map { "\($0.key):\($0.value.xcodeText.filter { !$0.isWhitespace })" }.joined(separator: ",")
    }

    /// The value as Xcode writes it, with an indentation of two spaces and spaces around the colon.
    fileprivate var xcodeText: String { text(indent: "") }

    private func text(indent: String) -> String {
        let inner = indent + "  "
        switch value {
        case .object(let members):
            if members.isEmpty { return "{\n\n\(indent)}" }
            let lines = members.map { "\(inner)\(Self.quoted($0.key)) : \($0.value.text(indent: inner))" }
            return "{\n" + lines.joined(separator: ",\n") + "\n\(indent)}"
        case .array(let members):
            if members.isEmpty { return "[\n\n\(indent)]" }
            return "[\n" + members.map { inner + $0.text(indent: inner) }.joined(separator: ",\n")
                + "\n\(indent)]"
        case .string(let text): return Self.quoted(text)
        case .number(let number):
            return Int(exactly: number).map(String.init) ?? "\(number)"
        case .bool(let flag): return flag ? "true" : "false"
        case .null: return "null"
        }
    }

    private static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case _ where scalar.value < 0x20:
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
