import Foundation
import InterfaceBuilder
import UIKit
import Workers

/// Does the jobs of scenes in the process that it is in.
@MainActor
public final class SceneWorker {
    private var resources: (folder: String, library: ResourceLibrary)?
    /// Scenes of the same document in the same configuration share what was read.
    private var stage: (key: StageKey, stage: Stage)?
    /// The stage's findings that are in replies already.
    private var reported: Set<Diagnostic> = []

    private struct StageKey: Equatable {
        var document: String
        var resources: String
        var variant: Variant
    }

    public init() {}

    /// Does the jobs that the process's parent hands over, and ends the process after the last.
    public static func main() -> Never {
        let worker = SceneWorker()
        WorkerService.run { (job: SceneJob) in worker.perform(job) }
    }

    /// Does a job. Each scene has a clock of its own, so that what one waits for does not age another.
    package func perform(_ job: SceneJob) -> SceneReply {
        do throws(DocumentError) {
            let stage = try stage(for: job)
            var reply = VirtualClock.withFresh { _ in self.reply(to: job, on: stage) }
            reply.findings = stage.findings.filter { reported.insert($0.diagnostic).inserted }
            return reply
        } catch {
            var reply = SceneReply()
            reply.findings = [.init(diagnostic: error.diagnostic)]
            reply.refusal = .init(reason: error.diagnostic.message)
            return reply
        }
    }

    private func stage(for job: SceneJob) throws(DocumentError) -> Stage {
        let library = library(in: job.resources)
        // Code that asks the main bundle means the project.
        ResourceLibrary.current = library
        let key = StageKey(document: job.document, resources: job.resources, variant: job.variant)
        if let stage, stage.key == key { return stage.stage }
        let document = try Document(contentsOf: job.document)
        let stage = Stage(document: document, resources: library, variant: job.variant)
        self.stage = (key, stage)
        reported = []
        return stage
    }

    private func library(in folder: String) -> ResourceLibrary {
        if let resources, resources.folder == folder { return resources.library }
        let library = (try? ResourceLibrary(folder: folder)) ?? .empty
        resources = (folder, library)
        return library
    }

    // MARK: Replies

    private func reply(to job: SceneJob, on stage: Stage) -> SceneReply {
        guard let scene = stage.scenes.first(where: { $0.id == job.scene }) else {
            var reply = SceneReply()
            reply.refusal = .init(reason: "the document has no scene \(job.scene)")
            return reply
        }
        var reply = SceneReply()
        switch job.goal {
        case .picture(let format, let folder, let file):
            guard let data = picture(scene, job, format, on: stage, &reply) else { break }
            do throws(OutputError) { try OutputFolder(path: folder).write(data, to: file) } catch {
                reply.shown = nil
                reply.refusal = .init(reason: "\(error.path): \(error.reason)")
            }
        case .tree(let insets): reply.tree = stage.tree(of: scene, insets: insets)
        }
        reply.replacedClasses = stage.loader.replacedClasses(ofScene: job.scene)
        return reply
    }

    /// The picture; nil where there is none, and the reply says why.
    private func picture(
        _ scene: StoryboardLoader.SceneInfo, _ job: SceneJob, _ format: PictureFormat, on stage: Stage,
        _ reply: inout SceneReply
    ) -> Data? {
        guard let staged = stage.show(scene) else {
            reply.refusal = .init(reason: "the scene cannot be made")
            return nil
        }
        do throws(StepError) { try stage.perform(job.steps, on: staged) } catch {
            reply.refusal = .init(reason: error.description, isStep: true)
            return nil
        }
        let picture = Picture(of: staged)
        guard let data = picture.data(as: format) else {
            reply.refusal = .init(reason: "the picture would be empty or larger than 16384 pixels")
            return nil
        }
        reply.shown = SceneReply.Shown(
            className: staged.className, tags: staged.tags(job.variant), width: Double(picture.size.width),
            height: Double(picture.size.height), cornerRadius: staged.cornerRadius)
        return data
    }
}
