/// A test of a program of tests.
public struct TestCase: Hashable, Sendable, Codable, CustomStringConvertible {
    /// The library that runs a test.
    public enum Library: String, Hashable, Sendable, Codable, CaseIterable {
        case xctest, testing
    }

    public var library: Library
    public var module: String
    /// The class or suite with the types around it, such as `Outer.Inner`; empty for a function outside of types.
    public var suite: String
    /// The function, with its parameters' labels for Swift Testing: `opens(door:)`.
    public var name: String
    /// Whether the test is an example of Quick's, which a test of its class runs.
    var isExample = false

    public init(library: Library, module: String, suite: String, name: String) {
        (self.library, self.module, self.suite, self.name) = (library, module, suite, name)
    }

    /// The name of the test that runs the examples of a class.
    static let examplesName = "test__examples"

    /// The class as reflection names it.
    var reflectedSuite: String { "\(module).\(suite)" }

    /// The class and the function as XCTest prints them, without the types around the class.
    var printedName: String { "\(suite.split(separator: ".").last ?? "").\(name)" }

    /// The test that runs this one, as the program lists it.
    var runnerName: String { isExample ? "\(reflectedSuite)/\(Self.examplesName)" : description }

    /// An example by its class, as reflection names it, and its name.
    init?(exampleOf suite: some StringProtocol, named name: some StringProtocol) {
        guard let dot = suite.firstIndex(of: ".") else { return nil }
        self.init(
            library: .xctest, module: String(suite[..<dot]), suite: String(suite[suite.index(after: dot)...]),
            name: String(name))
        isExample = true
    }

    /// `Module.Suite/name`, as `--filter` sees it.
    public var description: String { suite.isEmpty ? "\(module).\(name)" : "\(module).\(suite)/\(name)" }

    /// A test by the name that its library lists it under: `Module.Outer.Inner/name` of XCTest,
    /// `Module.Outer/Inner/name()` of Swift Testing. Nil for another text.
    init?(_ library: Library, listedAs text: some StringProtocol) {
        // Names that are no identifiers stand between backquotes.
        let text = String(text).replacing("`", with: "")
        guard let dot = text.firstIndex(of: ".") else { return nil }
        var parts = text[text.index(after: dot)...].split(separator: "/").map(String.init)
        guard let last = parts.popLast(), library == .testing || !parts.isEmpty else { return nil }
        self.init(
            library: library, module: String(text[..<dot]), suite: parts.joined(separator: "."), name: last)
    }
}
