import Foundation
import KumikiGallery
import InterfaceBuilder
import Staging
import UIKit
import Workers

/// Images of all scenes of several versions of a document, drawn without an app's code.
@MainActor
struct ScenePictures {
    /// A version of the document.
    struct Version {
        /// The name of the version, such as `before`.
        let name: String
        /// The document; nil if the version does not contain it.
        let document: Document?
    }

    /// A scene in all versions.
    struct Scene {
        let id: String
        let name: String
        /// The result in each version; nil if the version does not contain the scene.
        var results: [Result?]
        /// Whether the images of all versions are equal.
        var isSame = false
    }

    /// The result for a scene in a version.
    struct Result {
        /// The path of the image, relative to the output folder.
        let file: String
        /// The content of the image; nil if there is no image.
        var shown: SceneReply.Shown?
        var refusal = "the scene cannot be drawn"
    }

    private let output: OutputFolder
    /// The folder whose resources belong to the document.
    private let resources: String
    /// The document's subfolder of the output folder.
    private let subfolder: String
    private let versions: [Version]

    /// Creates the images' plan; `path` is the document's path in the project, which determines its resources.
    init(_ versions: [Version], of path: String, in output: OutputFolder, subfolder: String) {
        self.versions = versions
        self.output = output
        self.subfolder = subfolder
        resources = ResourceLibrary.folder(around: path)
    }

    /// Draws the scenes, and returns them in the order of the first version that contains them.
    func draw() throws -> [Scene] {
        let temporary = try TemporaryFolder()
        let copies = try OutputFolder(path: temporary.path)
        var scenes: [Scene] = []
        var jobs: [(scene: Int, version: Int, job: SceneJob)] = []
        let library = (try? ResourceLibrary(folder: resources)) ?? .empty
        for (index, version) in versions.enumerated() {
            guard let document = version.document else { continue }
            let name = (document.path as NSString).lastPathComponent
            try copies.write(Data(document.xmlBytes), to: "\(index)/\(name)")
            let copy = copies.path + "/\(index)/\(name)"
            for info in StoryboardLoader(document: document, resources: library).scenes
            where !info.isReference {
                let scene = scenes.firstIndex { $0.id == info.id } ?? scenes.count
                if scene == scenes.count {
                    scenes.append(
                        Scene(id: info.id, name: info.displayName, results: versions.map { _ in nil }))
                }
                let file = "\(subfolder)/\(scene)-\(version.name).png"
                scenes[scene].results[index] = Result(file: file)
                jobs.append((scene, index, job(copy, info.id, file)))
            }
        }
        SceneWorkers.documents(WorkerLimits()).run(jobs.map(\.job)) { number, result in
            let (scene, version, _) = jobs[number]
            switch result {
            case .done(let reply, _):
                scenes[scene].results[version]?.shown = reply.shown
                if let refusal = reply.refusal { scenes[scene].results[version]?.refusal = refusal.reason }
            case .failed(let failure):
                scenes[scene].results[version]?.refusal = failure.description
            }
        }
        return scenes.map(compared)
    }

    private func job(_ document: String, _ scene: String, _ file: String) -> SceneJob {
        let folder =
            (output.path.hasPrefix("/") ? "" : FileManager.default.currentDirectoryPath + "/") + output.path
        var job = SceneJob(
            document: document, resources: resources, scene: scene,
            goal: .picture(.png, folder: folder, file: file))
        job.includesFrames = true
        return job
    }

    private func compared(_ scene: Scene) -> Scene {
        var scene = scene
        let pictures = scene.results.map { result in
            result?.shown == nil
                ? nil : result.flatMap { FileManager.default.contents(atPath: output.path + "/" + $0.file) }
        }
        scene.isSame = pictures.allSatisfy { $0 != nil && $0 == pictures[0] }
        return scene
    }
}
