import Foundation
import KumikiTesting
import Testing

/// The folder of a test's file that is not there, with what snapshots leave in it.
struct SnapshotFolder {
    private let path = NSTemporaryDirectory() + "snapshots-" + UUID().uuidString

    /// A file of tests in the folder.
    var file: String { path + "/CounterTests.swift" }

    func remove() { try? FileManager.default.removeItem(atPath: path) }

    /// The files below a folder, by their paths.
    func files(_ folder: String) -> [String] {
        let all = FileManager.default.enumerator(atPath: path + "/" + folder)?.allObjects ?? []
        return all.compactMap { $0 as? String }.filter { $0.contains(".") }.sorted()
    }

    func text(_ name: String) -> String {
        (try? String(contentsOfFile: path + "/" + name, encoding: .utf8)) ?? ""
    }

    func write(_ text: String, to name: String) throws {
        try text.write(toFile: path + "/" + name, atomically: true, encoding: .utf8)
    }
}

@MainActor @Suite struct SnapshotTests {
    private let folder = SnapshotFolder()

    private func expect(
        _ change: (Counter) -> Void = { _ in }, in surroundings: Surroundings = Surroundings("iPhone SE"),
        named name: String? = nil, leavingOut parts: [String] = [], tolerance: Double = 0,
        mode: SnapshotMode? = nil
    ) throws {
        let harness = try Harness(surroundings) { Counter() }
        harness.perform { change(harness.root) }
        try expectSnapshot(
            of: harness, named: name, tolerance: tolerance, leavingOut: parts, mode: mode, file: folder.file,
            function: "counts()")
    }

    private func failure(_ check: () throws -> Void) -> String {
        #expect(throws: ExpectationError.self) { try check() }?.description ?? ""
    }

    @Test func aNewSnapshotIsRecordedWithItsLayout() throws {
        defer { folder.remove() }
        try expect()
        #expect(
            folder.files("kumiki-snapshots") == [
                "CounterTests.swift", "CounterTests.swift/counts~iPhone-SE.png",
                "CounterTests.swift/counts~iPhone-SE.txt", "recording.json",
            ])
        #expect(folder.text("kumiki-snapshots/CounterTests.swift/counts~iPhone-SE.txt").contains("\"Count\""))
        try expect(mode: .check)
    }

    @Test func aNewSnapshotIsADifferenceWhereNothingIsRecorded() throws {
        defer { folder.remove() }
        #expect(failure { try expect(mode: .check) }.contains("there is no recorded snapshot"))
        #expect(folder.files("kumiki-snapshots").isEmpty)
    }

    @Test func differencesAreReportedInWords() throws {
        defer { folder.remove() }
        try expect()
        let words = failure { try expect { $0.label.frame.origin.y += 4 } }
        #expect(words.contains("counts, iPhone SE: *0* moved 4 points down"))
        #expect(words.contains("kumiki-snapshot-report/index.html"))
        #expect(folder.text("kumiki-snapshot-report/report.json").contains("moved 4 points down"))
        #expect(folder.files("kumiki-snapshot-report/difference").count == 2)
        // What was recorded is still there, and the report follows.
        try expect(mode: .check)
        #expect(!folder.text("kumiki-snapshot-report/report.json").contains("moved"))
    }

    @Test func aSnapshotIsRecordedAgain() throws {
        defer { folder.remove() }
        try expect()
        let move = { (counter: Counter) in counter.label.frame.origin.y += 4 }
        try expect(move, mode: .record)
        try expect(move, mode: .check)
        // Another screen under the same name does not replace it.
        #expect(failure { try expect(mode: .record) }.contains("moved 4 points up"))
    }

    @Test func surroundingsAndNamesAreSnapshotsOfTheirOwn() throws {
        defer { folder.remove() }
        try expect()
        try expect(in: Surroundings("iPhone SE", isLandscape: true, style: .dark, language: "ja"))
        try expect({ $0.label.text = "7" }, named: "seven")
        let pictures = folder.files("kumiki-snapshots/CounterTests.swift").filter { $0.hasSuffix("png") }
        #expect(
            pictures == [
                "counts-seven~iPhone-SE.png", "counts~iPhone-SE.png",
                "counts~iPhone-SE~landscape~dark~ja.png",
            ])
    }

    @Test func whatIsLeftOutOrToleratedIsNoDifference() throws {
        defer { folder.remove() }
        try expect()
        try expect({ $0.label.text = "1" }, leavingOut: ["1", "0"])
        try expect({ $0.label.textColor = .red }, tolerance: 1)
        let words = failure { try expect { $0.label.textColor = .red } }
        #expect(words.contains("*0* looks different"))
        #expect(failure { try expect(tolerance: 2) } == "the tolerance is a number from 0 to 1, not 2.0")
    }

    @Test func aRecordedFileThatIsNoPictureIsReportedAndReplaced() throws {
        defer { folder.remove() }
        try expect()
        try folder.write("no", to: "kumiki-snapshots/CounterTests.swift/counts~iPhone-SE.png")
        #expect(failure { try expect() }.contains("is no picture"))
        try expect(mode: .record)
        try expect(mode: .check)
    }

    @Test func theScreenIsMadeInItsSurroundings() throws {
        defer { folder.remove() }
        let screen = Surroundings("iPhone SE")
        try expectSnapshot(of: Counter(), in: screen, file: folder.file, function: "counts()")
        try expect(mode: .check)
        try expectSnapshot(of: Counter(), file: folder.file, function: "counts()")
        #expect(folder.files("kumiki-snapshots/CounterTests.swift").contains("counts~iPhone-16.png"))
    }
}
