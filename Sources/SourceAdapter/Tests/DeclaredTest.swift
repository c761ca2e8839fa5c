/// A test that the sources of a module declare.
public struct DeclaredTest: Hashable, Sendable, Codable {
    /// The library that runs a test.
    public enum Library: String, Hashable, Sendable, Codable {
        case xctest, testing
    }

    public var library: Library
    /// The class or suite with its enclosing types, such as `Outer.Inner`; empty for a function outside of types.
    public var suite: String
    /// The function's name, with its parameters' labels for Swift Testing: `itOpens(door:)`.
    public var name: String
    public var file: String
    /// The line, from 1.
    public var line: Int
    /// Whether the test may be absent from those that run: only the compiler knows whether its `#if` is active.
    public var mayBeAbsent = false
    /// The reason why the test is not whole: the compiler's message about the code that was left out; nil for a whole test.
    public var broken: String?

    public init(
        library: Library, suite: String, name: String, file: String, line: Int, mayBeAbsent: Bool = false,
        broken: String? = nil
    ) {
        (self.library, self.suite, self.name, self.file, self.line) = (library, suite, name, file, line)
        (self.mayBeAbsent, self.broken) = (mayBeAbsent, broken)
    }
}
