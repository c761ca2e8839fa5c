import Foundation
import Staging
import Workers

/// The images of a project's scenes in their current revision, each drawn once.
@MainActor
final class SceneGallery {
    /// The memory limit of the image cache, in bytes.
    private static let memory = 256 << 20

    /// A scene of a document.
    struct Place {
        var document: PreviewDocument
        var scene: StoryboardLoader.SceneInfo
    }

    /// The inputs that determine an image.
    struct Key: Hashable {
        var document: String
        var scene: String
        var configuration: SceneConfiguration
        var format: PictureFormat
        var revision: Int
        /// The number of the app that draws.
        var app: Int
    }

    private let project: PreviewProject
    private let renderer: SceneRenderer
    private var cache = ImageCache<Key>(limit: SceneGallery.memory)
    private var underWay: [Key: Task<DrawnScene, Never>] = [:]
    private var app = 0

    init(project: PreviewProject, renderer: SceneRenderer) {
        (self.project, self.renderer) = (project, renderer)
    }

    /// Discards the images that another app has drawn.
    func appChanged() {
        app += 1
        cache.removeAll()
    }

    /// Returns the image of a scene.
    func picture(
        of place: Place, _ configuration: SceneConfiguration, as format: PictureFormat = .png
    ) async -> DrawnScene {
        let key = key(place, configuration, format)
        if let known = cache[key] { return known }
        if let task = underWay[key] { return await task.value }
        let job = job(for: place, configuration)
        let task = Task { await renderer.draw(job, as: format) }
        underWay[key] = task
        let scene = await task.value
        underWay[key] = nil
        // A scene that a terminated process did not draw may succeed in the next process.
        if scene.shown != nil { cache.keep(scene, for: key) }
        return scene.shown == nil && place.document.problem != nil ? former(key) ?? scene : scene
    }

    /// Returns the most recent image of a scene in a configuration, of any revision.
    private func former(_ key: Key) -> DrawnScene? {
        cache.latest { other in
            var other = other
            other.revision = key.revision
            return other == key
        }
    }

    /// Returns a string that identifies the revision of an image's inputs.
    func version(of place: Place, _ configuration: SceneConfiguration) -> String {
        let key = key(place, configuration, .png)
        return "\(key.revision).\(key.app)"
    }

    private func key(_ place: Place, _ configuration: SceneConfiguration, _ format: PictureFormat) -> Key {
        Key(
            document: place.document.name, scene: place.scene.id, configuration: configuration,
            format: format,
            revision: project.revision(of: place.document, language: configuration.variant.language), app: app
        )
    }

    /// Returns a job for a scene whose goal is not set yet.
    private func job(for place: Place, _ configuration: SceneConfiguration) -> SceneJob {
        let file = project.localized(place.document, configuration.variant.language).file
        var job = SceneJob(
            document: file.path, resources: project.root, scene: place.scene.id, goal: .inspection)
        job.variant = configuration.variant
        job.scale = configuration.scale
        job.resourceRevision = project.resourceRevision
        job.revision = project.revision(of: place.document, language: configuration.variant.language)
        if renderer.hasApp, let document = try? Document(contentsOf: file.path) {
            job.surroundings = AppLaunch.surroundings(configuration.variant, of: document)
        }
        return job
    }

    // MARK: Live screens

    var hasApp: Bool { renderer.hasApp }
    /// Returns the program for a live screen of a job.
    func liveProgram(for job: SceneJob) -> WorkerProgram { renderer.liveProgram(for: job.document) }
    var memoryLimit: Int { renderer.limits.memory }
    var explain: @Sendable (WorkerFailure) -> String { renderer.explain }

    /// Returns a job for a live screen of a scene, or of the launched app; nil if there is no app.
    func liveJob(_ place: Place?, _ configuration: SceneConfiguration) -> SceneJob? {
        if let place { return job(for: place, configuration) }
        guard renderer.hasApp else { return nil }
        var job = SceneJob(
            document: project.root, resources: project.root, scene: "launch", goal: .inspection)
        job.isLaunch = true
        job.variant = configuration.variant
        job.scale = configuration.scale
        return job
    }

    // MARK: Other data of a scene

    /// Returns the views of a scene as JSON, or the reason why there are none.
    func tree(of place: Place, _ configuration: SceneConfiguration) async -> Result<String, Failure> {
        var job = job(for: place, configuration)
        job.goal = .tree(InsetTable())
        return await reply(to: job).map { reply in
            var tree = SceneTree(document: place.document.name)
            tree.add(reply.tree)
            return tree.json
        }
    }

    /// Returns the views of a scene with everything that determines their frames.
    func inspection(of place: Place, _ configuration: SceneConfiguration) async
        -> Result<SceneInspection, Failure>
    {
        let reply = await reply(to: job(for: place, configuration))
        return reply.flatMap { reply in
            guard let inspection = reply.inspection else { return .failure(Failure("there are no views")) }
            return .success(located(inspection))
        }
    }

    /// Returns the inspection of a live screen with paths relative to the project.
    func located(_ inspection: SceneInspection) -> SceneInspection {
        var result = inspection
        result.document = project.relative(result.document)
        return project.located(result)
    }

    struct Failure: Error {
        let reason: String
        init(_ reason: String) { self.reason = reason }
    }

    private func reply(to job: SceneJob) async -> Result<SceneReply, Failure> {
        switch await renderer.perform(job) {
        case .failed(let failure): return .failure(Failure("\(failure)"))
        case .done(let reply, _):
            if let refusal = reply.refusal { return .failure(Failure(refusal.reason)) }
            return .success(reply)
        }
    }
}
