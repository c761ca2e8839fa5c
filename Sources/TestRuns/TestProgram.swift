import Foundation
import Workers

/// A test executable as Swift Package Manager builds it.
public struct TestProgram: Sendable {
    private let path: String
    private let attachments: String?
    /// Environment variables in addition to those of this process.
    private let environment: [String: String]
    /// The module of the app that hosts the tests and is launched before them; nil for none.
    var host: String?

    /// Creates a test executable; files that its tests write, such as images, go to the folder for attachments. The
    /// environment variables are added to those of this process. The app of the module `host` is launched before the tests.
    public init(
        path: String, attachments: String? = nil, environment: [String: String] = [:], host: String? = nil
    ) {
        (self.path, self.attachments, self.environment) = (path, attachments, environment)
        self.host = host
    }

    /// Returns the command that lists something of the executable.
    private func listing(_ arguments: [String], _ variables: [String: String] = [:]) -> ChildProgram {
        let all = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        return ChildProgram(path: path, arguments: arguments, environment: all.merging(variables) { $1 })
    }

    /// Returns the tests of the executable, XCTest's first, in each library's own order. Quick's examples replace the test
    /// that runs them, if they are known.
    ///
    /// XCTest creates an object for each test in order to list it. If that terminates the process, the declared tests
    /// are used instead, so that the tests of other classes still run.
    public func tests(
        declared: [TestCase] = [], leavingOut broken: Set<String> = []
    ) throws(ChildError) -> [TestCase] {
        let listed = try listedTests(declared)
        let runners = listed.filter { $0.name == TestCase.examplesName }
        guard !runners.isEmpty else { return listed }
        let found = try examples(of: runners.filter { !broken.contains($0.reflectedSuite) })
        let isFocused = found.values.joined().contains(where: \.isFocused)
        let examples = isFocused ? found.mapValues { $0.filter(\.isFocused) } : found
        return listed.flatMap { test in
            test.name == TestCase.examplesName ? examples[test.reflectedSuite] ?? [test] : [test]
        }
    }

    /// Returns the examples by class, and which of them run instead of all others. Listing runs code of the tests, so classes that
    /// terminate the process are isolated one by one.
    private func examples(of runners: [TestCase]) throws(ChildError) -> [String: [TestCase]] {
        guard !runners.isEmpty else { return [:] }
        var found: [String: [TestCase]] = [:]
        var complete: Set<String> = []
        var output: [UInt8] = []
        let names = runners.map(\.description).joined(separator: ",")
        let program = listing(
            ["--testing-library", TestCase.Library.xctest.argument, names], [Self.examplesVariable: "list"])
        _ = try program.run(mergesErrors: false) { output += $0 }
        for line in String(decoding: output, as: UTF8.self).split(separator: "\n") {
            let parts = line.split(separator: "\t")
            if (3...4).contains(parts.count), parts[0] == "KUMIKI EXAMPLE" {
                var example = TestCase(exampleOf: parts[1], named: parts[2])
                example?.isFocused = parts.count == 4
                found[String(parts[1]), default: []] += [example].compactMap(\.self)
            } else if parts.count == 2, parts[0] == "KUMIKI EXAMPLES END" {
                complete.insert(String(parts[1]))
            }
        }
        let rest = runners.filter { !complete.contains($0.reflectedSuite) }
        found = found.filter { complete.contains($0.key) }
        for suite in complete where found[suite] == nil { found[suite] = [] }
        if runners.count > 1 {
            for runner in rest { found.merge(try examples(of: [runner])) { first, _ in first } }
        }
        return found
    }

    /// The environment variable with the command for the test that runs Quick's examples.
    private static let examplesVariable = "KUMIKI_EXAMPLES"

    private func listedTests(_ declared: [TestCase]) throws(ChildError) -> [TestCase] {
        var found: [TestCase] = []
        for library in TestCase.Library.allCases {
            var output: [UInt8] = []
            let program = listing(["--testing-library", library.argument, "--list-tests"])
            let end = try program.run(mergesErrors: false) { output += $0 }
            if case .signal = end {
                found += declared.filter { $0.library == library }
                continue
            }
            let lines = String(decoding: output, as: UTF8.self).split(separator: "\n")
            found += lines.filter { !$0.hasPrefix("Listing ") }.compactMap { TestCase(library, listedAs: $0) }
        }
        return Self.qualified(found, declared)
    }

    /// XCTest lists classes without the types around them, by which it chooses tests all the same.
    private static func qualified(_ found: [TestCase], _ declared: [TestCase]) -> [TestCase] {
        let nested = declared.filter { $0.library == .xctest && $0.suite.contains(".") }
        let suites = Dictionary(nested.map { ("\($0.module).\($0.printedName)", $0.suite) }) { first, _ in
            first
        }
        let known = Set(declared)
        return found.map { test in
            guard test.library == .xctest, !known.contains(test),
                let suite = suites["\(test.module).\(test.printedName)"]
            else { return test }
            var own = test
            own.suite = suite
            return own
        }
    }

    /// Returns the command that runs some tests of one module and one library in sequence.
    func running(
        _ tests: [TestCase], of all: [TestCase], events: String, examples: String
    ) -> WorkerProgram {
        guard let first = tests.first else { return WorkerProgram(path: path) }
        var arguments = ["--testing-library", first.library.argument]
        switch first.library {
        case .xctest:
            var names: [String] = []
            for name in tests.map(\.runnerName) where names.last != name { names.append(name) }
            arguments.append(names.joined(separator: ","))
        case .testing:
            arguments += [
                "--no-parallel", "--event-stream-output-path", events, "--event-stream-version", "0",
            ]
            arguments += Self.selection(of: tests, among: all)
        }
        // Animations and timers follow the host's clock while a test waits, as they do on a device.
        let clock = ProcessInfo.processInfo.environment["KUMIKI_CLOCK"] ?? "host"
        var environment = environment
        environment["KUMIKI_CLOCK"] = clock
        // Dictionaries and sets have one order in all runs, and equal ones that are made alike have the same: tests compare encodings.
        let hashing = "SWIFT_DETERMINISTIC_HASHING"
        environment[hashing] = ProcessInfo.processInfo.environment[hashing] ?? "1"
        // Code that has no effect here ends a test that calls it.
        environment["KUMIKI_TESTS"] = "1"
        if let attachments {
            environment["KUMIKI_ATTACHMENTS"] = attachments
            // Xcode sets it, and libraries attach the pictures of a failure where it is set.
            environment["__XCODE_BUILT_PRODUCTS_DIR_PATHS"] = (path as NSString).deletingLastPathComponent
        }
        if let host { environment["KUMIKI_TEST_HOST"] = host }
        if tests.contains(where: \.isExample) { environment[Self.examplesVariable] = examples }
        return WorkerProgram(path: path, arguments: arguments, environment: environment)
    }

    /// Returns patterns that select the tests, or that skip the others, whichever are fewer.
    private static func selection(of tests: [TestCase], among all: [TestCase]) -> [String] {
        let wanted = Set(tests)
        let others = all.filter { !wanted.contains($0) }
        if others.count < tests.count {
            let module = "^" + NSRegularExpression.escapedPattern(for: (tests.first?.module ?? "") + ".")
            return ["--filter", module] + others.flatMap { ["--skip", pattern($0)] }
        }
        return tests.flatMap { ["--filter", pattern($0)] }
    }

    /// Returns the beginning of a test's identifier, in which types are path components.
    private static func pattern(_ test: TestCase) -> String {
        let path = test.suite.split(separator: ".").map(String.init) + [test.name]
        // Raw identifiers are enclosed in backquotes.
        let parts = path.map {
            "`?" + NSRegularExpression.escapedPattern(for: $0).replacing("\\(", with: "`?\\(")
        }
        let module = NSRegularExpression.escapedPattern(for: test.module + ".")
        return "^\(module)\(parts.joined(separator: "`?/"))`?(/|$)"
    }
}

extension TestCase.Library {
    /// The library's name in the executable's arguments.
    fileprivate var argument: String { self == .xctest ? "xctest" : "swift-testing" }
}
