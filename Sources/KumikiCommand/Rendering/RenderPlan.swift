import Foundation
import Staging

/// Everything that a run is to draw: a job for each scene and configuration, in the order of the pages.
@MainActor
struct RenderPlan {
    /// A document and what is wrong with it as a whole.
    struct PlannedDocument {
        var source: SourceDocument
        var diagnostics: [Diagnostic] = []
    }

    /// A scene of a document.
    struct PlannedScene {
        var document: Int
        var info: StoryboardLoader.SceneInfo
    }

    /// A picture of a scene.
    struct PlannedPicture {
        var scene: Int
        var job: SceneJob
        /// Relative to the output folder.
        var file: String
    }

    private(set) var documents: [PlannedDocument] = []
    private(set) var scenes: [PlannedScene] = []
    private(set) var pictures: [PlannedPicture] = []

    private let request: RenderRequest
    private let folder: String
    private var folderNames = FileNames()
    /// The folder of the app; empty where there is none.
    let appFolder: String

    /// A plan for the documents, after the screen that the app opens with where its folder is given. Pictures go into
    /// the folder.
    init(
        _ request: RenderRequest, documents: [SourceDocument], folder: String, app: String = "",
        showsLaunch: Bool = false
    ) {
        self.request = request
        self.folder = (folder.hasPrefix("/") ? "" : FileManager.default.currentDirectoryPath + "/") + folder
        appFolder = app
        self.showsLaunch = showsLaunch
        if showsLaunch { addLaunch() }
        for document in documents { add(document) }
    }

    /// Whether the first document represents the screen that the app opens with.
    private(set) var showsLaunch = false

    private mutating func addLaunch() {
        let info = StoryboardLoader.SceneInfo.launch
        let subfolder = folderNames.unique(info.displayName)
        var fileNames = FileNames()
        scenes.append(PlannedScene(document: 0, info: info))
        for variant in request.variants {
            let name = fileNames.unique(([info.displayName] + variant.words).joined(separator: "~"))
            let file = "\(subfolder)/\(name).\(request.format.rawValue)"
            var job = SceneJob(
                document: appFolder, resources: appFolder, scene: info.id,
                goal: .picture(request.format, folder: folder, file: file))
            job.isLaunch = true
            job.recordsLayout = request.recordsLayouts
            guard !request.upToDate.contains(file) else { continue }
            job.variant = variant
            job.steps = request.steps
            pictures.append(PlannedPicture(scene: 0, job: job, file: file))
        }
        documents.append(PlannedDocument(source: .launch(of: appFolder)))
    }

    private mutating func add(_ source: SourceDocument) {
        let subfolder = folderNames.unique(source.name)
        var planned = PlannedDocument(source: source)
        var fileNames = FileNames()
        do throws(DocumentError) {
            let document = try Document(contentsOf: source.path)
            for variant in request.variants { add(document, variant, subfolder, &planned, &fileNames) }
        } catch {
            planned.diagnostics.append(finding(error))
        }
        documents.append(planned)
    }

    /// A folder may hold documents of other systems, which are not drawn.
    private func finding(_ error: DocumentError) -> Diagnostic {
        guard case .otherPlatform = error.reason, !request.paths.contains(error.file) else {
            return error.diagnostic
        }
        return Diagnostic(.note, file: error.file, line: error.line, message: "left out: \(error.message)")
    }

    private mutating func add(
        _ document: Document, _ variant: Variant, _ subfolder: String, _ planned: inout PlannedDocument,
        _ fileNames: inout FileNames
    ) {
        do throws(DocumentError) {
            let localized = try document.inLanguage(variant.language, planned.source.resources)
            let found = StoryboardLoader(document: localized, resources: planned.source.resources).scenes
                .filter { !$0.isReference }
            if found.isEmpty { planned.add(Self.nothingToDraw(in: localized.path)) }
            for info in found where isWanted(info) {
                let name = fileNames.unique(([info.displayName] + variant.words).joined(separator: "~"))
                let file = "\(subfolder)/\(name).\(request.format.rawValue)"
                add(info, localized, variant, file, planned.source.resourceFolder)
            }
        } catch {
            planned.add(error.diagnostic)
        }
    }

    private mutating func add(
        _ info: StoryboardLoader.SceneInfo, _ shown: Document, _ variant: Variant, _ file: String,
        _ resources: String
    ) {
        // The document that is being added is not in the list yet.
        let document = documents.count
        var scene = scenes.lastIndex { $0.document == document && $0.info.id == info.id }
        if scene == nil {
            scene = scenes.count
            scenes.append(PlannedScene(document: document, info: info))
        }
        var job = SceneJob(
            document: shown.path, resources: resources, scene: info.id,
            goal: .picture(request.format, folder: folder, file: file))
        job.variant = variant
        job.recordsLayout = request.recordsLayouts
        job.surroundings = AppLaunch.surroundings(variant, of: shown)
        job.steps = request.steps
        guard !request.upToDate.contains(file) else { return }
        pictures.append(PlannedPicture(scene: scene ?? 0, job: job, file: file))
    }

    private func isWanted(_ scene: StoryboardLoader.SceneInfo) -> Bool {
        request.scene == nil || request.scene == scene.id || request.scene == scene.storyboardIdentifier
    }

    private static func nothingToDraw(in path: String) -> Diagnostic {
        Diagnostic(.warning, file: path, message: "there is no scene to draw in the document")
    }
}

extension RenderPlan.PlannedDocument {
    fileprivate mutating func add(_ diagnostic: Diagnostic) {
        if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
    }
}
