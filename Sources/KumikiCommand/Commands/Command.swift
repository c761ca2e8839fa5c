import CommandArguments

/// A subcommand of `kumiki`.
@MainActor
protocol Command {
    static var name: String { get }
    static var summary: String { get }
    /// The operands after the name, such as `PATH…`.
    static var operands: String { get }
    static var options: [Option] { get }
    /// Additional text below the options in the help.
    static var notes: String { get }

    /// Runs the subcommand and returns the exit status.
    static func run(_ arguments: Arguments) throws -> Int32
}

extension Command {
    static var notes: String { "" }

    static var help: String {
        let shown = options + [Option("-h", "--help", help: "Show this help.")]
        let width = shown.map(\.usage.count).max() ?? 0
        let lines = shown.map { "  " + $0.usage.padded(to: width) + "  " + $0.help }
        let head = "\(summary)\n\nUSAGE\n  kumiki \(name) \(operands) [OPTIONS]\n\nOPTIONS\n"
        return head + lines.joined(separator: "\n") + (notes.isEmpty ? "" : "\n\n" + notes)
    }
}

extension String {
    func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
