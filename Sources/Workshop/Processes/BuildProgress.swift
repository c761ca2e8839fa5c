/// Reports the progress of a build.
public struct BuildProgress {
    /// Displays a permanent line.
    private let lasting: (String) -> Void
    /// Displays a line in place of the previous one; nil where the output is not a terminal.
    private let passing: ((String) -> Void)?

    /// Creates progress with two closures that display a line: a permanent one and, on a terminal, one that replaces
    /// the previous one.
    public init(lasting: @escaping (String) -> Void, passing: ((String) -> Void)?) {
        self.lasting = lasting
        self.passing = passing
    }

    func say(_ text: String) {
        passing?("")
        lasting(text)
    }

    /// Displays a line of the package manager's output, if it is one of its steps.
    func display(_ line: String) {
        if line.first == "[", let passing { passing(String(line.prefix(100))) }
    }

    func finish() { passing?("") }
}
