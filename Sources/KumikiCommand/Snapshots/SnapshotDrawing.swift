import Foundation
import KumikiSnapshots
import Staging

/// Draws the pictures whose inputs have changed, portion by portion.
///
/// After each portion the list of what is drawn is written, so that a run which is interrupted need not draw that again.
@MainActor
struct SnapshotDrawing {
    /// The number of pictures after which the list is written: some seconds of work.
    private static let portion = 200

    let plan: RenderPlan
    /// The pictures that are wanted, by their places in the plan.
    let wanted: [Int]
    let inputs: InputFingerprints
    let request: SnapshotRequest

    /// The pictures of a run, and those that failed.
    struct Outcome {
        var recording: Recording
        var failures: [SnapshotOutcome] = []
        var diagnostics: [Diagnostic] = []
    }

    /// Draws by a function that makes the pictures of a request which are not up to date.
    func run(_ draw: (RenderRequest) -> DrawnPictures) throws -> Outcome {
        let folder = try OutputFolder(path: request.drawing.output)
        var store = DrawnSnapshots(folder: folder.path)
        let digests = plan.pictures.map { inputs.fingerprint(document: $0.job.document, of: $0.job) }
        let kept = wanted.filter { !request.redraws && store.holds(plan.key(of: $0), digests[$0]) }
        var snapshots = kept.compactMap { store.recording.snapshot(plan.key(of: $0)) }
        let files = Dictionary(zip(plan.pictures.map(\.file), digests)) { first, _ in first }
        var outcome = Outcome(recording: store.recording)
        for portion in portions(except: Set(kept)) {
            let drawn = draw(drawing(portion))
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

    /// The pictures to draw; an empty portion where there are none, since documents are checked all the same.
    private func portions(except kept: Set<Int>) -> [ArraySlice<Int>] {
        let missing = wanted.filter { !kept.contains($0) }
        guard !missing.isEmpty else { return [[]] }
        return stride(from: 0, to: missing.count, by: Self.portion).map {
            missing[$0..<min($0 + Self.portion, missing.count)]
        }
    }

    /// A request for the pictures of a portion alone.
    private func drawing(_ portion: ArraySlice<Int>) -> RenderRequest {
        var drawing = request.drawing
        let others = Set(plan.pictures.indices).subtracting(portion)
        drawing.upToDate = Set(others.map { plan.pictures[$0].file })
        return drawing
    }
}

extension DrawnSnapshots {
    /// The snapshot of a picture that was drawn into the folder; nil where it is missing.
    @MainActor
    fileprivate func snapshot(of picture: DrawnPictures.Picture) -> Snapshot? {
        snapshot(
            picture.key, name: picture.name, file: picture.file, width: picture.width, height: picture.height,
            layout: picture.layout, rules: picture.rules)
    }
}
