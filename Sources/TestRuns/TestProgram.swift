import Foundation
import Workers

/// A program of tests as the package manager builds it.
public struct TestProgram: Sendable {
    private let path: String

    public init(path: String) { self.path = path }

    /// The program's tests, XCTest's first, each library's in its own order.
    public func tests() throws(ChildError) -> [TestCase] {
        var found: [TestCase] = []
        for library in TestCase.Library.allCases {
            var output: [UInt8] = []
            let program = ChildProgram(
                path: path, arguments: ["--testing-library", library.argument, "--list-tests"])
            _ = try program.run(mergesErrors: false) { output += $0 }
            let lines = String(decoding: output, as: UTF8.self).split(separator: "\n")
            found += lines.filter { !$0.hasPrefix("Listing ") }.compactMap { TestCase(library, listedAs: $0) }
        }
        return found
    }

    /// The program that runs some of a module's tests, of one library, one after the other.
    func running(_ tests: [TestCase], of all: [TestCase], events: String) -> WorkerProgram {
        guard let first = tests.first else { return WorkerProgram(path: path) }
        var arguments = ["--testing-library", first.library.argument]
        switch first.library {
        case .xctest:
            arguments.append(tests.map(\.description).joined(separator: ","))
        case .testing:
            arguments += [
                "--no-parallel", "--event-stream-output-path", events, "--event-stream-version", "0",
            ]
            arguments += Self.selection(of: tests, among: all)
        }
        // Animations and timers follow the host's clock while a test waits, as on a device.
        let clock = ProcessInfo.processInfo.environment["KUMIKI_CLOCK"] ?? "host"
        return WorkerProgram(path: path, arguments: arguments, environment: ["KUMIKI_CLOCK": clock])
    }

    /// Patterns of the tests that run, or of those that don't, whichever are fewer.
    private static func selection(of tests: [TestCase], among all: [TestCase]) -> [String] {
        let wanted = Set(tests)
        let others = all.filter { !wanted.contains($0) }
        if others.count < tests.count {
            let module = "^" + NSRegularExpression.escapedPattern(for: (tests.first?.module ?? "") + ".")
            return ["--filter", module] + others.flatMap { ["--skip", pattern($0)] }
        }
        return tests.flatMap { ["--filter", pattern($0)] }
    }

    /// The beginning of a test's identifier, in which types are parts of a path.
    private static func pattern(_ test: TestCase) -> String {
        let path = test.suite.split(separator: ".").map(String.init) + [test.name]
        // Names that are no identifiers stand between backquotes.
        let parts = path.map {
            "`?" + NSRegularExpression.escapedPattern(for: $0).replacing("\\(", with: "`?\\(")
        }
        let module = NSRegularExpression.escapedPattern(for: test.module + ".")
        return "^\(module)\(parts.joined(separator: "`?/"))`?(/|$)"
    }
}

extension TestCase.Library {
    /// The library's name in arguments of the program.
    fileprivate var argument: String { self == .xctest ? "xctest" : "swift-testing" }
}
