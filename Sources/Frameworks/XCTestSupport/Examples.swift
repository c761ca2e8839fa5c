import Foundation
import XCTest

/// The examples of a specification of Quick's, each run as a test of its own.
///
/// Without Objective-C no method can be added for an example. The adapter gives each class of examples a single test that
/// runs them; `KUMIKI_EXAMPLES` says what it does: `list` prints their names, a path names the file with those to run.
public enum Examples {
    /// The name of that test.
    public static let testName = "test__examples"

    nonisolated(unsafe) private static var configurations: [() -> Void] = []

    /// Adds what is configured before the first example is known.
    public static func configure(_ body: @escaping () -> Void) { configurations.append(body) }

    /// Configures what has not been.
    static func prepare() {
        let pending = configurations
        configurations = []
        pending.forEach { $0() }
    }

    /// Runs the examples of a class.
    public static func run<Spec: XCTestCase>(
        of type: XCTestCase.Type, _ examples: () -> [(String, (Spec) -> () throws -> Void)]
    ) {
        prepare()
        let suite = String(reflecting: type)
        let all = named(examples())
        switch ProcessInfo.processInfo.environment["KUMIKI_EXAMPLES"] {
        case "list":
            for example in all { print("\nKUMIKI EXAMPLE\t\(suite)\t\(example.name)") }
            print("\nKUMIKI EXAMPLES END\t\(suite)")
            fflush(stdout)
        case let file?:
            let text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
            let chosen = Set(text.split(separator: "\n").map(String.init))
            for example in all where chosen.contains("\(suite)\t\(example.name)") { run(example, of: type) }
        case nil:
            for example in all { run(example, of: type) }
        }
    }

    private struct Example<Spec: XCTestCase> {
        let name: String
        let body: (Spec) -> () throws -> Void
    }

    /// The examples under names of one line that differ.
    private static func named<Spec: XCTestCase>(
        _ examples: [(String, (Spec) -> () throws -> Void)]
    ) -> [Example<Spec>] {
        var counts: [String: Int] = [:]
        return examples.map { name, body in
            let line = name.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            counts[line, default: 0] += 1
            let count = counts[line] ?? 1
            return Example(name: count == 1 ? line : "\(line) (\(count))", body: body)
        }
    }

    private static func run<Spec: XCTestCase>(_ example: Example<Spec>, of type: XCTestCase.Type) {
        let test = type.init(name: example.name) { test in
            guard let test = test as? Spec else { return }
            try example.body(test)()
        }
        test.run()
    }
}
