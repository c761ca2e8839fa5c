import DocumentChanges

/// An open question, for people.
struct MergeQuestion {
    private let conflict: Conflict
    /// The paths of the three states; nil where they are files that git removes.
    private let paths: [String]?

    init(_ conflict: Conflict, _ paths: [String]?) {
        self.conflict = conflict
        self.paths = paths
    }

    /// The question with all values, as a compiler would report it.
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

    /// Asks in the terminal; nil where the question stays open.
    @MainActor
    func ask() -> Side? {
        Console.error("\n\(subject)\n\(values)")
        while true {
            Console.progress("[o]urs, [t]heirs, [b]ase or [l]eave open? ")
            guard let line = readLine() else { return nil }
            switch line.trimmingPrefix(while: \.isWhitespace).first {
            case "o": return .ours
            case "t": return .theirs
            case "b": return .base
            case "l", "q": return nil
            default: continue
            }
        }
    }
}
