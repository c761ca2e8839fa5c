import Foundation
import SourceProjects
import Testing

@testable import Workshop

@Suite struct FileChecksTests {
    private let folder = NSTemporaryDirectory() + "FileChecksTests-\(UUID().uuidString)"
    private let module = SourceModule(
        name: "App", kind: .library, sources: ["/a/One.swift", "/a/Two.swift", "/a/Three.swift"])

    private var writer: PackageWriter {
        PackageWriter(folder: folder, modules: [module], hasProgram: true, compilerFlags: [], linkerFlags: [])
    }

    private func path(_ name: String) -> String { writer.draftFolder(of: module) + "/\(name).swift" }

    private func write(_ texts: [String: String]) throws {
        for (name, text) in texts { try FileMirror.write(text + "\n", to: path(name)) }
    }

    private func texts(_ result: FileChecks.Result) -> [String] {
        CompilerMessages(output: result.text).errors.map(\.text)
    }

    @Test func filesWithErrorsAreCompiledUntilTheyCompileAndThenOthers() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try write([
            "One": "func one() -> Int { absent }", "Two": "func two() -> Int { }",
            "Three": "let three = two()",
        ])
        var checks = FileChecks(module, writer: writer, with: "modules")
        let first = try checks.run()
        #expect(!first.isSuccess && texts(first) == ["cannot find 'absent' in scope"])
        try write(["One": "func one() -> Int { 1 }"])
        let second = try checks.run()
        #expect(second.isOfOthers && texts(second).count == 1)
        #expect(texts(second).first?.contains("missing return") == true)
        try write(["Two": "func two() -> Int { 2 }"])
        #expect(try checks.run().isSuccess)
        #expect(checks.compiling.count == 3)
    }

    @Test func onlyFilesThatAChangeMayAffectAreCompiledAgain() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try write(["One": "let one = 1", "Two": "let two = one + 1"])
        var checks = FileChecks(module, writer: writer, with: "modules")
        #expect(try checks.run().isSuccess)
        try write(["One": "let one = \"\""])
        try checks.keep([path("Two")], with: "modules")
        #expect(try checks.run().isSuccess)
        try checks.keep([path("One")], with: "modules")
        #expect(try !checks.run().isSuccess)
    }

    /// Each file of a large module has to be compiled once in any case.
    @Test func theFirstCompilationOfAFileIsNoEffort() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try write(["One": "let one = absent", "Two": "let two = one"])
        var checks = FileChecks(module, writer: writer, with: "modules")
        #expect(try !checks.run().isSuccess)
        #expect(checks.effort == 0)
        try write(["One": "let one = 1"])
        #expect(try checks.run().isSuccess)
        #expect(checks.effort == 2)
    }

    /// The build finds the rare errors of another kind, such as a missing return after a function that returns since the change.
    @Test func filesWithoutErrorsAreCheckedForTypesAfterChangesInOthers() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let two = "func two() -> Int {\n    let a = 1\n    _ = a\n    stop()\n}"
        try write(["One": "func stop() -> Never { while true {} }", "Two": two])
        var checks = FileChecks(module, writer: writer, with: "modules")
        #expect(try checks.run().isSuccess)
        try write(["One": "func stop() {}"])
        try checks.keep([], with: "modules")
        #expect(try checks.run().isSuccess)
        try write(["One": "func go() {}"])
        try checks.keep([], with: "modules")
        #expect(texts(try checks.run()) == ["cannot find 'stop' in scope"])
        try write(["One": "func stop() {}", "Two": two + "\n"])
        try checks.keep([], with: "modules")
        #expect(texts(try checks.run()).first?.contains("missing return") == true)
    }

    @Test func anotherBuildKnowsWhatCompilesWithTheSameModules() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try write(["One": "let one = 1"])
        var checks = FileChecks(module, writer: writer, with: "modules")
        #expect(try checks.run().isSuccess)
        #expect(FileChecks(module, writer: writer, with: "modules").compiling == [path("One")])
        #expect(FileChecks(module, writer: writer, with: "others").compiling.isEmpty)
    }
}
