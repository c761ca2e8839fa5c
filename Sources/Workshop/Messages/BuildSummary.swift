/// What came of the sources of a build: its modules, what was left out of them, and the API that is missing here.
public struct BuildSummary: Sendable, Hashable, Codable {
    /// A part of a file that does not compile here and was left out.
    public struct LeftOut: Sendable, Hashable, Codable {
        /// The path of the file.
        public var file: String
        /// From 1.
        public var line: Int
        /// The part, such as `a statement of share`.
        public var what: String
        /// The compiler's error; empty if it is not known.
        public var why: String

        public init(file: String, line: Int, what: String, why: String) {
            (self.file, self.line, self.what, self.why) = (file, line, what, why)
        }
    }

    /// A module of the app or of a package.
    public struct Module: Sendable, Hashable, Codable {
        public var name: String
        /// The number of its Swift files.
        public var files: Int
        /// The number of its Swift files of which nothing was left out.
        public var whole: Int
        public var leftOut: [LeftOut]

        public init(name: String, files: Int, whole: Int, leftOut: [LeftOut]) {
            (self.name, self.files, self.whole, self.leftOut) = (name, files, whole, leftOut)
        }
    }

    /// A name that the sources use and that is not here.
    public struct Missing: Sendable, Hashable, Codable {
        /// What the name stands for.
        public enum Kind: String, Sendable, Codable {
            case module, type, member, value
        }

        public var name: String
        public var kind: Kind
        /// The number of places that use it.
        public var uses: Int

        public init(name: String, kind: Kind, uses: Int) {
            (self.name, self.kind, self.uses) = (name, kind, uses)
        }
    }

    /// A test that the sources declare, whatever became of it.
    public struct Test: Sendable, Hashable, Codable {
        /// The library that runs a test.
        public enum Library: String, Sendable, Codable {
            case xctest, testing
        }

        public var library: Library
        public var module: String
        /// The class or suite with the types around it; empty for a function outside of types.
        public var suite: String
        public var name: String
        public var file: String
        /// From 1.
        public var line: Int
        /// Whether the test need not be among those that run: the class inherits it, or only the compiler knows whether its
        /// `#if` holds.
        public var mayBeAbsent: Bool
        /// The compiler's words about what was left out; nil for a whole test.
        public var broken: String?

        public init(
            library: Library, module: String, suite: String, name: String, file: String, line: Int,
            mayBeAbsent: Bool = false, broken: String? = nil
        ) {
            (self.library, self.module, self.suite, self.name) = (library, module, suite, name)
            (self.file, self.line, self.mayBeAbsent, self.broken) = (file, line, mayBeAbsent, broken)
        }
    }

    /// Those that others need first.
    public var modules: [Module] = []
    /// In the order of the sources.
    public var tests: [Test] = []
    /// The names with most uses first.
    public var missing: [Missing] = []
    /// What there is to report to people, line by line.
    public var lines: [String] = []
    /// The folders of adapted sources, and those of the originals.
    public var folders: [String: String] = [:]
    /// Those of the lines that are about the compiler's first errors.
    var complaints: [String] = []

    public init(modules: [Module] = [], missing: [Missing] = [], lines: [String] = []) {
        (self.modules, self.missing, self.lines) = (modules, missing, lines)
    }

    /// Whether something of the sources was left out.
    public var leavesOut: Bool { modules.contains { $0.whole < $0.files } }
}
