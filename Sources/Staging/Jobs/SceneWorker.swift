import Foundation
import InterfaceBuilder
import UIKit
import Workers

/// Performs jobs for scenes in its process.
@MainActor
public final class SceneWorker {
    private var resources: (folder: String, revision: Int, library: ResourceLibrary)?
    /// The stage of the last document, which scenes of the same document in the same configuration share.
    private var stage: (key: StageKey, stage: Stage)?
    /// The stage's findings that previous replies contain.
    private var reported: Set<Diagnostic> = []

    /// The live screen.
    var liveScreen: LiveScreen?

    private struct StageKey: Equatable {
        var document: String
        var resources: String
        var variant: Variant
        var revision: Int
        var resourceRevision: Int
    }

    public init() {}

    /// Performs the jobs that the parent process sends, and exits after the last. Of the modules with an app, that of the
    /// process's bundle is launched before the first job, otherwise the first, and the scenes are created inside it.
    public static func main(launching modules: [String] = []) -> Never {
        let program = (CommandLine.arguments.first ?? "").split(separator: "/").last.map(String.init)
        AppLaunch.module = modules.first { $0 == program } ?? modules.first
        ClassLookup.setAppModule(AppLaunch.module)
        if AppLaunch.module != nil { AppTime.fixedStart = AppTime.standardStart }
        let worker = SceneWorker()
        WorkerService.run { (job: SceneJob) in worker.perform(job) }
    }

    /// Performs a job. Each scene has its own clock, so that waiting in one scene does not advance the others.
    package func perform(_ job: SceneJob) -> SceneReply {
        // The main bundle represents the project.
        library(for: job).performAsCurrent { reply(to: job) }
    }

    private func reply(to job: SceneJob) -> SceneReply {
        if case .live(let step) = job.goal { return live(step, job) }
        if job.isLaunch { return showLaunch(job) }
        do throws(DocumentError) {
            let stage = try stage(for: job)
            let app = AppLaunch.app(in: job.variant, of: stage.loader.document)
            let (made, messages) = RuntimeDiagnostics.collect { self.reply(to: job, on: stage, in: app) }
            var reply = made
            let line = stage.scenes.first { $0.id == job.scene }?.line ?? 0
            let others = messages.map {
                SceneReply.Finding(
                    diagnostic: Diagnostic(.warning, file: job.document, line: line, message: $0))
            }
            reply.findings = (stage.findings + others).filter {
                reported.insert($0.diagnostic).inserted
            }
            return reply
        } catch {
            var reply = SceneReply()
            reply.findings = [.init(diagnostic: error.diagnostic)]
            reply.refusal = .init(reason: error.diagnostic.message)
            return reply
        }
    }

    func stage(for job: SceneJob) throws(DocumentError) -> Stage {
        let key = StageKey(
            document: job.document, resources: job.resources, variant: job.variant,
            revision: job.revision, resourceRevision: job.resourceRevision)
        if let stage, stage.key == key { return stage.stage }
        let document = try Document(contentsOf: job.document)
        let stage = Stage(document: document, resources: library(for: job), variant: job.variant)
        self.stage = (key, stage)
        reported = []
        return stage
    }

    private func library(for job: SceneJob) -> ResourceLibrary {
        if let resources, resources.folder == job.resources, resources.revision == job.resourceRevision {
            return resources.library
        }
        let library = (try? ResourceLibrary(folder: job.resources)) ?? .empty
        resources = (job.resources, job.resourceRevision, library)
        return library
    }

    // MARK: Scenes

    private func reply(to job: SceneJob, on stage: Stage, in app: AppLaunch?) -> SceneReply {
        guard let scene = stage.scenes.first(where: { $0.id == job.scene }) else {
            return SceneReply(refusal: "the document has no scene \(job.scene)")
        }
        var reply = SceneReply()
        switch job.goal {
        case .picture(let format, let folder, let file):
            if let app, let staged = app.show(scene, of: stage.loader.document) {
                reply = app.use { picture(of: staged, job, format, folder, file, stage) }
                // The next scene needs an app that no action has changed.
                WorkerService.endAfterJob()
            } else {
                reply = VirtualClock.withFresh { _ in
                    guard let staged = stage.show(scene, presents: !job.standsAlone) else {
                        return SceneReply(refusal: "the scene cannot be made")
                    }
                    return picture(of: staged, job, format, folder, file, stage)
                }
            }
        case .tree(let insets):
            reply.tree = VirtualClock.withFresh { _ in stage.tree(of: scene, insets: insets) }
        case .inspection:
            reply = inspection(of: scene, on: stage, in: app)
        case .live: break
        }
        reply.replacedClasses = stage.loader.replacedClasses(ofScene: job.scene)
        for id in job.containers {
            reply.replacedInContainers[id] = stage.loader.replacedClasses(ofScene: id)
        }
        return reply
    }

    private func inspection(
        of scene: StoryboardLoader.SceneInfo, on stage: Stage, in app: AppLaunch?
    ) -> SceneReply {
        var reply = SceneReply()
        if let app, let staged = app.show(scene, of: stage.loader.document) {
            reply.inspection = app.use { SceneInspection(of: staged, from: stage.loader.document) }
            WorkerService.endAfterJob()
            return reply
        }
        return VirtualClock.withFresh { _ in
            guard let staged = stage.show(scene) else {
                return SceneReply(refusal: "the scene cannot be made")
            }
            reply.inspection = SceneInspection(of: staged, from: stage.loader.document)
            return reply
        }
    }

    private func picture(
        of staged: StagedScene, _ job: SceneJob, _ format: PictureFormat, _ folder: String, _ file: String,
        _ stage: Stage
    ) -> SceneReply {
        do throws(StepError) { try stage.perform(job.steps, on: staged) } catch {
            return SceneReply(refusal: error.description, isStep: true)
        }
        var reply = SceneReply(picture: staged, job, format, folder, file)
        if job.includesFrames { reply.shown?.frames = VisibleViews(in: staged.window).frames }
        return reply
    }

    // MARK: The launch

    /// Shows the app's first screen.
    private func showLaunch(_ job: SceneJob) -> SceneReply {
        guard let app = AppLaunch.app(in: job.variant) else {
            var reply = SceneReply(refusal: "there is no app that could be launched")
            reply.refusal?.isAppMissing = true
            return reply
        }
        var (reply, messages) = RuntimeDiagnostics.collect { opening(of: app, job) }
        messages = app.messages + messages.filter { !app.messages.contains($0) }
        reply.findings = messages.map {
            .init(diagnostic: Diagnostic(.warning, file: job.document, line: 0, message: $0))
        }
        return reply
    }

    private func opening(of app: AppLaunch, _ job: SceneJob) -> SceneReply {
        guard case .picture(let format, let folder, let file) = job.goal, let screen = app.opening else {
            return SceneReply(refusal: app.failure ?? "the app shows nothing")
        }
        guard !job.steps.isEmpty else {
            return app.look { SceneReply(picture: screen, job, format, folder, file) }
        }
        return app.use {
            do throws(StepError) { try screen.perform(job.steps).forEach(RuntimeDiagnostics.report) } catch {
                return SceneReply(refusal: error.description, isStep: true)
            }
            // The steps may have shown another window.
            return SceneReply(picture: app.opening ?? screen, job, format, folder, file)
        }
    }
}

@MainActor
extension SceneReply {
    /// Creates a reply without an image.
    fileprivate init(refusal reason: String, isStep: Bool = false) {
        self.init()
        refusal = .init(reason: reason, isStep: isStep)
    }

    /// Captures a screen in an image file.
    fileprivate init(
        picture staged: StagedScene, _ job: SceneJob, _ format: PictureFormat, _ folder: String,
        _ file: String
    ) {
        self.init()
        let layout = job.recordsLayout ? Layout(of: staged.window) : nil
        var picture = Picture(of: staged)
        picture.settlesDrawing = true
        picture.scale = job.scale.map { CGFloat($0) }
        guard let data = picture.data(as: format) else {
            refusal = .init(reason: "the picture would be empty or larger than 16384 pixels")
            return
        }
        do throws(OutputError) { try OutputFolder(path: folder).write(data, to: file) } catch {
            refusal = .init(reason: "\(error.path): \(error.reason)")
            return
        }
        var shown = Shown(
            className: staged.className, tags: staged.tags(job.variant), width: Double(picture.size.width),
            height: Double(picture.size.height), cornerRadius: staged.cornerRadius, layout: layout)
        shown.device = staged.deviceName
        shown.isDark = staged.window.screen.environment.style == .dark
        shown.texts = VisibleViews(in: staged.window).texts(limit: 40)
        shown.fingerprint = ContentHash(of: data).shortDigits
        self.shown = shown
    }
}
