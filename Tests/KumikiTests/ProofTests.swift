import Foundation
import Testing

/// What the documentation says is proved by a test is.
@Suite struct ProofTests {
    private static let project = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    @Test func everyRowNamesATestThatThereIs() throws {
        let page = try String(
            contentsOf: Self.project.appendingPathComponent("Documentation/Toolkit.md"), encoding: .utf8)
        let rows = page.components(separatedBy: "## Proof").last?.split(separator: "\n") ?? []
        let proofs = rows.filter { $0.hasPrefix("| ") }.compactMap { $0.split(separator: "|").last }
        let names = proofs.flatMap { $0.matches(of: /`([a-z][A-Za-z]+)`/).map { String($0.output.1) } }
        #expect(names.count > 80)
        let tests = try Self.tests()
        #expect(names.filter { !tests.contains($0) } == [])
    }

    /// The names of all functions among the toolkit's tests and its example's.
    private static func tests() throws -> Set<String> {
        var names: Set<String> = []
        for folder in ["Tests/KumikiTests", "Examples/Okinawa/OkinawaTests"] {
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
