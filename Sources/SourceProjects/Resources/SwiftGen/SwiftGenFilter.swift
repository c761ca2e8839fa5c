/// The regular expression that selects the resources of an entry.
///
/// Configurations come from strangers: expressions that could take exponentially or very long to match are refused.
struct SwiftGenFilter {
    /// Each repetition can multiply the time by the length of a path.
    private static let repetitionLimit = 3

    private let expression: Regex<AnyRegexOutput>

    /// Returns nil if the expression is invalid, repeats a group, or has too many repetitions.
    init?(_ pattern: String) {
        let plain = pattern.replacing(/\\./, with: "a").replacing(/\[[^\]]*\]/, with: "a")
        guard !plain.contains(/\)[*+{]/), plain.count(where: { "*+{".contains($0) }) <= Self.repetitionLimit,
            let expression = try? Regex(pattern)
        else { return nil }
        self.expression = expression
    }

    func selects(_ path: String) -> Bool { path.contains(expression) }
}
