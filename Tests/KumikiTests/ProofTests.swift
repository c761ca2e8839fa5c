import Foundation
import Testing

/// The claims that the documentation attributes to tests are tested.
@Suite struct ProofTests {
    private static let project = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// A line of the page's tables: a feature of Kumiki, and its proof.
    private struct Row {
        let kumiki: Substring
        let proof: Substring

        init?(_ line: Substring) {
            let cells = line.split(separator: "|").map { $0.drop { $0 == " " } }
            guard line.hasPrefix("| "), cells.count > 2, !cells[0].hasPrefix("feature") else { return nil }
            (kumiki, proof) = (cells[cells.count - 2], cells[cells.count - 1])
        }

        var tests: [String] { proof.matches(of: /`([a-z][A-Za-z]+)`/).map { String($0.output.1) } }
        /// Whether the line needs no test: scripts prove some, and missing features are argued.
        var isArgued: Bool { kumiki.hasPrefix("not here") }
        var isProved: Bool { !tests.isEmpty || proof.contains(/`(Scripts\/|\.ci\/|\.\/test)/) }
    }

    private static func rows() throws -> [Row] {
        let page = try String(
            contentsOf: project.appendingPathComponent("Documentation/Toolkit.md"), encoding: .utf8)
        return page.split(separator: "\n").compactMap(Row.init)
    }

    @Test func everyRowIsProvedOrArgued() throws {
        let rows = try Self.rows()
        #expect(rows.count > 90)
        #expect(rows.filter { $0.isProved == $0.isArgued }.map(\.kumiki) == [])
    }

    @Test func everyTestThatARowNamesIsThere() throws {
        let names = try Self.rows().flatMap(\.tests)
        let tests = try Self.tests()
        #expect(names.count > 130)
        #expect(names.filter { !tests.contains($0) } == [])
    }

    /// Returns the names of all tests of the toolkit, of its test kit and of its example.
    private static func tests() throws -> Set<String> {
        var names: Set<String> = []
        for folder in ["Tests/KumikiTests", "Tests/KumikiTestingTests", "Examples/Okinawa/OkinawaTests"] {
            let root = project.appendingPathComponent(folder)
            for case let file as URL in FileManager.default.enumerator(
                at: root, includingPropertiesForKeys: nil) ?? .init()
            where file.pathExtension == "swift" {
                let text = try String(contentsOf: file, encoding: .utf8)
                names.formUnion(text.matches(of: /func ([a-zA-Z]+)/).map { String($0.output.1) })
            }
        }
        return names
    }
}
