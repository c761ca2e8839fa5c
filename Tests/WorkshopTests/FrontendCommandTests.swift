import Foundation
import Testing

@testable import Workshop

struct FrontendCommandTests {
    private let folder = NSTemporaryDirectory() + "FrontendCommandTests-\(UUID().uuidString)"

    /// Returns the texts of the errors in those of the files that are compiled.
    private func errors(_ compiled: [String], of files: [String: String]) throws -> [String] {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        for (name, text) in files { try FileMirror.write(text, to: "\(folder)/\(name)") }
        let command = try FrontendCommand(
            driverArguments: ["-module-name", "App", "-parse-as-library", "-D", "A"],
            probe: folder + "/Probe.swift")
        let paths = files.keys.sorted().map { "\(folder)/\($0)" }
        let call = try command.checking(compiled.map { "\(folder)/\($0)" }, of: paths, lists: folder + "/0")
        return CompilerMessages(output: try call.run().text).errors.map(\.text)
    }

    private let files = [
        "One.swift": "func one() -> Int { two() + absent }",
        "Two.swift": "#if A\nfunc two() -> Int {}\n#endif",
    ]

    @Test func onlyTheGivenFilesAreCompiled() throws {
        #expect(try errors(["One.swift"], of: files) == ["cannot find 'absent' in scope"])
    }

    @Test func whatIsWrongBesidesTypesIsFound() throws {
        let found = try errors(["Two.swift"], of: files)
        #expect(found.count == 1 && found[0].contains("missing return"))
    }
}
