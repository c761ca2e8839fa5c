import Foundation
import KumikiSnapshots
import Staging
import Workers
import Workshop

/// A run of `kumiki snapshot`: draws the changed images, and compares all of them with the recording.
@MainActor
struct SnapshotRun {
    let request: SnapshotRequest
    let app: AppBuild

    func run() throws -> Int32 {
        let results = try OutputFolder(path: request.output)
        let recording = try Recording.read(request.recording) ?? Recording(folder: request.recording)
        let list = SourceList(paths: request.drawing.paths)
        let (plan, drawn) = try draw(list, recording)
        let unknown = request.drawing.scene == nil ? request.settings.unknown(used: plan.usedEntries) : []
        (list.failures + unknown + drawn.diagnostics).forEach { Console.error($0.description) }
        let absent = AbsentSnapshots(in: recording, of: plan)
        var review = SnapshotReview(request: request, results: results, folder: documents)
        if request.drawing.scene == nil { review.contained = absent.contained }
        let status = try review.finish(
            recording, drawn.recording,
            drawn.failures + (request.drawing.scene == nil ? absent.failures : []),
            isWhole: request.shard == nil && request.drawing.scene == nil)
        return list.failures.isEmpty && unknown.isEmpty ? status : 1
    }

    /// The folder to which the documents' names are relative, from the root of the repository; nil for several paths or a file.
    private var documents: String? {
        let paths = request.drawing.paths
        guard paths.count == 1, FileManager.default.isFolder(paths[0]) else { return nil }
        return RepositoryPath.relative(folder: paths[0])
    }

    // MARK: Selection

    private func plan(
        _ list: SourceList, _ outcome: AppBuild.Outcome, _ drawing: RenderRequest
    ) -> RenderPlan {
        guard case .built(_, let summary) = outcome, let folder = app.folder, request.drawing.scene == nil
        else {
            return RenderPlan(drawing, documents: list.documents, folder: drawing.output)
        }
        return RenderPlan(
            drawing, documents: list.documents, folder: drawing.output,
            launching: summary.apps.map(\.module), in: folder)
    }

    /// Returns the images of this shard.
    private func part(of plan: RenderPlan, _ recording: Recording) -> [Int] {
        guard let shard = request.shard else { return Array(plan.pictures.indices) }
        let costs = Dictionary(recording.snapshots.map { ($0.key, $0.cost) }) { first, _ in first }
        let usual = costs.isEmpty ? 1 : costs.values.sorted()[costs.count / 2]
        return shard.part(of: plan.pictures.indices.map { costs[plan.key(of: $0)] ?? usual })
    }

    private func fingerprints(_ outcome: AppBuild.Outcome) -> InputFingerprints {
        var programs = ["/proc/self/exe"]
        var isWhole = false
        if case .built(let program, _) = outcome {
            // Those of other apps are the same file.
            programs.append(program.path)
            isWhole = true
        }
        let folders = request.drawing.paths.map {
            FileManager.default.isFolder($0) ? $0 : ResourceLibrary.folder(around: $0)
        }
        return InputFingerprints(
            folders: folders, leavingOut: [request.output, request.recording], programs: programs,
            isWhole: isWhole)
    }

    /// Draws what has changed. Where the app had to be built again because it failed, all of it is drawn by the last build,
    /// so that a picture does not depend on which ones were up to date.
    private func draw(
        _ list: SourceList, _ recording: Recording
    ) throws -> (RenderPlan, SnapshotDrawing.Outcome) {
        var outcome = app.run()
        var repair: FailureRepair?
        if case .built(let program, let summary) = outcome {
            repair = FailureRepair(program: program, summary: summary)
        }
        while true {
            let rounds = repair?.rounds
            let plan = plan(list, outcome, request.drawing)
            let drawn = try SnapshotDrawing(
                plan: plan, wanted: part(of: plan, recording), inputs: fingerprints(outcome),
                request: request
            ).run { draw(list, outcome, &repair, $0, $1) }
            guard let repair, repair.rounds != rounds else { return (plan, drawn) }
            outcome = repair.outcome
        }
    }

    private func draw(
        _ list: SourceList, _ outcome: AppBuild.Outcome, _ repair: inout FailureRepair?,
        _ drawing: RenderRequest, _ part: RenderPlan
    ) -> DrawnPictures {
        let run = RenderRun(request: drawing, app: app, isStrict: false)
        switch outcome {
        case .none(let reason), .failed(_, let reason):
            return DrawnPictures(run.drawDocuments(part, because: reason))
        case .built(let program, let summary):
            let plan = RenderPlan(drawing, documents: list.documents, folder: drawing.output)
            let folder = try? OutputFolder(path: drawing.output)
            guard let folder else { return DrawnPictures(run.drawDocuments(plan, because: "")) }
            var current = repair ?? FailureRepair(program: program, summary: summary)
            defer { repair = current }
            return DrawnPictures(run.drawApp(plan, &current, list.documents, folder) { _, _ in })
        }
    }
}

extension RenderPlan {
    /// Returns the key under which the image is recorded.
    func key(of picture: Int) -> Snapshot.Key {
        let scene = scenes[pictures[picture].scene]
        return Snapshot.Key(
            document: documents[scene.document].source.name, scene: scene.info.id,
            configuration: [pictures[picture].entry?.name].compactMap(\.self)
                + pictures[picture].job.variant.words)
    }
}

extension InputFingerprints {
    /// Returns the fingerprint of a job's image.
    func fingerprint(document: String, of job: SceneJob) -> Digest {
        let steps = (try? JSONEncoder().encode(job.steps)).map { String(decoding: $0, as: UTF8.self) } ?? ""
        return fingerprint(
            document: document, configuration: (job.variant.words + [steps]).joined(separator: "\n"))
    }
}
