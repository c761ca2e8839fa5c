import Foundation
import Testing

/// The table in the documentation is up to date. `Scripts/coverage` writes it.
@Suite @MainActor struct CoverageTests {
    @Test(.timeLimit(.minutes(40))) func theTableIsCurrent() throws {
        let path = Self.root + "/Documentation/Coverage.md"
        let table = CoverageTable().markdown
        if ProcessInfo.processInfo.environment["KUMIKI_WRITE_COVERAGE"] != nil {
            try Data(table.utf8).write(to: URL(fileURLWithPath: path))
        }
        let committed = FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
        #expect(committed == table, "run Scripts/coverage")
    }

    private static let root = String(
        #filePath.prefix(upTo: #filePath.range(of: "/Tests/")?.lowerBound ?? #filePath.endIndex))
}
