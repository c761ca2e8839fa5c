import Foundation
import KumikiSnapshots
import Staging

/// Draws the images whose inputs have changed, in batches.
///
/// The list of drawn images is written after each batch, so that an interrupted run does not have to draw them again.
@MainActor
struct SnapshotDrawing {
    /// The number of images in a batch: some seconds of work.
    private static let portion = 200

    let plan: RenderPlan
    /// The requested images, as indices in the plan.
    let wanted: [Int]
    let inputs: InputFingerprints
    let request: SnapshotRequest

    /// The images of a run, and the failures.
    struct Outcome {
        var recording: Recording
        var failures: [SnapshotOutcome] = []
        var diagnostics: [Diagnostic] = []
    }

    /// Draws with a function that draws the images of a request that are not up to date; its second argument is the plan of them.
    func run(_ draw: (RenderRequest, RenderPlan) -> DrawnPictures) throws -> Outcome {
        let folder = try OutputFolder(path: request.drawing.output)
        var store = DrawnSnapshots(folder: folder.path)
        let digests = plan.pictures.map { inputs.fingerprint(document: $0.job.document, of: $0.job) }
        let kept = wanted.filter { !request.redraws && store.holds(plan.key(of: $0), digests[$0]) }
        var snapshots = kept.compactMap { store.recording.snapshot(plan.key(of: $0)) }
        let files = Dictionary(zip(plan.pictures.map(\.file), digests)) { first, _ in first }
        var outcome = Outcome(recording: store.recording)
        for portion in portions(except: Set(kept)) {
            let drawn = draw(drawing(portion), plan.limited(to: portion))
            outcome.diagnostics += drawn.diagnostics.filter { !outcome.diagnostics.contains($0) }
            outcome.failures += drawn.failures
            for picture in drawn.pictures {
                guard let snapshot = store.snapshot(of: picture) else {
                    outcome.failures.append(picture.failure("the picture is missing"))
                    continue
                }
                try folder.write(Data(picture.layout.text.utf8), to: snapshot.layoutFile)
                snapshots.append(snapshot)
            }
            let done = Set(snapshots.map(\.pictureFile))
            store.fingerprints = files.filter { done.contains($0.key) }
            try store.write(snapshots, shard: request.shard)
        }
        outcome.recording = store.recording
        return outcome
    }

    /// Returns the batches to draw; a single empty batch if there are none, since documents are checked in any case.
    private func portions(except kept: Set<Int>) -> [ArraySlice<Int>] {
        let missing = wanted.filter { !kept.contains($0) }
        guard !missing.isEmpty else { return [[]] }
        return stride(from: 0, to: missing.count, by: Self.portion).map {
            missing[$0..<min($0 + Self.portion, missing.count)]
        }
    }

    /// Returns a request for the images of a batch only.
    private func drawing(_ portion: ArraySlice<Int>) -> RenderRequest {
        var drawing = request.drawing
        let others = Set(plan.pictures.indices).subtracting(portion)
        drawing.upToDate = Set(others.map { plan.pictures[$0].file })
        return drawing
    }
}

extension DrawnSnapshots {
    /// Returns the snapshot of an image in the folder; nil if it is missing.
    @MainActor
    fileprivate func snapshot(of picture: DrawnPictures.Picture) -> Snapshot? {
        snapshot(
            picture.key, name: picture.name, file: picture.file, width: picture.width, height: picture.height,
            layout: picture.layout, rules: picture.rules)
    }
}
