import Foundation
import Gallery
import Staging

/// Draws the scenes of one document in all variants.
@MainActor
struct ScenePainter {
    let document: Document
    let resources: ResourceLibrary
    let request: RenderRequest
    let folder: OutputFolder
    let subfolder: String

    private var cards: [GalleryPage.Card] = []
    private(set) var diagnostics: [Diagnostic] = []
    /// Why steps could not be done to scenes.
    private(set) var refusals: [Diagnostic] = []
    private var names = FileNames()

    init(
        document: Document, resources: ResourceLibrary, request: RenderRequest, folder: OutputFolder,
        subfolder: String
    ) {
        self.document = document
        self.resources = resources
        self.request = request
        self.folder = folder
        self.subfolder = subfolder
    }

    mutating func paint() {
        for variant in request.variants {
            guard let document = localized(for: variant) else { continue }
            let stage = Stage(document: document, resources: resources, variant: variant)
            if stage.scenes.isEmpty, diagnostics.isEmpty { diagnostics.append(nothingToDraw) }
            for scene in stage.scenes where isWanted(scene) { paint(scene, on: stage, variant) }
            for diagnostic in stage.diagnostics where !diagnostics.contains(diagnostic) {
                diagnostics.append(diagnostic)
            }
        }
    }

    private mutating func localized(for variant: Variant) -> Document? {
        do throws(DocumentError) { return try document.inLanguage(variant.language, resources) } catch {
            if !diagnostics.contains(error.diagnostic) { diagnostics.append(error.diagnostic) }
            return nil
        }
    }

    func section(named name: String) -> GalleryPage.Section {
        // Left out of the page, which so is the same wherever the folder stands.
        let base = document.path.hasSuffix(name) ? document.path.dropLast(name.count) : ""
        let notes = diagnostics.map { diagnostic in
            var shown = diagnostic
            if shown.file.hasPrefix(base) { shown.file.removeFirst(base.count) }
            return GalleryPage.Note(isError: shown.severity == .error, text: shown.description)
        }
        return GalleryPage.Section(document: name, cards: cards, notes: notes)
    }

    private var nothingToDraw: Diagnostic {
        Diagnostic(.warning, file: document.path, message: "there is no scene to draw in the document")
    }

    private func isWanted(_ scene: StoryboardLoader.SceneInfo) -> Bool {
        request.scene == nil || request.scene == scene.id || request.scene == scene.storyboardIdentifier
    }

    /// Each scene has time of its own, so that what one waits for does not age another.
    private mutating func paint(_ scene: StoryboardLoader.SceneInfo, on stage: Stage, _ variant: Variant) {
        let app = AppLaunch.app(in: variant, of: document)
        if let app, let staged = app.show(scene, of: document) {
            return app.use { paint(staged, of: scene, on: stage, variant) }
        }
        VirtualClock.withFresh { _ in
            guard let staged = stage.show(scene) else { return fail(scene, "the scene cannot be made") }
            paint(staged, of: scene, on: stage, variant)
        }
    }

    private mutating func paint(
        _ staged: StagedScene, of scene: StoryboardLoader.SceneInfo, on stage: Stage, _ variant: Variant
    ) {
        do throws(StepError) { try stage.perform(request.steps, on: staged) } catch {
            let message = "\(scene.displayName): \(error)"
            refusals.append(Diagnostic(.error, file: document.path, line: scene.line, message: message))
            return
        }
        let picture = Picture(of: staged)
        guard let data = picture.data(as: request.format) else {
            return fail(scene, "the picture would be empty or larger than 16384 pixels")
        }
        let name = names.unique(([scene.displayName] + variant.words).joined(separator: "~"))
        let file = "\(subfolder)/\(name).\(request.format.rawValue)"
        do throws(OutputError) { try folder.write(data, to: file) } catch {
            return fail(scene, "\(error.path): \(error.reason)")
        }
        cards.append(card(scene, staged, picture, file, variant))
    }

    private func card(
        _ scene: StoryboardLoader.SceneInfo, _ staged: StagedScene, _ picture: Picture, _ file: String,
        _ variant: Variant
    ) -> GalleryPage.Card {
        GalleryPage.Card(
            name: scene.displayName, className: scene.customClass ?? staged.className,
            tags: staged.tags(variant), file: file, width: Double(picture.size.width),
            height: Double(picture.size.height), cornerRadius: staged.cornerRadius)
    }

    private mutating func fail(_ scene: StoryboardLoader.SceneInfo, _ message: String) {
        diagnostics.append(Diagnostic(.error, file: document.path, line: scene.line, message: message))
    }
}
