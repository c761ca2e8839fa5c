import Foundation
import Testing

/// The module of networks is the only one that imports Foundation's, which the statically linked program cannot contain.
@Suite struct NetworkImportTests {
    private static let network = "FoundationNetworking"

    /// The folders of modules whose files import the module; frameworks are compiled for apps, beside the program.
    private static func importers() throws -> Set<Substring> {
        let folder = URL(fileURLWithPath: #filePath).pathComponents.dropLast(3).joined(separator: "/")
        let sources = String(folder.dropFirst()) + "/Sources"
        let files = try FileManager.default.subpathsOfDirectory(atPath: sources).filter {
            $0.hasSuffix(".swift") && !$0.hasPrefix("Frameworks/") && !$0.hasPrefix("Libraries/")
        }
        let found = try files.filter {
            try String(contentsOfFile: "\(sources)/\($0)", encoding: .utf8).split(separator: "\n")
                .contains { $0 == "import \(network)" || $0 == "@_exported import \(network)" }
        }
        return Set(found.compactMap { $0.split(separator: "/").first })
    }

    @Test func onlyTheModuleOfNetworksImportsFoundations() throws {
        #expect(try Self.importers() == ["KumikiNetwork"])
    }
}
