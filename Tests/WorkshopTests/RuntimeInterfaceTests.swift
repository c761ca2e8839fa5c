import Foundation
import InterfaceBuilder
import Synchronization
import Testing

@testable import Workshop

/// The fingerprint of what the runtime declares for Apple's frameworks.
@Suite struct RuntimeInterfaceTests {
    /// The products of the build that contains these tests.
    private func products() throws -> URL {
        let program = try #require(FolderListing.resolved("/proc/self/exe"))
        return URL(fileURLWithPath: program).deletingLastPathComponent()
    }

    /// Returns the work's result with a runtime in a new folder that is linked with the products.
    private func withLinkedRuntime<Result>(_ work: (KumikiRuntime) throws -> Result) throws -> Result {
        let products = try products()
        let folder = products.appendingPathComponent("linked-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            at: folder.appendingPathComponent("Modules"),
            withDestinationURL: products.appendingPathComponent("Modules"))
        return try work(try KumikiRuntime(environment: ["KUMIKI_RUNTIME": folder.path]))
    }

    /// `.build/release` is a link, and the compiler names files without links.
    @Test func modulesAreFoundThroughALink() throws {
        try withLinkedRuntime { runtime in
            let identity = try RuntimeInterface(runtime: runtime).identity()
            #expect(!identity.isEmpty)
            #expect(try RuntimeInterface(runtime: runtime).identity() == identity)
        }
    }

    @Test func buildsThatBeginAtOnceFindTheSame() throws {
        try withLinkedRuntime { runtime in
            let found = Mutex<[String?]>([])
            DispatchQueue.concurrentPerform(iterations: 16) { _ in
                let identity = try? RuntimeInterface(runtime: runtime).identity()
                found.withLock { $0.append(identity) }
            }
            let identities = found.withLock { $0 }
            #expect(identities.count == 16 && Set(identities).count == 1 && identities[0] != nil)
        }
    }
}
