import Foundation
import SourceProjects
import Testing

@testable import Workshop

struct MissingImportsTests {
    private let folder = NSTemporaryDirectory() + "kumiki-missing-\(UUID().uuidString)"

    private func module(_ texts: [String]) throws -> SourceModule {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let paths = texts.indices.map { "\(folder)/\($0).swift" }
        for (path, text) in zip(paths, texts) {
            try text.write(toFile: path, atomically: true, encoding: .utf8)
        }
        return SourceModule(name: "App", kind: .tests, sources: paths)
    }

    @Test func allFilesThatImportAMissingModuleAreFoundAtOnce() throws {
        let module = try module(["import Quick\n", "import UIKit\n", "// a\n@testable import Quick\n"])
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let error = CompilerMessages.Message(
            file: module.sources[0], line: 1, column: 8, text: "no such module 'Quick'")
        let found = MissingImports(modules: [module]).expanding([error])
        #expect(found.map(\.place) == ["\(module.sources[0]):1", "\(module.sources[2]):2"])
        #expect(found.last?.column == 18)
    }

    @Test func importsThatWereTakenOutAreErrorsOfTheCompilers() {
        let notes = [
            "/p/A.swift:2:1: warning: there is no module MapKit here; code that needs it will not compile",
            "odd",
        ]
        let errors = MissingImports.errors(in: notes)
        #expect(errors.map(\.place) == ["/p/A.swift:2"])
        #expect(CompilerMessages.missingName(errors[0].text) == "import MapKit")
    }

    @Test func otherErrorsStayAsTheyAre() throws {
        let module = try module(["import Quick\n"])
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let error = CompilerMessages.Message(file: module.sources[0], line: 1, column: 1, text: "odd")
        #expect(MissingImports(modules: [module]).expanding([error]) == [error])
    }

    @Test func messagesAboveTheDirectiveNameTheOriginal() throws {
        let module = try module(["import Quick\nlet a = 1\n"])
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let writer = PackageWriter(
            folder: "/cache", modules: [module], hasProgram: false, compilerFlags: [], linkerFlags: [])
        let paths = AdaptedPaths(writer)
        let own = module.sources[0]
        #expect(paths.named("/cache/Modules/App/Sources/0.swift:1:8: error: x") == "\(own):1:8: error: x")
        let added = "/cache/Modules/App/Sources/0.swift:90:8: error: x"
        #expect(paths.named(added) == added)
    }

    @Test func addedLinesOfGeneratedFilesAreTheirs() throws {
        var module = try module(["import Quick\n"])
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let file = "/generated/GeneratedHeaders.swift"
        module.sources.append(file)
        module.generatedSources = [file]
        let writer = PackageWriter(
            folder: folder, modules: [module], hasProgram: false, compilerFlags: [], linkerFlags: [])
        let adapted = writer.draftFolder(of: module) + "/Generated/GeneratedHeaders.swift"
        try FileManager.default.createDirectory(
            atPath: (adapted as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try "let a = 1\nlet b: Int! = 1\n".write(toFile: adapted, atomically: true, encoding: .utf8)
        let added = CompilerMessages.Message(file: adapted, line: 2, column: 11, text: "odd")
        let error = AdaptedPaths(writer).generated(added)
        #expect(error?.file == file && error?.line == 0 && error?.text == "let b: Int! = 1")
    }
}
