import Foundation
import Testing

// What a team lists in the `kumiki.json` of its folder.

extension SnapshotCommandTests {
    /// Draws the documents of a folder whose `kumiki.json` says this about snapshots.
    private func snapshot(
        settings: String, _ arguments: [String] = [], in place: Workplace
    ) async throws -> Tool.Run {
        try place.make("App/kumiki.json", .text("{\"snapshots\": \(settings)}\n"))
        return try await snapshot(["App", "--documents-only"] + arguments, in: place)
    }

    @Test func theFolderSaysWhichPicturesAreTaken() async throws {
        let place = try place()
        let settings = """
            {"matrix": {"appearance": ["light", "dark"]}, "onlyListed": true, "scenes": [
              {"scene": "a"}, {"scene": "a", "name": "sideways", "steps": [{"rotate": true}]}]}
            """
        let run = try await snapshot(settings: settings, in: place)
        #expect(run.status == 0 && run.output.contains("4 new"), "\(run.output)\(run.errors)")
        let pictures = place.files(below: "kumiki-snapshots").filter { $0.key.hasSuffix("png") }
        #expect(Set(pictures.values).count == 4)
        #expect(pictures.keys.filter { $0.contains("~sideways~dark") }.count == 1)
        let dark = try await snapshot(settings: settings, ["--check", "--appearance", "dark"], in: place)
        #expect(dark.output.contains("2 gone, 2 same"), "\(dark.output)")
    }

    @Test(arguments: ["[\"label\"]", "[\"Hello\"]", "[[0, 90, 400, 50]]"])
    func whatIsLeftOutIsNotCompared(_ parts: String) async throws {
        let place = try place()
        let settings = "{\"scenes\": [{\"scene\": \"a\", \"leaveOut\": \(parts)}]}"
        _ = try await snapshot(settings: settings, in: place)
        try place.make(
            "App/A.storyboard", .text(Sample.storyboard(Sample.scene("a", Self.red("Hello", x: 24)))))
        let run = try await snapshot(settings: settings, ["--check"], in: place)
        #expect(run.status == 0 && run.output.contains("3 same"), "\(run.output)")
        let all = try await snapshot(settings: "{}", ["--check"], in: place)
        #expect(all.status == 1 && all.output.contains("1 changed"), "\(all.output)")
    }

    @Test func aSceneMayHaveAToleranceOfItsOwn() async throws {
        let place = try place()
        let settings = "{\"scenes\": [{\"scene\": \"a\", \"tolerance\": 1}]}"
        _ = try await snapshot(settings: settings, in: place)
        for name in ["A", "B"] {
            let label = Self.red(name == "A" ? "Hello" : "Bye")
            try place.make(
                "App/\(name).storyboard", .text(Sample.storyboard(Sample.scene(name.lowercased(), label))))
        }
        let run = try await snapshot(settings: settings, ["--check"], in: place)
        #expect(run.output.contains("changed: B.storyboard") && run.output.contains("1 changed, 2 same"))
    }

    @Test func aStepThatCannotBeDoneFailsItsPicture() async throws {
        let settings =
            "{\"scenes\": [{\"scene\": \"a\", \"name\": \"in\", \"steps\": [{\"tap\": \"Enter\"}]}]}"
        let run = try await snapshot(settings: settings, in: try place())
        #expect(run.status == 1 && run.output.contains("1 failed"), "\(run.output)")
        #expect(run.output.contains("nothing in reach is named \"Enter\""), "\(run.output)")
    }

    @Test(arguments: [
        ("[]", "snapshots is an object"),
        ("{\"scenes\": [{\"name\": \"x\"}]}", "scene is expected"),
        ("{\"scenes\": [{\"scene\": \"a\", \"steps\": [{\"jump\": \"x\"}]}]}", "a step is an object"),
        ("{\"scenes\": [{\"scene\": \"a\", \"leaveOut\": [[1, 2]]}]}", "what is left out is a name"),
        ("{\"scenes\": [{\"scene\": \"a\"}, {\"scene\": \"a\"}]}", "a is in line 1 already"),
        ("{\"scenes\": [{\"scene\": \"z\"}]}", "there is no scene z"),
        ("{\"tolerance\": 7}", "tolerance is a number from 0 to 1"),
        ("{\"matrix\": {\"appearance\": [\"sepia\"]}}", "appearance is light or dark, not sepia"),
        ("{\"matrix\": {\"shade\": []}}", "\"shade\" is not known in the matrix"),
        ("{\"speed\": 1}", "\"speed\" is not known"),
    ])
    func aMistakeIsNamedWithItsLine(_ settings: String, _ message: String) async throws {
        let run = try await snapshot(settings: settings, in: try place())
        #expect(
            run.status == 1 && run.errors.contains("App/kumiki.json:1: error: \(message)"), "\(run.errors)")
    }

    @Test func settingsOfTwoFoldersAreAMistake() async throws {
        let place = try place()
        for folder in ["App", "Other"] {
            try place.make("\(folder)/kumiki.json", .text("{\"snapshots\": {\"tolerance\": 0.5}}\n"))
        }
        let run = try await snapshot(["App", "Other", "--documents-only"], in: place)
        #expect(
            run.status == 1
                && run.errors.contains("Other/kumiki.json:1: error: App/kumiki.json has snapshots as well"),
            "\(run.errors)")
    }

    @Test func theSettingsOfAnyOneFolderCount() async throws {
        let place = try place()
        try place.make("Other/D.storyboard", .text(Sample.storyboard(Sample.scene("d"))))
        let settings = "{\"snapshots\": {\"onlyListed\": true, \"scenes\": [{\"scene\": \"d\"}]}}\n"
        try place.make("Other/kumiki.json", .text(settings))
        let run = try await snapshot(["App", "Other", "--documents-only"], in: place)
        #expect(run.status == 0 && run.output.contains("1 new"), "\(run.output)\(run.errors)")
    }
}
