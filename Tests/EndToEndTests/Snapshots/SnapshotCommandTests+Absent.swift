import Foundation
import Testing

// Recorded snapshots that a run does not draw, of scenes that still exist.

extension SnapshotCommandTests {
    private static let check = ["App", "--documents-only", "--check"]

    @Test func snapshotsOfADocumentThatCannotBeReadFailAndStayRecorded() async throws {
        let place = try place()
        _ = try await snapshot(["App", "--documents-only", "--record"], in: place)
        try place.make("App/A.storyboard", .text("<document"))
        let run = try await snapshot(Self.check, in: place)
        #expect(run.status == 1 && run.output.contains("1 failed, 2 same"), "\(run.output)")
        #expect(run.output.contains("failed: A.storyboard: viewController-a: the file ends"), "\(run.output)")
        let recorded = try await snapshot(["App", "--documents-only", "--record"], in: place)
        #expect(recorded.status == 1)
        #expect(
            place.files(below: "kumiki-snapshots").keys.contains {
                $0.hasPrefix("A.storyboard/") && $0.hasSuffix(".png")
            })
    }

    @Test func theMergeReportsADocumentThatCannotBeReadOnce() async throws {
        let place = try place()
        _ = try await snapshot(["App", "--documents-only", "--record"], in: place)
        try place.make("App/A.storyboard", .text("<document"))
        for index in 1...2 {
            _ = try await snapshot(
                Self.check + ["--shard", "\(index)/2", "-o", "part-\(index)"], in: place)
        }
        let merged = try await snapshot(
            ["--merge", "part-1", "part-2", "--check", "-o", "merged"], in: place)
        #expect(merged.status == 1 && merged.output.contains("1 failed, 2 same"), "\(merged.output)")
    }

    @Test func aRecordedContainerThatIsDrawnWithItsFirstSceneIsNotGone() async throws {
        let place = try Workplace()
        let (container, scene) = (
            Sample.controller("nav", "navigationController", ""), Sample.scene("vc", Self.label("Boats"))
        )
        try place.make("App/A.storyboard", .text(Sample.storyboard(container, scene)))
        _ = try await snapshot(["App", "--documents-only", "--record"], in: place)
        let root = """
            <connections><segue destination="vc" kind="relationship" relationship="rootViewController" id="r"/>\
            </connections>
            """
        let connected = Sample.controller("nav", "navigationController", root)
        try place.make("App/A.storyboard", .text(Sample.storyboard(connected, scene)))
        let run = try await snapshot(Self.check, in: place)
        #expect(!run.output.contains("gone"), "\(run.output)")
        for index in 1...2 {
            _ = try await snapshot(
                Self.check + ["--shard", "\(index)/2", "-o", "part-\(index)"], in: place)
        }
        let merged = try await snapshot(
            ["--merge", "part-1", "part-2", "--check", "-o", "merged"], in: place)
        #expect(!merged.output.contains("gone"), "\(merged.output)")
        // The next recording has the picture once.
        _ = try await snapshot(["App", "--documents-only", "--record"], in: place)
        let pictures = place.files(below: "kumiki-snapshots").keys.filter { $0.hasSuffix(".png") }
        #expect(pictures.count == 1, "\(pictures)")
        try place.make("App/A.storyboard", .text(Sample.storyboard(Sample.scene("other"), scene)))
        _ = try await snapshot(["App", "--documents-only", "--record"], in: place)
        try place.make("App/A.storyboard", .text(Sample.storyboard(scene)))
        #expect(try await snapshot(Self.check, in: place).output.contains("1 gone"))
    }
}
