/// The result of a build: its modules, the code that was left out of them, and the missing API.
public struct BuildSummary: Sendable, Hashable, Codable {
    /// A part of a file that does not compile here and was left out.
    public struct LeftOut: Sendable, Hashable, Codable {
        /// The path of the file.
        public var file: String
        /// The line, from 1.
        public var line: Int
        /// The part, such as `a statement of share`.
        public var what: String
        /// The compiler's error; empty if it is unknown.
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
        /// The number of its Swift files that are built whole.
        public var whole: Int
        public var leftOut: [LeftOut]

        public init(name: String, files: Int, whole: Int, leftOut: [LeftOut]) {
            (self.name, self.files, self.whole, self.leftOut) = (name, files, whole, leftOut)
        }
    }

    /// A name that the sources use and that does not exist.
    public struct Missing: Sendable, Hashable, Codable {
        /// The kind of the declaration with the name.
        public enum Kind: String, Sendable, Codable {
            case module, type, member, value
        }

        public var name: String
        public var kind: Kind
        /// The number of its uses.
        public var uses: Int

        public init(name: String, kind: Kind, uses: Int) {
            (self.name, self.kind, self.uses) = (name, kind, uses)
        }
    }

    /// A test that the sources declare, whether or not it compiles.
    public struct Test: Sendable, Hashable, Codable {
        /// The library that runs a test.
        public enum Library: String, Sendable, Codable {
            case xctest, testing
        }

        public var library: Library
        public var module: String
        /// The enclosing class or suite with its enclosing types; empty for a function outside of types.
        public var suite: String
        public var name: String
        public var file: String
        /// The line, from 1.
        public var line: Int
        /// Whether the test may be absent from those that run: the class inherits it, or only the compiler knows whether its
        /// `#if` is active.
        public var mayBeAbsent: Bool
        /// The compiler's error about code that was left out; nil for a whole test.
        public var broken: String?

        public init(
            library: Library, module: String, suite: String, name: String, file: String, line: Int,
            mayBeAbsent: Bool = false, broken: String? = nil
        ) {
            (self.library, self.module, self.suite, self.name) = (library, module, suite, name)
            (self.file, self.line, self.mayBeAbsent, self.broken) = (file, line, mayBeAbsent, broken)
        }
    }

    /// The program of the tests in the bundle in which some modules of tests run.
    public struct TestProgram: Sendable, Hashable, Codable {
        /// The path of the program, which is the same in all bundles.
        public var path: String
        /// The module of the application that hosts the tests; nil for tests without a host.
        public var host: String?
        /// The variables of the process, beside those of the command.
        public var environment: [String: String]
        /// The modules of tests.
        public var modules: [String]

        init(path: String, _ group: TestGroup) {
            (self.path, host) = (path, group.host?.name)
            (environment, modules) = (group.environment, group.modules)
        }
    }

    /// The applications of the program, the one with the most files first.
    public var apps: [App] = []
    /// The modules, dependencies first.
    public var modules: [Module] = []
    /// The tests in the order of the sources.
    public var tests: [Test] = []
    /// The missing names, the most used first.
    public var missing: [Missing] = []
    /// The lines of the report for the user.
    public var lines: [String] = []
    /// The folders of adapted sources, and those of the originals.
    public var folders: [String: String] = [:]
    /// The programs of the tests, one for each application that hosts tests and one for those without a host.
    public var testPrograms: [TestProgram] = []
    /// The tests that the project's schemes skip: `Module.Class` or `Module.Class/test()`.
    public var skippedTests: [String] = []
    /// The libraries of Kumiki's own that were built in place of public ones.
    public var ownLibraries: [String] = []
    /// The lines about the compiler's first errors.
    var complaints: [String] = []

    public init(modules: [Module] = [], missing: [Missing] = [], lines: [String] = []) {
        (self.modules, self.missing, self.lines) = (modules, missing, lines)
    }

    /// Whether code was left out.
    public var leavesOut: Bool { modules.contains { $0.whole < $0.files } }

    /// Whether the app runs as on iOS, so that its failures are its own: nothing was left out, and no library is Kumiki's own,
    /// with which nobody is signed in and databases are empty.
    public var isAsOnIOS: Bool { !leavesOut && ownLibraries.isEmpty }
}
