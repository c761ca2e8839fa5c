/// A value of a JSON file with the line where it begins.
package struct JSON: Sendable {
    package indirect enum Value: Sendable {
        case object([(key: String, value: JSON)])
        case array([JSON])
        case string(String)
        case number(Double)
        case bool(Bool)
        case null
    }

    package let value: Value
    package let line: Int

    package init(value: Value, line: Int) {
        self.value = value
        self.line = line
    }

    package subscript(key: String) -> JSON? {
        guard case .object(let members) = value else { return nil }
        return members.first { $0.key == key }?.value
    }

    package var string: String? { if case .string(let text) = value { text } else { nil } }
    package var array: [JSON] { if case .array(let members) = value { members } else { [] } }
    package var members: [(key: String, value: JSON)] {
        if case .object(let members) = value { members } else { [] }
    }
    package var bool: Bool? { if case .bool(let flag) = value { flag } else { nil } }

    /// The number, also where it is written as a string.
    package var number: Double? {
        switch value {
        case .number(let number): number
        case .string(let text): NumberText.double(text)
        default: nil
        }
    }

    /// Reads a file.
    package static func read(_ path: String, limit: Int = 64 << 20) throws(DocumentError) -> JSON {
        try parse(FileReader.read(path, limit: limit), path: path)
    }

    package static func parse(_ bytes: ContiguousArray<UInt8>, path: String) throws(DocumentError) -> JSON {
        var parser = JSONParser(bytes)
        do {
            return try parser.parse()
        } catch {
            if let error = ConflictMarkers.error(in: bytes, file: path) { throw error }
            let reason: DocumentError.Reason =
                error.isAtEnd
                ? .truncated("\(error.expected) is expected") : .malformed("\(error.expected) is expected")
            throw DocumentError(file: path, line: error.line, reason: reason)
        }
    }
}
