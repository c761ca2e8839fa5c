import CoreGraphics
import Foundation
import Staging
import Testing

@testable import KumikiSnapshots

@Suite struct RecordingTests {
    private let folder = NSTemporaryDirectory() + "snapshots-" + UUID().uuidString

    private func picture(_ grey: Double, width: Int = 4) throws -> Data {
        let context = try #require(CGContext.bitmap(width: width, height: 4, scale: 1, opaque: true))
        context.setFillColor(CGColor(red: grey, green: grey, blue: grey, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: width, height: 4))
        return try #require(context.pngData())
    }

    private func snapshot(_ scene: String, _ picture: Data, _ layout: Layout) -> Snapshot {
        Snapshot(
            key: .init(document: "Main.storyboard", scene: scene, configuration: ["dark"]), name: scene,
            file: "Main/\(scene)", width: 4, height: 4, scale: 1, picture: Digest(of: picture),
            layout: Digest(of: Data(layout.text.utf8)))
    }

    private func recording(_ name: String, _ scenes: [String: Double]) throws -> Recording {
        var recording = Recording(folder: folder + "/" + name, versions: ["cairo": "1"])
        let layout = try LayoutTests.layout()
        for (scene, grey) in scenes.sorted(by: { $0.key < $1.key }) {
            let data = try picture(grey)
            try recording.store(snapshot(scene, data, layout), picture: data, layout: layout)
        }
        try recording.writeIndex()
        return recording
    }

    private func compare(_ old: [String: Double], _ new: [String: Double], tolerance: Double = 0) throws
        -> SnapshotReport
    {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let comparison = SnapshotComparison(
            try recording("old", old), try recording("after", new), results: try OutputFolder(path: folder),
            tolerance: tolerance)
        return SnapshotReport(versions: [], outcomes: try comparison.outcomes(failures: [], isWhole: true))
    }

    @Test func aScreenOfManyViewsCostsMoreThanAnEmptyOne() throws {
        let data = try picture(0.5)
        var (full, empty) = (snapshot("a", data, Layout(nodes: [])), snapshot("b", data, Layout(nodes: [])))
        (full.views, empty.views) = (60, 0)
        #expect(full.cost > 5 * empty.cost)
    }

    /// The digests of FIPS 180-4's examples.
    @Test func digestsAreThoseOfSHA256() {
        #expect(
            Digest(of: Data("abc".utf8)).text
                == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect(
            Digest(of: Data("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq".utf8)).text
                == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1")
    }

    @Test func theDigestOfNothingIsThatOfTheEmptyText() {
        #expect(
            Digest(of: Data()).text == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    }

    @Test func theVersionsNameEveryLibraryThatDecidesAboutText() {
        let versions = LibraryVersions.all
        #expect(versions.keys.sorted() == ["cairo", "freetype", "harfbuzz", "pango"])
        for (name, version) in versions {
            #expect(version.split(separator: ".").count == 3, "\(name): \(version)")
        }
    }

    @Test func aRecordingIsReadBackAndStoresEqualPicturesOnce() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let recording = try recording("old", ["a": 1, "b": 1, "c": 0])
        let read = try #require(try Recording.read(recording.folder))
        #expect(read.snapshots == recording.snapshots)
        let nodes = try ["a", "b", "c"].map { name in
            try FileManager.default.attributesOfItem(atPath: "\(recording.folder)/Main/\(name).png")[
                .systemFileNumber] as? Int
        }
        #expect(nodes[0] == nodes[1])
        #expect(nodes[0] != nodes[2])
    }

    @Test func changedNewAndGoneSnapshotsAreFound() throws {
        let report = try compare(["a": 1, "b": 1, "c": 1], ["a": 1, "b": 0, "d": 1])
        #expect(report.summary == "1 changed, 1 new, 1 gone, 1 same")
        #expect(
            report.lines.first
                == "changed: Main.storyboard: b, dark: UIView root looks different: 16 pixels at (0, 0) 4×4")
    }

    @Test func aToleranceAcceptsWhatLooksAlmostTheSame() throws {
        #expect(try compare(["a": 1], ["a": 0.99]).count(.changed) == 1)
        #expect(try compare(["a": 1], ["a": 0.99], tolerance: 0.05).isSame)
        #expect(try compare(["a": 1], ["a": 0.5], tolerance: 0.05).count(.changed) == 1)
    }

    /// The changes of a layout compared with the usual one, where the picture is the same.
    private func words(of layout: Layout, comparesPixels: Bool = true) throws -> [String] {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let old = try recording("old", ["a": 1])
        var new = Recording(folder: folder + "/after", versions: ["cairo": "1"])
        let data = try picture(1)
        try new.store(snapshot("a", data, layout), picture: data, layout: layout)
        return try SnapshotComparison(
            old, new, results: try OutputFolder(path: folder), comparesPixels: comparesPixels
        ).outcomes(failures: [], isWhole: true).flatMap(\.words)
    }

    @Test func aFrameThatChangesWithoutAPixelIsNoDifference() throws {
        let moved = try LayoutTests.layout(("(16, 80)", "(16, 84)"))
        #expect(try words(of: moved).isEmpty)
        #expect(try words(of: moved, comparesPixels: false) == ["*Sign in* moved 4 points down"])
    }

    @Test func whatVoiceOverReadsIsADifferenceWithoutAPixel() throws {
        let named = try LayoutTests.layout(("label \"go  on\"", "label \"Continue\""))
        #expect(try words(of: named) == ["*A  \"B\" #c* is read as *Continue*"])
        let less = try LayoutTests.layout(("\"Sign in\"", ""))
        #expect(try words(of: less) == ["*Sign in* shows no text"])
    }

    @Test func aRecordedFileThatIsNoPictureFails() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let (old, new) = (try recording("old", ["a": 1]), try recording("after", ["a": 0]))
        try Data("no".utf8).write(to: URL(fileURLWithPath: old.folder + "/Main/a.png"))
        let outcomes = try SnapshotComparison(old, new, results: try OutputFolder(path: folder)).outcomes(
            failures: [], isWhole: true)
        #expect(outcomes.map(\.state) == [.failed])
        #expect(outcomes.first?.words == ["Main/a.png is no picture"])
    }

    @Test func whatIsAcceptedIsRecordedAndWhatIsGoneIsRemoved() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        var old = try recording("old", ["a": 1, "b": 1])
        let new = try recording("after", ["a": 0])
        try old.accept(old.snapshots.map(\.key), from: new, all: false)
        #expect(old.snapshots == new.snapshots)
        #expect(old.picture(old.snapshots[0]) == new.picture(new.snapshots[0]))
        #expect(access(old.folder + "/Main/b.png", F_OK) != 0)
    }

    @Test func aRecordingStaysAsItIsWhereNotAllCanBeAccepted() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        var old = try recording("old", ["a": 1, "b": 1])
        let new = try recording("after", ["a": 0, "b": 0])
        let before = try #require(try Recording.read(old.folder))
        let picture = old.picture(before.snapshots[0])
        try FileManager.default.removeItem(atPath: new.folder + "/Main/b.png")
        #expect(throws: RecordingFailure.self) {
            try old.accept(old.snapshots.map(\.key), from: new, all: true)
        }
        #expect(old.snapshots == before.snapshots && old.picture(before.snapshots[0]) == picture)
        #expect(try Recording.read(old.folder)?.snapshots == before.snapshots)
        #expect(access(old.folder + "/.new", F_OK) != 0)
    }

    @Test func acceptedPicturesThatAreTheSameAreStoredOnce() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        var old = try recording("old", ["a": 1, "b": 1])
        let new = try recording("after", ["a": 1, "b": 0, "c": 0, "d": 1])
        try old.accept(new.snapshots.map(\.key), from: new, all: true)
        let nodes = try ["a", "b", "c", "d"].map { name in
            try FileManager.default.attributesOfItem(atPath: "\(old.folder)/Main/\(name).png")[
                .systemFileNumber]
                as? Int
        }
        #expect(nodes[1] == nodes[2] && nodes[0] == nodes[3] && nodes[0] != nodes[1])
    }

    @Test func textsAreEscapedInEveryReport() throws {
        var outcome = SnapshotOutcome(
            key: .init(document: "a:b,c.xib", scene: "1", configuration: []), name: "<x|y>", state: .changed)
        outcome.words = ["*a & b* moved\nup"]
        let report = SnapshotReport(versions: [], outcomes: [outcome])
        #expect(report.junit(failsNew: true).contains("name=\"&lt;x|y&gt;\""))
        #expect(report.markdown.contains("&lt;x\\|y&gt; | *a &amp; b* moved up |"))
        #expect(
            report.annotations.first?.hasPrefix("::error file=a%3Ab%2Cc.xib,title=Snapshot changed::") == true
        )
        #expect(report.annotations.first?.contains("moved%0Aup") == true)
        #expect(!SnapshotPage(title: "", report: report).html.contains("<x|y>"))
    }

    @Test func annotationsAndJUnitNameDocumentsFromTheRepositorysTopLevel() throws {
        let outcome = SnapshotOutcome(
            key: .init(document: "Main.xib", scene: "1", configuration: []), name: "x", state: .changed)
        var report = SnapshotReport(versions: [], outcomes: [outcome])
        report.folder = "Apps/One"
        #expect(report.annotations.first?.hasPrefix("::error file=Apps/One/Main.xib,") == true)
        #expect(report.junit(failsNew: true).contains("classname=\"Apps/One/Main.xib\""))
    }

    @Test func newSnapshotsFailInJUnitOnlyWhenTheyAreChecked() {
        let states: [SnapshotOutcome.State] = [.new, .changed, .gone, .failed, .same]
        let outcomes = states.map {
            SnapshotOutcome(
                key: .init(document: "Main.xib", scene: $0.rawValue, configuration: []), name: $0.rawValue,
                state: $0)
        }
        let report = SnapshotReport(versions: [], outcomes: outcomes)
        let added = report.junit(failsNew: false)
        #expect(added.contains("tests=\"5\" failures=\"3\""))
        #expect(added.contains("name=\"new\"><system-out>") && !added.contains("message=\"new:"))
        let checked = report.junit(failsNew: true)
        #expect(checked.contains("tests=\"5\" failures=\"4\""))
        #expect(checked.contains("name=\"new\"><failure message=\"new:"))
    }

    @Test func aFolderIsNamedFromTheTopLevelOfItsRepository() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        for name in [".git", "Apps/One"] {
            try FileManager.default.createDirectory(
                atPath: folder + "/" + name, withIntermediateDirectories: true)
        }
        #expect(RepositoryPath.relative(folder: folder + "/Apps/One") == "Apps/One")
        #expect(RepositoryPath.relative(folder: folder) == "")
        #expect(RepositoryPath.relative(folder: folder + "/missing") == nil)
    }
}
