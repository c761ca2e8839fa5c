import Foundation
import Testing

@testable import Workshop

/// The versions of packages that a folder requires.
struct PackageVersionsTests {
    private let folder = NSTemporaryDirectory() + "kumiki-versions-\(UUID().uuidString)"

    private func versions(_ files: KeyValuePairs<String, String>) throws -> PackageVersions {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for (name, text) in files {
            try text.write(toFile: "\(folder)/\(name)", atomically: true, encoding: .utf8)
        }
        return PackageVersions(folder: folder, copies: folder + "/copies")
    }

    private let tags = ["v1.0.0", "2.1.0", "2.2.1", "3.0.0", "2.3.0-beta.1", "latest"]

    @Test(arguments: [
        (#".package(url: "https://a.b/Quick", from: "2.1.0")"#, "2.2.1"),
        (#".package(url: "https://a.b/Quick.git", .upToNextMinor(from: "2.1.0"))"#, "2.1.0"),
        (#".package(url: "https://a.b/quick", exact: "1.0.0")"#, "v1.0.0"),
        (#".package(url: "https://a.b/Quick", "1.0.0"..<"4.0.0")"#, "3.0.0"),
        (#".package(url: "https://a.b/Other", from: "1.0.0")"#, nil),
        (#".package(url: "https://a.b/Quick", branch: "main")"#, nil),
    ])
    func theNewestVersionThatTheManifestAllowsIsChosen(manifest: String, tag: String?) throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        #expect(try versions(["Package.swift": manifest]).tag(for: "Quick", among: tags) == tag)
    }

    @Test(arguments: [
        (
            "Podfile.lock",
            "PODS:\n  - Nimble (8.0.2)\n  - Quick (2.1.0)\n\nDEPENDENCIES:\n  - Quick (>= 1.0)\n"
        ),
        ("Cartfile.resolved", "github \"Quick/Nimble\" \"v9.2.0\"\ngithub \"Quick/Quick\" \"v2.1.0\"\n"),
        (
            "Package.resolved",
            #"{"pins": [{"identity": "quick", "kind": "x", "state": {"revision": "a", "version": "2.1.0"}}]}"#
        ),
    ])
    func filesOfResolvedVersionsAreRead(name: String, text: String) throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        #expect(try versions([name: text]).tag(for: "Quick", among: tags) == "2.1.0")
    }

    @Test func aRepositoryIsCopiedInTheRequiredVersion() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let versions = try versions(["Podfile.lock": "PODS:\n  - Kit (1.0.0)\n"])
        let kit = folder + "/Kit"
        let script = """
            mkdir Kit && cd Kit && git init -q && git config user.email a@b && git config user.name a
            echo one > Package.swift && git add . && git commit -qm 1 && git tag 1.0.0
            echo two > Package.swift && git commit -qam 2 && git tag 2.0.0
            """
        let made = try ChildProcess(program: "bash", arguments: ["-c", "cd '\(folder)' && \(script)"]).run()
        #expect(made.status == 0)
        let copy = versions.folder(of: "Kit", at: kit)
        #expect(copy != kit)
        #expect(try String(contentsOfFile: copy + "/Package.swift", encoding: .utf8) == "one\n")
        #expect(try String(contentsOfFile: kit + "/Package.swift", encoding: .utf8) == "two\n")
        #expect(versions.folder(of: "Else", at: kit) == kit)
    }
}
