import Foundation
import Testing

/// `kumiki snapshot` as used by people and their CI.
@Suite struct SnapshotCommandTests {
    private static let configurations = [
        "--documents-only", "--appearance", "light", "--appearance", "dark", "--device", "iPhone 15",
        "--device", "iPad",
    ]

    private static func label(_ text: String, x: Int = 20) -> String {
        """
        <label opaque="NO" text="\(text)" id="label"><rect key="frame" x="\(x)" y="100" width="200" height="21"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
        """
    }

    private static func red(_ text: String) -> String {
        let color = """
            <color key="textColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" \
            customColorSpace="sRGB"/>
            """
        return label(text).replacingOccurrences(of: "</label>", with: color + "</label>")
    }

    /// Returns a folder with three documents.
    private func place(_ folder: String = "App", greeting: String = "Hello", x: Int = 20) throws -> Workplace
    {
        let place = try Workplace()
        try place.make(
            "\(folder)/A.storyboard", .text(Sample.storyboard(Sample.scene("a", Self.label(greeting, x: x)))))
        try place.make(
            "\(folder)/B.storyboard", .text(Sample.storyboard(Sample.scene("b", Self.label("Bye")))))
        try place.make("\(folder)/C.storyboard", .text(Sample.storyboard(Sample.scene("c"))))
        return place
    }

    private func snapshot(
        _ arguments: [String], in place: Workplace, _ settings: [String: String] = [:], cores: String? = nil
    ) async throws -> Tool.Run {
        let environment = ProcessInfo.processInfo.environment.merging(settings) { $1 }
        let words = ["snapshot"] + arguments
        guard let cores else {
            return try await Tool.run(words, in: place, environment: environment, limit: Self.limit)
        }
        return try await Tool.run(
            program: "/usr/bin/taskset", ["-c", cores, try Tool.path()] + words, in: place,
            environment: environment, limit: Self.limit)
    }

    /// The time limit in seconds; other tests run concurrently.
    private static let limit = 300.0

    // MARK: Exit statuses

    @Test func newSnapshotsFailOnlyWhenTheyAreChecked() async throws {
        let place = try place()
        let checked = try await snapshot(["App", "--check"] + Self.configurations, in: place)
        #expect(checked.status == 1 && checked.output.contains("12 new"))
        let added = try await snapshot(["App", "--junit", "results.xml"] + Self.configurations, in: place)
        #expect(added.status == 0, "\(added.errors)")
        let results = String(decoding: try #require(place.files(below: ".")["results.xml"]), as: UTF8.self)
        #expect(results.contains("tests=\"12\" failures=\"0\""))
        let again = try await snapshot(["App", "--check"] + Self.configurations, in: place)
        #expect(again.status == 0 && again.output.contains("12 same"))
    }

    @Test func aMovedLabelIsReportedInWords() async throws {
        let place = try place()
        _ = try await snapshot(["App"] + Self.configurations, in: place)
        try place.make(
            "App/A.storyboard", .text(Sample.storyboard(Sample.scene("a", Self.label("Hello", x: 24)))))
        let run = try await snapshot(["App", "--check"] + Self.configurations, in: place)
        #expect(run.status == 1)
        #expect(run.output.contains("*Hello* moved 4 points"), "\(run.output)")
    }

    @Test(arguments: [["--check", "--record"], ["--merge", "--record"], ["--merge", "--accept"]])
    func tasksThatExcludeEachOtherAreRefused(_ options: [String]) async throws {
        let run = try await snapshot(["App"] + options, in: try place())
        #expect(run.status == 2 && run.errors.contains("cannot be combined"))
    }

    @Test func layoutsAloneMayBeCompared() async throws {
        let place = try place()
        let red = Self.red("Hello")
        _ = try await snapshot(["App", "--documents-only"], in: place)
        try place.make("App/A.storyboard", .text(Sample.storyboard(Sample.scene("a", red))))
        let check = ["App", "--documents-only", "--check"]
        #expect(try await snapshot(check, in: place).output.contains("1 changed"))
        #expect(try await snapshot(check + ["--layout-only"], in: place).status == 0)
        try place.make(
            "App/A.storyboard", .text(Sample.storyboard(Sample.scene("a", Self.label("Hello", x: 24)))))
        #expect(try await snapshot(check + ["--layout-only"], in: place).output.contains("*Hello* moved"))
    }

    // MARK: Settings

    /// Draws the documents of a folder with these snapshot settings in `kumiki.json`.
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
            "App/A.storyboard", .text(Sample.storyboard(Sample.scene("a", Self.label("Hello", x: 24)))))
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

    // MARK: Interruption

    /// Returns the modification date of each picture of the run.
    private func dates(in place: Workplace) -> [String: Date] {
        let folder = place.path + "/out/after"
        let files = (FileManager.default.enumerator(atPath: folder)?.allObjects as? [String] ?? [])
            .filter { $0.hasSuffix(".png") }
        return Dictionary(
            uniqueKeysWithValues: files.compactMap { file in
                let attributes = try? FileManager.default.attributesOfItem(atPath: folder + "/" + file)
                return (attributes?[.modificationDate] as? Date).map { (file, $0) }
            })
    }

    /// Returns the pictures in the run's list.
    private func listed(in place: Workplace) -> Set<String> {
        let path = place.path + "/out/after/fingerprints.json"
        guard let data = FileManager.default.contents(atPath: path),
            let list = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
        else { return [] }
        return Set(list.keys)
    }

    @Test func aRunThatIsInterruptedGoesOnWhereItWas() async throws {
        let place = try Workplace()
        for number in 0..<150 {
            let scene = Sample.scene("s\(number)", Self.label("\(number)"))
            try place.make("App/\(number).storyboard", .text(Sample.storyboard(scene)))
        }
        let arguments = ["snapshot", "App", "--check", "-o", "out"] + Self.configurations
        // A shell kills it, since the scheduling of threads here is not reliable.
        let words = ([try Tool.path()] + arguments).map { "'\($0)'" }.joined(separator: " ")
        let script =
            "\(words) >/dev/null 2>&1 & while [ ! -e out/after/fingerprints.json ]; do sleep 0.02; done; kill -9 $!"
        _ = try await Tool.run(program: "/bin/sh", ["-c", script], in: place, limit: Self.limit)
        let (done, before) = (listed(in: place), dates(in: place))
        #expect((1..<600).contains(done.count))
        let run = try await Tool.run(arguments, in: place, limit: Self.limit)
        #expect(run.output.contains("600 new"), "\(run.errors)")
        let after = dates(in: place)
        #expect(done.allSatisfy { before[$0] == after[$0] } && after.count == 600)
    }

    // MARK: Shards

    @Test func shardsMergedAreWhatOneMachineMakes() async throws {
        let place = try place()
        _ = try await snapshot(["App"] + Self.configurations, in: place)
        let whole = try await snapshot(["App", "--check", "-o", "whole"] + Self.configurations, in: place)
        #expect(whole.status == 0, "\(whole.errors)")
        for shard in ["1/2", "2/2"] {
            let part = ["App", "--check", "--shard", shard, "-o", "part-\(shard.prefix(1))"]
            #expect(try await snapshot(part + Self.configurations, in: place).status == 0)
        }
        let merged = try await snapshot(
            ["--merge", "part-1", "part-2", "--check", "-o", "merged"], in: place)
        #expect(merged.status == 0, "\(merged.errors)")
        let (one, other) = (place.files(below: "whole"), place.files(below: "merged"))
        for file in ["report.json", "index.html"] {
            #expect(one[file] != nil && one[file] == other[file], "\(file) differs")
        }
    }

    @Test func aMissingShardIsNamed() async throws {
        let place = try place()
        _ = try await snapshot(["App", "--shard", "1/2", "-o", "part-1"] + Self.configurations, in: place)
        let merged = try await snapshot(["--merge", "part-1", "-o", "merged"], in: place)
        #expect(merged.status == 1 && merged.errors.contains("shard 2/2 is missing"))
    }

    // MARK: Bytes

    /// Environments of other hosts, and the cores that the run may use.
    private static let surroundings: [(folder: String, settings: [String: String], cores: String?)] = [
        ("App", [:], nil),
        ("App", ["TZ": "Asia/Tokyo", "LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8"], nil),
        ("App", ["TZ": "America/St_Johns", "LANG": "ar_SA.UTF-8", "LC_ALL": "C"], "0"),
    ]

    @Test func recordingsAreTheSameBytesEverywhere() async throws {
        var first: [String: Data]?
        for (folder, settings, cores) in Self.surroundings {
            let place = try place(folder)
            let run = try await snapshot([folder] + Self.configurations, in: place, settings, cores: cores)
            #expect(run.status == 0, "\(run.errors)")
            var files = place.files(below: "kumiki-snapshots")
            // Costs are times, by which shards are divided.
            files = files.filter { !$0.key.hasSuffix(".json") }
            #expect(files.count == 24)
            if let first { #expect(files == first, "recordings differ under \(settings)") }
            first = first ?? files
        }
    }
}
