import DocumentChanges

/// A readable description of an unresolved conflict.
struct MergeQuestion {
    private let conflict: Conflict
    /// The paths of the three states; nil if they are temporary files that git deletes.
    private let paths: [String]?

    init(_ conflict: Conflict, _ paths: [String]?) {
        self.conflict = conflict
        self.paths = paths
    }

    /// Returns the conflict with all values in the format of a compiler's diagnostic.
    func report(in name: String) -> String {
        let line = conflict[.ours].line ?? conflict[.theirs].line ?? 1
        return "\(name):\(line): conflict: \(subject)\n\(values)\n    answer   \(conflict.key) = ours"
    }

    private var subject: String {
        conflict.object + (conflict.scene.map { " in \($0)" } ?? "") + ": \(conflict.property)"
    }

    private var values: String {
        Side.allCases.map { side in
            let value = conflict[side]
            let place =
                value.line.map { line in "  (\(paths.map { $0[side.rawValue] + ":" } ?? "line ")\(line))" }
                ?? ""
            return "    \(side.name.padded(to: 8)) \(value.text)\(place)"
        }.joined(separator: "\n")
    }

    /// The user's answer.
    enum Answer {
        case side(Side)
        /// This conflict remains unresolved.
        case open
        /// This conflict and all others remain unresolved.
        case quit
    }

    /// Asks the user in the terminal.
    @MainActor
    func ask() -> Answer {
        Console.error("\n\(subject)\n\(values)")
        while true {
            Console.progress("[o]urs, [t]heirs, [b]ase, [l]eave open, [q]uit? ")
            guard let line = readLine() else { return .quit }
            switch line.trimmingPrefix(while: \.isWhitespace).first {
            case "o": return .side(.ours)
            case "t": return .side(.theirs)
            case "b": return .side(.base)
            case "l": return .open
            case "q": return .quit
            default: continue
            }
        }
    }
}
