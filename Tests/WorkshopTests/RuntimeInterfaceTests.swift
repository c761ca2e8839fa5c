import Foundation
import InterfaceBuilder
import Testing

@testable import Workshop

/// The fingerprint of what the runtime declares for Apple's frameworks.
@Suite struct RuntimeInterfaceTests {
    /// The products of the build that contains these tests.
    private func products() throws -> URL {
        let program = try #require(FolderListing.resolved("/proc/self/exe"))
        return URL(fileURLWithPath: program).deletingLastPathComponent()
    }

    /// `.build/release` is a link, and the compiler names files without links.
    @Test func modulesAreFoundThroughALink() throws {
        let products = try products()
        let folder = products.appendingPathComponent("linked-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            at: folder.appendingPathComponent("Modules"),
            withDestinationURL: products.appendingPathComponent("Modules"))
        let runtime = try KumikiRuntime(environment: ["KUMIKI_RUNTIME": folder.path])
        let identity = try RuntimeInterface(runtime: runtime).identity()
        #expect(!identity.isEmpty)
        #expect(try RuntimeInterface(runtime: runtime).identity() == identity)
    }
}
