import Foundation
import Testing

/// The documents for newcomers.
@Suite struct ReadmeTests {
    @Test("Every command in the README works as it is written", .timeLimit(.minutes(30)))
    func commands() async throws {
        // In their order, since one may need the output of another.
        let commands =
            ReadmeCommands.commands(in: "README.md") + ReadmeCommands.commands(in: "CONTRIBUTING.md")
        #expect(commands.count > 15)
        let place = try await ReadmeCommands.place()
        for command in commands {
            let run = try await ReadmeCommands.run(command, in: place)
            #expect(run.status == 0, "\(command)\n\(run.end)")
        }
    }

    @Test("Every script that a document names is there, and every script is named")
    func scripts() throws {
        let documents =
            ["README.md", "CONTRIBUTING.md", "Benchmarks/README.md", ".ci/run", ".ci/scripts"]
            + (try FileManager.default.contentsOfDirectory(atPath: ReadmeCommands.root + "/Documentation")
                .filter { $0.hasSuffix(".md") }.map { "Documentation/" + $0 })
        var named: Set<String> = []
        for document in documents {
            for script in ReadmeCommands.scripts(in: document) {
                #expect(
                    FileManager.default.fileExists(atPath: ReadmeCommands.root + "/" + script),
                    "\(document): \(script)")
                named.insert(script.split(separator: "/").prefix(2).joined(separator: "/"))
            }
        }
        let scripts = try FileManager.default.contentsOfDirectory(atPath: ReadmeCommands.root + "/Scripts")
        for script in scripts.sorted() { #expect(named.contains("Scripts/" + script), "\(script)") }
    }
}
