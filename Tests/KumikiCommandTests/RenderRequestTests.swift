import CommandArguments
import Testing

@testable import KumikiCommand
@testable import Staging

@MainActor
@Suite struct RenderRequestTests {
    private func request(_ words: [String]) throws -> RenderRequest {
        try RenderRequest(Arguments(words, options: RenderCommand.options))
    }

    @Test func nothingAskedForIsOnePicture() throws {
        let request = try request(["a"])
        #expect(request.variants.count == 1)
        #expect(request.output == "kumiki-output")
        #expect(request.format == .png)
    }

    @Test func optionsAreCombined() throws {
        let words = [
            "a", "--device", "iPhone SE", "--device", "iPad", "--appearance", "dark", "--appearance", "light",
        ]
        #expect(try request(words).variants.count == 4)
    }

    @Test(arguments: [
        ["--device", "Nokia 3310"], ["--orientation", "up"], ["--appearance", "pink"], ["--format", "gif"],
        ["--content-size", "huge"], ["--language", "../x"], ["--language", "j"], ["--language", "xx-YY"],
        ["--from", "home"],
    ])
    func unknownValuesAreRefused(_ words: [String]) {
        #expect(throws: UsageError.self) { _ = try request(["a"] + words) }
    }

    @Test(arguments: ["ja", "pt-BR", "zh_Hans", "iw", "fil"])
    func languagesAreThoseOfISO639(_ code: String) throws {
        #expect(try request(["a", "--language", code]).variants.first?.language == code)
    }

    private func network(_ words: [String]) throws -> AppProgram.Network {
        try AppProgram.Network(Arguments(["a"] + words, options: RenderCommand.options))
    }

    @Test func requestsLeaveTheAppOnlyIfTheyMay() throws {
        #expect(try network([]) == .none)
        #expect(try network(["--network"]) == .open)
        #expect(try network(["--responses", "/tmp"]) == .responses(folder: "/tmp"))
    }

    @Test(arguments: [["--responses", "/nowhere/at/all"], ["--responses", "/tmp", "--network"]])
    func responsesNeedAFolderAndNoNetwork(_ words: [String]) {
        #expect(throws: UsageError.self) { _ = try network(words) }
    }

    @Test func textSizesAreKnownInAnyCase() throws {
        #expect(try request(["a", "--content-size", "ACCESSIBILITYLARGE"]).variants.count == 1)
    }

    @Test(arguments: [[], ["frobnicate"], ["render"], ["tree"], ["render", "--frob"]])
    func misuseIsStatusTwo(_ words: [String]) { #expect(CommandLineTool.run(words) == 2) }

    @Test(arguments: [["--help"], ["help", "render"], ["tree", "--help"], ["--version"]])
    func helpIsStatusZero(_ words: [String]) { #expect(CommandLineTool.run(words) == 0) }
}
