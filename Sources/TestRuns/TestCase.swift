/// A test in a test executable.
public struct TestCase: Hashable, Sendable, Codable, CustomStringConvertible {
    /// The library that runs a test.
    public enum Library: String, Hashable, Sendable, Codable, CaseIterable {
        case xctest, testing
    }

    public var library: Library
    public var module: String
    /// The class or suite with its enclosing types, such as `Outer.Inner`; empty for a global function.
    public var suite: String
    /// The function's name, with the labels of the parameters for Swift Testing: `opens(door:)`.
    public var name: String
    /// Whether the test is one of Quick's examples, which a test of its class runs.
    var isExample = false
    /// Whether the test is an example that runs instead of those that are not focused.
    var isFocused = false

    public init(library: Library, module: String, suite: String, name: String) {
        (self.library, self.module, self.suite, self.name) = (library, module, suite, name)
    }

    /// The name of the test that runs the examples of a class.
    static let examplesName = "test__examples"

    /// The name of the class as reflection reports it.
    var reflectedSuite: String { "\(module).\(suite)" }

    /// The class and the function as XCTest prints them, without the types around the class.
    var printedName: String { "\(suite.split(separator: ".").last ?? "").\(name)" }

    /// The name of the test that runs this one, as the executable lists it.
    var runnerName: String { isExample ? "\(reflectedSuite)/\(Self.examplesName)" : description }

    /// Creates an example from the name of its class, as reflection reports it, and its own name.
    init?(exampleOf suite: some StringProtocol, named name: some StringProtocol) {
        guard let dot = suite.firstIndex(of: ".") else { return nil }
        self.init(
            library: .xctest, module: String(suite[..<dot]), suite: String(suite[suite.index(after: dot)...]),
            name: String(name))
        isExample = true
    }

    /// The name that `--filter` matches: `Module.Suite/name`.
    public var description: String { suite.isEmpty ? "\(module).\(name)" : "\(module).\(suite)/\(name)" }

    /// Parses the name under which a library lists a test: `Module.Outer.Inner/name` for XCTest,
    /// `Module.Outer/Inner/name()` for Swift Testing. Returns nil for any other text.
    init?(_ library: Library, listedAs text: some StringProtocol) {
        // Raw identifiers are enclosed in backquotes.
        let text = String(text).replacing("`", with: "")
        guard let dot = text.firstIndex(of: ".") else { return nil }
        var parts = text[text.index(after: dot)...].split(separator: "/").map(String.init)
        guard let last = parts.popLast(), library == .testing || !parts.isEmpty else { return nil }
        self.init(
            library: library, module: String(text[..<dot]), suite: parts.joined(separator: "."), name: last)
    }
}
