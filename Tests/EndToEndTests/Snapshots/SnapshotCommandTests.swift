import Foundation
import Testing

/// `kumiki snapshot` as used by people and their CI.
@Suite struct SnapshotCommandTests {
    static let configurations = [
        "--documents-only", "--appearance", "light", "--appearance", "dark", "--device", "iPhone 15",
        "--device", "iPad",
    ]

    static func label(_ text: String, x: Int = 20) -> String {
        """
        <label opaque="NO" text="\(text)" id="label"><rect key="frame" x="\(x)" y="100" width="200" height="21"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
        """
    }

    static func red(_ text: String, x: Int = 20) -> String {
        let color = """
            <color key="textColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" \
            customColorSpace="sRGB"/>
            """
        return label(text, x: x).replacingOccurrences(of: "</label>", with: color + "</label>")
    }

    /// Returns a folder with three documents.
    func place(_ folder: String = "App", greeting: String = "Hello", x: Int = 20) throws -> Workplace {
        let place = try Workplace()
        try place.make(
            "\(folder)/A.storyboard", .text(Sample.storyboard(Sample.scene("a", Self.label(greeting, x: x)))))
        try place.make(
            "\(folder)/B.storyboard", .text(Sample.storyboard(Sample.scene("b", Self.label("Bye")))))
        try place.make("\(folder)/C.storyboard", .text(Sample.storyboard(Sample.scene("c"))))
        return place
    }

    func snapshot(
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
    static let limit = 300.0

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
        ("Elsewhere/Another app", ["TZ": "Asia/Tokyo", "LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8"], nil),
        ("App", ["TZ": "America/St_Johns", "LANG": "ar_SA.UTF-8", "LC_ALL": "C"], "0"),
    ]

    @Test func recordingsAndReportsAreTheSameBytesEverywhere() async throws {
        var first: [String: Data]?
        for (folder, settings, cores) in Self.surroundings {
            let place = try place(folder)
            let run = try await snapshot([folder] + Self.configurations, in: place, settings, cores: cores)
            #expect(run.status == 0, "\(run.errors)")
            let recording = place.files(below: "kumiki-snapshots")
            #expect(recording.count == 25)
            let report = place.files(below: "kumiki-snapshot-report").filter {
                ["index.html", "report.json"].contains($0.key)
            }
            let files = recording.merging(report) { one, _ in one }
            if let first { #expect(files == first, "bytes differ under \(settings)") }
            first = first ?? files
        }
    }

    @Test func shardsThatAreAcceptedMakeTheRecordingOfOneMachine() async throws {
        let (whole, parts) = (try place(), try place())
        _ = try await snapshot(["App"] + Self.configurations, in: whole)
        for shard in 1...3 {
            let part = ["App", "--check", "--shard", "\(shard)/3", "-o", "part-\(shard)"]
            _ = try await snapshot(part + Self.configurations, in: parts)
        }
        let merged = try await snapshot(
            ["--merge", "part-1", "part-2", "part-3", "-o", "merged"], in: parts)
        #expect(merged.output.contains("12 new"), "\(merged.errors)")
        let accepted = try await snapshot(["--accept", "-o", "merged"], in: parts)
        #expect(accepted.status == 0, "\(accepted.errors)")
        #expect(parts.files(below: "kumiki-snapshots") == whole.files(below: "kumiki-snapshots"))
    }
}
