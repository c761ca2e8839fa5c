import Foundation
import Testing

// Recordings and folders that cannot be used as they are.

extension SnapshotCommandTests {
    @Test func documentsOfOneNameInTwoFoldersAreTwo() async throws {
        let place = try place()
        try place.make(
            "Other/A.storyboard", .text(Sample.storyboard(Sample.scene("a", Self.label("Other")))))
        let arguments = ["App", "Other", "--documents-only"]
        _ = try await snapshot(arguments, in: place)
        try place.make(
            "Other/A.storyboard", .text(Sample.storyboard(Sample.scene("a", Self.label("Another")))))
        let run = try await snapshot(arguments + ["--check"], in: place)
        #expect(
            run.output.contains("changed: Other/A.storyboard") && run.output.contains("1 changed, 3 same"))
    }

    @Test(arguments: ["no picture", nil]) func aBrokenRecordingIsReportedAndRecordedAgain(
        _ content: String?
    ) async throws {
        let place = try place()
        let arguments = ["App", "--documents-only"]
        _ = try await snapshot(arguments, in: place)
        let name = try #require(
            place.files(below: "kumiki-snapshots").keys.first {
                $0.hasPrefix("A.storyboard/") && $0.hasSuffix(".png")
            })
        let picture = place.path + "/kumiki-snapshots/" + name
        try FileManager.default.removeItem(atPath: picture)
        if let content { try content.write(toFile: picture, atomically: true, encoding: .utf8) }
        let checked = try await snapshot(arguments + ["--check"], in: place)
        #expect(checked.status == 1 && checked.output.contains("1 failed"), "\(checked.output)")
        #expect(checked.output.contains("\(name) is "), "\(checked.output)")
        #expect(try await snapshot(arguments + ["--record"], in: place).status == 0)
        #expect(try await snapshot(arguments + ["--check"], in: place).status == 0)
    }

    @Test func aRecordingThatIsAFileIsReported() async throws {
        let place = try place()
        try place.make("recording", .text(""))
        let run = try await snapshot(
            ["App", "--documents-only", "--record", "--recording", "recording"], in: place)
        #expect(run.status == 1 && run.errors.contains("cannot write: recording is a file"), "\(run.errors)")
    }
}
