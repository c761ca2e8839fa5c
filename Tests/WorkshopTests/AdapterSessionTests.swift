import Foundation
import InterfaceBuilder
import Testing

@testable import Workshop

/// The adapter that runs during a build, and its lists of files that changes do not affect.
@Suite struct AdapterSessionTests {
    private let folder = NSTemporaryDirectory() + "AdapterSessionTests-\(UUID().uuidString)"

    private var session: AdapterSession {
        get throws {
            let program = FolderListing.resolved("/proc/self/exe") ?? ""
            let products = (program as NSString).deletingLastPathComponent
            return AdapterSession(try KumikiRuntime(environment: ["KUMIKI_RUNTIME": products]))
        }
    }

    private func write(_ text: String, to name: String) throws {
        try FileMirror.write(text + "\n", to: "\(folder)/sources/\(name).swift")
    }

    private func read(_ path: String) -> String {
        (try? String(contentsOfFile: "\(folder)/\(path)", encoding: .utf8)) ?? ""
    }

    private func adapt(_ session: AdapterSession) throws -> AdapterSession.Reply {
        try session.adapt([
            "--module", "App", "--output", folder + "/out", "--root", folder + "/sources", "--drafts",
            folder + "/drafts.json", folder + "/sources",
        ])
    }

    @Test func eachAdaptationHasTheFilesAsTheyAre() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let session = try session
        try write("func one() -> Int { 1 }", to: "One")
        try write("import SafariServices\nlet two = one()", to: "Two")
        let first = try adapt(session)
        #expect(
            first.status == 0 && first.messages.contains { $0.contains("there is no module SafariServices") })
        #expect(read("out/One.swift").contains("func one() -> Int { 1 }"))
        try write("func one() -> Int { 2 }", to: "One")
        #expect(try adapt(session).messages == first.messages)
        #expect(read("out/One.swift").contains("func one() -> Int { 2 }"))
        try FileManager.default.removeItem(atPath: folder + "/sources/Two.swift")
        #expect(try adapt(session).messages.isEmpty)
        #expect(read("out/Two.swift").isEmpty)
    }

    /// The package manager would pass the catalog to the compiler.
    @Test func aSourceInAnAssetCatalogIsWrittenToAFolderWithoutTheEnding() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try write("let one = 1", to: "Assets.xcassets/One")
        #expect(try adapt(try session).status == 0)
        #expect(read("out/Assets%2excassets/One.swift").contains("let one = 1"))
    }

    @Test func invalidArgumentsAreReportedAndTheAdapterContinues() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let session = try session
        #expect(try session.adapt(["--odd"]).status == 64)
        try write("let one = 1", to: "One")
        #expect(try adapt(session).status == 0)
    }

    @Test func filesThatAChangeDoesNotAffectAreListed() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let session = try session
        try write("func one() -> Int { 1 }", to: "One")
        try write("let two = one()", to: "Two")
        try write("let three = 3", to: "Three")
        _ = try adapt(session)
        #expect(read("drafts.json.same").isEmpty && !read("drafts.json").isEmpty)
        // The body of a function does not affect other files.
        try write("func one() -> Int { 2 }", to: "One")
        _ = try adapt(session)
        #expect(read("drafts.json.same") == "Three.swift\nTwo.swift")
        let digest = read("drafts.json.digest")
        try write("func one() -> String { \"\" }", to: "One")
        _ = try adapt(session)
        #expect(read("drafts.json.same") == "Three.swift" && read("drafts.json.digest") != digest)
    }
}
