import Foundation
import SourceProjects
import Testing

@testable import Workshop

@Suite struct RelevantErrorTests {
    private let written = CompilerMessages.Message(
        file: "/A.swift", line: 3, column: 1, text: "missing return")
    private let generated = CompilerMessages.Message(file: "/A.swift", line: 0, column: 0, text: "var a")

    @Test func addedLinesAreBlamedForNothingThatOtherErrorsOfTheFileBringAbout() {
        var other = generated
        other.file = "/B.swift"
        #expect(ModuleRounds.relevant([written], [generated, other]) == [written, other])
        #expect(ModuleRounds.relevant([], [generated]) == [generated])
    }

    /// The compiler computes no constants in any of the files that it compiles together.
    @Test func registrationsAreBlamedForNothingThatErrorsOfOtherFilesBringAbout() {
        let registration = CompilerMessages.Message(
            file: "/B.swift", line: 0, column: 0, text: "@section(\".init_array\") @used private let a = {}")
        #expect(ModuleRounds.relevant([written], [registration]) == [written])
        #expect(ModuleRounds.relevant([], [generated, registration]) == [generated])
        #expect(ModuleRounds.relevant([], [registration]) == [registration])
    }
}

struct CompilerMessagesTests {
    /// The compiler prints the name of a file as `#sourceLocation` writes it.
    @Test func controlCharactersQuotesAndBackslashesOfAFileAreRead() {
        let messages = CompilerMessages(output: #"/p/a\u{10}\"b\\.swift:3:5: error: missing return"#)
        #expect(messages.errors.map(\.file) == ["/p/a\u{10}\"b\\.swift"])
    }

    @Test func aCrashIsAtTheInnermostPlaceOfItsDump() {
        let output = """
            Stack dump:
            0.\tProgram arguments: swift-frontend
            3.\tWhile evaluating request TypeCheckSourceFileRequest(source_file "/p/A.swift")
            4.\tWhile type-checking 'f()' (at /p/A.swift:3:5)
            5.\tWhile type-checking statement at [/p/A.swift:4:9 - line:6:9] RangeText="if a"
            """
        let messages = CompilerMessages(output: output)
        #expect(messages.errors.isEmpty)
        #expect(messages.crashes.map(\.place) == ["/p/A.swift:4"])
    }

    @Test func aCrashWithoutAPlaceIsAtTheFunctionThatTheCompilerNames() throws {
        let output = """
            Stack dump:
            3.\tWhile evaluating request ASTLoweringRequest(Lowering AST to SIL for module Shop)
            4.\tWhile silgen emitFunction SIL function "@$s4Shop4ItemV23__derived_struct_equalsySbAC_ACtFZ".
            """
        let messages = CompilerMessages(output: output)
        #expect(messages.crashes.isEmpty)
        #expect(messages.crashedFunctions == ["$s4Shop4ItemV23__derived_struct_equalsySbAC_ACtFZ"])
        let folder = NSTemporaryDirectory() + "kumiki-crash-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let sources = try [
            "// struct\nstruct Items {}\n",
            "import UIKit\n\n  public struct Item: Equatable {\n    func total() {}\n  }\n",
        ].enumerated().map { number, text in
            let path = "\(folder)/\(number).swift"
            try text.write(toFile: path, atomically: true, encoding: .utf8)
            return path
        }
        func place(_ function: String) -> [String] {
            CrashedDeclarations.places(of: [function], in: sources).map { "\($0.line):\($0.column)" }
        }
        #expect(place("static Item.__derived_struct_equals(_:_:)") == ["3:3"])
        #expect(place("closure #1 (Int) in Item.total()") == ["4:5"])
        #expect(place("Elsewhere.total()") == [])
    }

    /// The compiler writes the place of a function in SIL in the line after its name.
    @Test func aCrashWhileCodeIsGeneratedIsAtItsFunction() {
        let dump = """
            Stack dump:
            3.\tWhile evaluating request IRGenRequest(IR Generation for file "/p/A.swift")
            4.\tWhile emitting IR SIL function "@$s4Shop4ItemC5totalyyF".

            """
        let located = CompilerMessages(output: dump + " for 'total()' (at /p/A.swift:45:8)\n")
        #expect(located.crashes.map(\.place) == ["/p/A.swift:45"])
        #expect(located.crashedFunctions.isEmpty)
        let module = SourceModule(name: "Shop", kind: .application, sources: ["/p/A.swift"])
        let other = SourceModule(name: "ShopKit", kind: .library, sources: ["/p/B.swift"])
        let writer = PackageWriter(
            folder: "/cache", modules: [other, module], hasProgram: true, compilerFlags: [], linkerFlags: [])
        let errors = BuildErrors(output: dump, writer: writer)
        #expect(errors.concern(module))
        #expect(!errors.concern(other))
        let crash = CompilerMessages.Message(
            file: "\(writer.folder(of: module))/Sources/A.swift", line: 45, column: 8, text: "")
        #expect(AdaptedPaths(writer).original(crash).place == "/p/A.swift:45")
    }

    @Test func whatFollowsFromOtherErrorsIsNoError() {
        let output = """
            /p/A.swift:3:5: error: constant 'a' used before being initialized
            /p/B.swift:9:1: error: '@const' value should be initialized with a compile-time value
            """
        #expect(CompilerMessages(output: output).errors.map(\.place) == ["/p/A.swift:3"])
    }

    @Test func symbolsThatTheLinkerMissesAreErrorsOfTheirFiles() {
        let module = SourceModule(
            name: "App", kind: .application, sources: ["/p/Home.swift", "/p/Other.swift"])
        let writer = PackageWriter(
            folder: "/cache", modules: [module], hasProgram: true, compilerFlags: [], linkerFlags: [])
        let output = """
            /cache/.build/debug/App.build/Home.swift.o:Home.swift.o:function $s3App4HomeV4openyyF: error: undefined reference to '$s3App5ThingV3runyyF'
            clang: error: linker command failed with exit code 1
            """
        #expect(LinkNames.demangled("a $s3App5ThingV3runyyF b") == "a Thing.run() b")
        let errors = BuildErrors(output: output, writer: writer)
        #expect(errors.concern(module))
        #expect(errors.text.contains("/p/Home.swift:1:1: error: the linker does not find 'Thing.run()'"))
    }
}
