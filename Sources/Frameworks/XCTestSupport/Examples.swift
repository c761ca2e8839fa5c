import Foundation
import XCTest

/// The examples of a specification of Quick's, each run as a separate test.
///
/// Without Objective-C no method can be added for an example. The adapter adds a single test to each class of examples that
/// runs them, depending on `KUMIKI_EXAMPLES`: `list` prints their names and which of them run instead of all others, a path is that
/// of a file with those to run.
public enum Examples {
    /// The name of the test.
    public static let testName = "test__examples"

    nonisolated(unsafe) private static var configurations: [() -> Void] = []

    /// Adds a configuration that is applied before the first example.
    public static func configure(_ body: @escaping () -> Void) { configurations.append(body) }

    /// Returns whether an example of a class runs instead of those that are not focused. Quick sets it once, before examples are named.
    nonisolated(unsafe) public static var focus: (XCTestCase.Type, String) -> Bool = { _, _ in false }

    /// Applies the configurations that have not been applied yet.
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
            for example in all {
                let mark = focus(type, example.title) ? "\tfocused" : ""
                print("\nKUMIKI EXAMPLE\t\(suite)\t\(example.name)\(mark)")
            }
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
        /// The name that its specification gives it.
        let title: String
        let body: (Spec) -> () throws -> Void
    }

    /// Returns the examples with unique names of one line.
    private static func named<Spec: XCTestCase>(
        _ examples: [(String, (Spec) -> () throws -> Void)]
    ) -> [Example<Spec>] {
        var counts: [String: Int] = [:]
        return examples.map { name, body in
            let line = name.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            counts[line, default: 0] += 1
            let count = counts[line] ?? 1
            return Example(name: count == 1 ? line : "\(line) (\(count))", title: name, body: body)
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
