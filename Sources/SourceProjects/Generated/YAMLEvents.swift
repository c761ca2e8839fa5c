import CYAML
import InterfaceBuilder

/// The events of a stream of YAML, from libyaml's parser.
final class YAMLEvents {
    struct Event {
        enum Kind {
            case scalar(String, isPlain: Bool)
            case alias(String)
            case sequence, mapping
            /// The beginning of a document, or the end of a collection or of a document.
            case other
            /// The end of the stream.
            case end
        }

        let kind: Kind
        let anchor: String?
        /// The line, counted from 1.
        let line: Int
    }

    private let path: String
    /// The parser contains addresses of itself: it stays where it is.
    private let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    /// The bytes, which the parser reads until its end.
    private let input: UnsafeMutableBufferPointer<UInt8>

    init(_ bytes: ContiguousArray<UInt8>, path: String) throws(DocumentError) {
        self.path = path
        input = .allocate(capacity: bytes.count)
        _ = input.initialize(from: bytes)
        parser.initialize(to: yaml_parser_t())
        guard yaml_parser_initialize(parser) == 1 else { throw error }
        yaml_parser_set_input_string(parser, input.baseAddress, input.count)
    }

    deinit {
        yaml_parser_delete(parser)
        parser.deallocate()
        input.deallocate()
    }

    func next() throws(DocumentError) -> Event {
        var event = yaml_event_t()
        guard yaml_parser_parse(parser, &event) == 1 else { throw error }
        defer { yaml_event_delete(&event) }
        let line = Int(event.start_mark.line) + 1
        switch event.type {
        case YAML_SCALAR_EVENT:
            let scalar = event.data.scalar
            let text = String(
                decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
            let isPlain = scalar.style == YAML_PLAIN_SCALAR_STYLE
            return Event(kind: .scalar(text, isPlain: isPlain), anchor: Self.name(scalar.anchor), line: line)
        case YAML_SEQUENCE_START_EVENT:
            return Event(kind: .sequence, anchor: Self.name(event.data.sequence_start.anchor), line: line)
        case YAML_MAPPING_START_EVENT:
            return Event(kind: .mapping, anchor: Self.name(event.data.mapping_start.anchor), line: line)
        case YAML_ALIAS_EVENT:
            return Event(kind: .alias(Self.name(event.data.alias.anchor) ?? ""), anchor: nil, line: line)
        case YAML_STREAM_END_EVENT: return Event(kind: .end, anchor: nil, line: line)
        default: return Event(kind: .other, anchor: nil, line: line)
        }
    }

    private static func name(_ bytes: UnsafeMutablePointer<yaml_char_t>?) -> String? {
        bytes.map { String(cString: $0) }
    }

    private var error: DocumentError {
        let problem = parser.pointee.problem.map { String(cString: $0) } ?? "it cannot be read"
        return DocumentError(
            file: path, line: Int(parser.pointee.problem_mark.line) + 1,
            reason: .malformed("this is not YAML: \(problem)"))
    }
}
