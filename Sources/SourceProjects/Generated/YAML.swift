import InterfaceBuilder

/// Reads documents of YAML with libyaml, such as specifications of projects. Scalars are strings, but for the words of YAML 1.1 for
/// true, false and nothing. Anchors and merged mappings are resolved.
enum YAML {
    /// Returns the content of the first document, null for an empty one.
    static func parse(_ bytes: ContiguousArray<UInt8>, path: String) throws(DocumentError) -> JSON {
        let events = try YAMLEvents(bytes, path: path)
        var reader = YAMLReader(events: events, path: path)
        return try reader.firstDocument()
    }
}

/// Makes values of the events of a document. It ends at the first that is nested too deep, since the time that libyaml takes grows
/// with the square of the depth.
private struct YAMLReader {
    let events: YAMLEvents
    let path: String
    private var anchors: [String: (value: JSON, count: Int)] = [:]
    /// The number of values so far; those of an anchor count each time that it is referred to.
    private var count = 0

    private static let depthLimit = 64
    private static let valueLimit = 200_000

    init(events: YAMLEvents, path: String) { (self.events, self.path) = (events, path) }

    /// Returns the first document; the others are read for their errors.
    mutating func firstDocument() throws(DocumentError) -> JSON {
        var first: JSON?
        while true {
            let event = try events.next()
            switch event.kind {
            case .end: return first ?? JSON(value: .null, line: 1)
            case .other: continue
            default:
                let value = try value(of: event, depth: 0)
                first = first ?? value
            }
        }
    }

    private mutating func value(of event: YAMLEvents.Event, depth: Int) throws(DocumentError) -> JSON {
        let before = count
        count += 1
        guard depth < Self.depthLimit, count < Self.valueLimit else { throw excess(event.line) }
        let value: JSON.Value
        switch event.kind {
        case .scalar(let text, let isPlain): value = isPlain ? Self.plain(text) : .string(text)
        case .sequence: value = .array(try items(depth))
        case .mapping: value = .object(try members(depth))
        case .alias(let name):
            guard let found = anchors[name] else {
                throw error(event.line, "this is not YAML: no anchor is named \(name)")
            }
            count += found.count
            guard count < Self.valueLimit else { throw excess(event.line) }
            return found.value
        case .other, .end: throw error(event.line, "this is not YAML: a value is missing")
        }
        let made = JSON(value: value, line: event.line)
        if let anchor = event.anchor { anchors[anchor] = (made, count - before) }
        return made
    }

    private mutating func items(_ depth: Int) throws(DocumentError) -> [JSON] {
        var items: [JSON] = []
        while true {
            let event = try events.next()
            if case .other = event.kind { return items }
            items.append(try value(of: event, depth: depth + 1))
        }
    }

    /// Returns the members of a mapping; its own have precedence over those of mappings that are merged into it.
    private mutating func members(_ depth: Int) throws(DocumentError) -> [(key: String, value: JSON)] {
        var (own, merged): ([(key: String, value: JSON)], [(key: String, value: JSON)]) = ([], [])
        var places: [String: Int] = [:]
        while true {
            let event = try events.next()
            if case .other = event.kind { break }
            _ = try value(of: event, depth: depth + 1)
            let member = try value(of: events.next(), depth: depth + 1)
            guard case .scalar(let key, _) = event.kind else { continue }
            if key == "<<" {
                merged += member.members + member.array.flatMap(\.members)
            } else if let place = places[key] {
                own[place].value = member
            } else {
                places[key] = own.count
                own.append((key, member))
            }
        }
        var known = Set(places.keys)
        return own + merged.filter { known.insert($0.key).inserted }
    }

    private static func plain(_ text: String) -> JSON.Value {
        switch text.lowercased() {
        case "true", "yes", "on": .bool(true)
        case "false", "no", "off": .bool(false)
        case "", "null", "~": .null
        default: .string(text)
        }
    }

    private func excess(_ line: Int) -> DocumentError {
        error(line, "there are too many values, or they are nested too deep")
    }

    private func error(_ line: Int, _ message: String) -> DocumentError {
        DocumentError(file: path, line: line, reason: .malformed(message))
    }
}
