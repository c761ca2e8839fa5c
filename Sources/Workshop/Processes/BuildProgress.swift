/// Tells people what a build is at.
public struct BuildProgress {
    /// Shows a line that stays.
    private let lasting: (String) -> Void
    /// Shows a line in place of the one before; nil where nobody watches.
    private let passing: ((String) -> Void)?

    /// Progress through two ways to show a line: one that stays and, if somebody watches, one that takes the place of
    /// the one before it.
    public init(lasting: @escaping (String) -> Void, passing: ((String) -> Void)?) {
        self.lasting = lasting
        self.passing = passing
    }

    func say(_ text: String) {
        passing?("")
        lasting(text)
    }

    /// A line of the package manager's output, if it is one of its steps.
    func show(_ line: String) {
        if line.first == "[", let passing { passing(String(line.prefix(100))) }
    }

    func finish() { passing?("") }
}
