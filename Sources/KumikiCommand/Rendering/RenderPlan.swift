import Foundation
import Staging

/// The images that a run draws: a job for each scene and configuration, in the order of the pages.
@MainActor
struct RenderPlan {
    /// A document and its diagnostics.
    struct PlannedDocument {
        var source: SourceDocument
        var diagnostics: [Diagnostic] = []
    }

    /// A scene of a document.
    struct PlannedScene {
        var document: Int
        var info: StoryboardLoader.SceneInfo
        /// For a container, the id of the scene whose pictures show it as well; it has none of its own.
        var shownWith: String?
    }

    /// An image of a scene.
    struct PlannedPicture {
        var scene: Int
        var job: SceneJob
        /// The path relative to the output folder.
        var file: String
        /// The entry of the team's list that requests the image; nil if there is none.
        var entry: SceneEntry?
    }

    private(set) var documents: [PlannedDocument] = []
    private(set) var scenes: [PlannedScene] = []
    private(set) var pictures: [PlannedPicture] = []
    /// The indices of the request's entries with existing scenes.
    private(set) var usedEntries: Set<Int> = []

    private let request: RenderRequest
    private let folder: String
    private var folderNames = FileNames()
    /// The folder of the apps; empty if there is none.
    let appFolder: String

    /// Creates a plan for the documents, preceded by the first screens of the apps in a folder, given by their modules. Images
    /// are written to the output folder.
    init(
        _ request: RenderRequest, documents: [SourceDocument], folder: String, launching apps: [String] = [],
        in appFolder: String = ""
    ) {
        self.request = request
        self.folder = (folder.hasPrefix("/") ? "" : FileManager.default.currentDirectoryPath + "/") + folder
        self.appFolder = appFolder
        for app in apps { add(.launch(of: app, in: appFolder, isOnly: apps.count == 1)) }
        launchCount = apps.count
        for document in documents { add(document) }
    }

    /// The number of documents that represent the first screens of apps, which are the first ones.
    private(set) var launchCount = 0

    private mutating func addLaunch(_ source: SourceDocument) {
        let info = StoryboardLoader.SceneInfo.launch
        let subfolder = folderNames.unique(source.name)
        var fileNames = FileNames()
        let scene = scenes.count
        scenes.append(PlannedScene(document: documents.count, info: info))
        let entries = entries(of: info, in: source.name)
        for variant in request.variants {
            for entry in entries {
                let file = file(info, variant, entry, subfolder, &fileNames)
                var job = SceneJob(
                    document: appFolder, resources: appFolder, scene: info.id,
                    goal: .picture(request.format, folder: folder, file: file))
                job.isLaunch = true
                job.variant = variant
                add(job, scene: scene, file, entry)
            }
        }
        documents.append(PlannedDocument(source: source))
    }

    /// Adds the image of a job, unless it is up to date.
    private mutating func add(_ job: SceneJob, scene: Int, _ file: String, _ entry: SceneEntry?) {
        guard !request.upToDate.contains(file) else { return }
        var job = job
        job.recordsLayout = request.recordsLayouts
        job.steps = request.steps + (entry?.steps ?? [])
        pictures.append(PlannedPicture(scene: scene, job: job, file: file, entry: entry))
    }

    /// Returns the images to draw of a scene: its default image, which may have no entry, and the named ones.
    private mutating func entries(of info: StoryboardLoader.SceneInfo, in document: String) -> [SceneEntry?] {
        let indices = request.entries.indices.filter { request.entries[$0].isOf(info, in: document) }
        usedEntries.formUnion(indices)
        let entries = indices.map { request.entries[$0] }
        if let own = entries.first(where: { $0.name == nil }) {
            return [own] + entries.filter { $0.name != nil }
        }
        return (request.drawsOnlyEntries ? [] : [nil]) + entries
    }

    private func file(
        _ info: StoryboardLoader.SceneInfo, _ variant: Variant, _ entry: SceneEntry?, _ subfolder: String,
        _ fileNames: inout FileNames
    ) -> String {
        let words = [info.displayName] + [entry?.name].compactMap(\.self) + variant.words
        return "\(subfolder)/\(fileNames.unique(words.joined(separator: "~"))).\(request.format.rawValue)"
    }

    private mutating func add(_ source: SourceDocument) {
        guard source.app == nil else { return addLaunch(source) }
        let subfolder = folderNames.unique(source.name)
        var planned = PlannedDocument(source: source)
        var fileNames = FileNames()
        do throws(DocumentError) {
            let document = try Document(contentsOf: source.path)
            var languages: [String?: LocalizedDocument] = [:]
            for variant in request.variants {
                add(document, variant, subfolder, &languages, &planned, &fileNames)
            }
        } catch {
            planned.diagnostics.append(finding(error))
        }
        documents.append(planned)
    }

    /// Returns the diagnostic of an error. A folder may contain documents of other platforms, which are not drawn.
    private func finding(_ error: DocumentError) -> Diagnostic {
        guard case .otherPlatform = error.reason, !request.paths.contains(error.file) else {
            return error.diagnostic
        }
        return Diagnostic(.note, file: error.file, line: error.line, message: "left out: \(error.message)")
    }

    private mutating func add(
        _ document: Document, _ variant: Variant, _ subfolder: String,
        _ languages: inout [String?: LocalizedDocument], _ planned: inout PlannedDocument,
        _ fileNames: inout FileNames
    ) {
        do throws(DocumentError) {
            let localized: LocalizedDocument
            if let known = languages[variant.language] {
                localized = known
            } else {
                localized = try LocalizedDocument(document, variant.language, planned.source.resources)
                languages[variant.language] = localized
            }
            if localized.scenes.isEmpty { planned.add(Self.nothingToDraw(in: localized.document.path)) }
            let surroundings = AppLaunch.surroundings(variant, on: localized.canvas)
            for info in localized.scenes where isWanted(info) {
                let entries = entries(of: info, in: planned.source.name)
                if request.scene == nil, let scene = localized.shared.scenes[info.id],
                    !entries.contains(where: { $0 != nil })
                {
                    if !entries.isEmpty { addContainer(info, shownWith: scene) }
                    continue
                }
                for entry in entries {
                    let file = file(info, variant, entry, subfolder, &fileNames)
                    var job = localized.job(info, planned.source.resourceFolder)
                    job.goal = .picture(request.format, folder: folder, file: file)
                    (job.variant, job.surroundings) = (variant, surroundings)
                    add(job, scene: index(of: info), file, entry)
                }
            }
        } catch {
            planned.add(error.diagnostic)
        }
    }

    /// The place of a scene of the document that is being added, which is not in the list yet.
    private mutating func index(of info: StoryboardLoader.SceneInfo) -> Int {
        let document = documents.count
        if let known = scenes.lastIndex(where: { $0.document == document && $0.info.id == info.id }) {
            return known
        }
        scenes.append(PlannedScene(document: document, info: info))
        return scenes.count - 1
    }

    private mutating func addContainer(_ info: StoryboardLoader.SceneInfo, shownWith scene: String) {
        scenes[index(of: info)].shownWith = scene
    }

    /// Returns the plan with some of its images alone, by their indices.
    func limited(to indices: some Sequence<Int>) -> RenderPlan {
        var result = self
        result.pictures = indices.map { pictures[$0] }
        return result
    }

    private func isWanted(_ scene: StoryboardLoader.SceneInfo) -> Bool {
        request.scene == nil || request.scene == scene.id || request.scene == scene.storyboardIdentifier
    }

    private static func nothingToDraw(in path: String) -> Diagnostic {
        Diagnostic(.warning, file: path, message: "there is no scene to draw in the document")
    }
}

/// A document in a language, with its scenes.
@MainActor
private struct LocalizedDocument {
    let document: Document
    let scenes: [StoryboardLoader.SceneInfo]
    let shared: SharedPictures
    let canvas: ScreenEnvironment

    init(_ original: Document, _ language: String?, _ resources: ResourceLibrary) throws(DocumentError) {
        document = try original.inLanguage(language, resources)
        scenes = StoryboardLoader(document: document, resources: resources).scenes.filter { !$0.isReference }
        shared = SharedPictures(document: document, scenes: scenes)
        canvas = document.canvasEnvironment
    }

    /// Returns a job for a scene, in its own configuration and without a file.
    func job(_ info: StoryboardLoader.SceneInfo, _ resources: String) -> SceneJob {
        var job = SceneJob(
            document: document.path, resources: resources, scene: info.id,
            goal: .picture(.png, folder: "", file: ""))
        job.containers = shared.containers(shownWith: info.id)
        job.isPresented = shared.presented.contains(info.id)
        return job
    }
}

extension RenderPlan.PlannedDocument {
    fileprivate mutating func add(_ diagnostic: Diagnostic) {
        if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
    }
}
