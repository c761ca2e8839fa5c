import SourceProjects
import Testing

@testable import Workshop

@Suite struct RelevantErrorTests {
    private let written = CompilerMessages.Message(file: "/A.swift", line: 3, column: 1, text: "missing return")
    private let generated = CompilerMessages.Message(file: "/A.swift", line: 0, column: 0, text: "@section")

    @Test func addedLinesAreBlamedForNothingThatOtherErrorsBringAbout() {
        #expect(ModuleRounds.relevant([written], [generated], isThorough: true) == [written])
        #expect(ModuleRounds.relevant([], [generated], isThorough: true) == [generated])
        #expect(ModuleRounds.relevant([written], [generated], isThorough: false) == [written, generated])
    }
}

struct CompilerMessagesTests {
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
