import SourceProjects

/// The places that are left out, as the adapter reads them: one a line, with tabs between the parts.
struct BrokenPlaces {
    private(set) var lines: [String] = []

    /// Adds the places of errors that a round of compiling found.
    mutating func add(_ errors: [CompilerMessages.Message], round: Int, reach: Reach) {
        lines += errors.map { Self.line($0, round, reach) }
    }

    private static func line(_ error: CompilerMessages.Message, _ round: Int, _ reach: Reach) -> String {
        "\(error.file)\t\(error.line)\t\(error.column)\t\(round)\t\(reach.rawValue)\t\(error.text)"
    }

    var text: String { lines.joined(separator: "\n") }
}

/// How much around an error is left out at least. The names are those of `SourceAdapter`'s.
enum Reach: String {
    case statement, body, declaration, type, file

    /// The reach of a round. Each error that is left out may show others; the later the round, the more of what is
    /// around them goes with them, so that the rounds come to an end however many errors there are.
    init(round: Int) {
        switch round {
        case ...8: self = .statement
        case ...12: self = .body
        case ...16: self = .declaration
        case ...20: self = .type
        default: self = .file
        }
    }
}
