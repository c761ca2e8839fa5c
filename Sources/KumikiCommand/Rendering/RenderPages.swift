import Foundation
import KumikiGallery
import Staging
import Workshop

/// The pages and the report of drawn images.
@MainActor
struct RenderPages {
    let drawing: Drawing
    /// Diagnostics that concern no document of the plan.
    var failures: [Diagnostic]
    /// The summary of the app's build; nil if there is no app or it is not requested.
    var build: BuildSummary?
    var title: String
    /// The folder of the app's sources; paths in it are written relative to it.
    var root: String

    private var plan: RenderPlan { drawing.plan }

    /// All diagnostics, document by document; a failed launch comes last, since it concerns all of them.
    var diagnostics: [Diagnostic] {
        let documents = plan.documents.indices.flatMap(self.diagnostics(of:))
        let launch = drawing.launchFailures
        return documents.filter { !launch.contains($0) } + drawing.stepFailures + failures + launch
    }

    /// The number of requested documents.
    var documentCount: Int { plan.documents.count - plan.launchCount + failures.count }

    func diagnostics(of document: Int) -> [Diagnostic] {
        let launch = document == 0 ? drawing.launchFailures : []
        return launch + plan.documents[document].diagnostics + drawing.diagnostics[document]
    }

    /// The number of documents with errors, plus the number of other failures.
    var failureCount: Int {
        plan.documents.indices.count { diagnostics(of: $0).contains { $0.severity == .error } }
            + (drawing.stepFailures + failures).count { $0.severity == .error }
    }

    // MARK: Pages

    /// Writes the gallery, the report, and the page about missing features if there are any.
    func write(to folder: OutputFolder) throws(OutputError) {
        let report = report
        let missing = MissingPage(title: title, report: report, gallery: "index.html")
        let showsMissing = build != nil && !missing.isEmpty
        if showsMissing {
            try folder.write(Data(missing.html.utf8), to: "missing.html")
        } else {
            try? FileManager.default.removeItem(atPath: folder.path + "/missing.html")
        }
        try folder.write(report.json, to: "report.json")
        var page = GalleryPage(title: title, sections: sections)
        if build != nil { page.summary = report.summary }
        if showsMissing { page.missingPage = "missing.html" }
        try folder.write(Data(page.html.utf8), to: "index.html")
    }

    private var sections: [GalleryPage.Section] {
        let cards = Dictionary(grouping: plan.pictures.indices) {
            plan.scenes[plan.pictures[$0].scene].document
        }
        .mapValues { $0.compactMap(card) }
        let others = (drawing.stepFailures + failures).map { diagnostic in
            GalleryPage.Section(document: diagnostic.file, cards: [], notes: [GalleryPage.Note(diagnostic)])
        }
        return plan.documents.enumerated().map { index, document in
            GalleryPage.Section(
                document: document.source.name, cards: cards[index] ?? [], notes: notes(of: index))
        } + others
    }

    private func notes(of document: Int) -> [GalleryPage.Note] {
        let source = plan.documents[document].source
        // The folder is removed from paths so that the page does not depend on its location.
        let base =
            source.path.hasSuffix(source.name) ? String(source.path.dropLast(source.name.count)) : ""
        return diagnostics(of: document).map { GalleryPage.Note($0.relative(to: [base, root + "/"])) }
    }

    private func card(_ index: Int) -> GalleryPage.Card? {
        guard let result = drawing.results[index], let shown = result.shown else { return nil }
        let picture = plan.pictures[index]
        let info = plan.scenes[picture.scene].info
        var card = GalleryPage.Card(
            name: info.heading, className: info.customClass ?? shown.className, tags: shown.tags,
            file: picture.file, width: shown.width, height: shown.height, cornerRadius: shown.cornerRadius)
        (card.id, card.identifier) = (info.id, info.storyboardIdentifier ?? "")
        card.containers = containers(shownWith: picture.scene).map { ($0.name, $0.id) }
        (card.texts, card.fingerprint) = (shown.texts, shown.fingerprint)
        card.traits = .init(
            device: picture.job.variant.device?.name ?? shown.device ?? "", isDark: shown.isDark,
            language: picture.job.variant.language ?? "")
        guard build != nil else { return card }
        (card.state, card.why) = (result.state, result.why)
        return card
    }

    /// The containers that the pictures of a scene show as well.
    private func containers(shownWith scene: Int) -> [StoryboardLoader.SceneInfo] {
        let shown = plan.scenes[scene]
        return plan.scenes.filter { $0.document == shown.document && $0.shownWith == shown.info.id }.map(
            \.info)
    }

    // MARK: The report

    var report: RenderReport {
        var report = RenderReport(scenes: scenes)
        for module in build?.modules ?? [] {
            let parts = module.leftOut.map {
                RenderReport.LeftOut(
                    file: $0.file.relative(to: [root + "/"]), line: $0.line, what: $0.what, why: $0.why)
            }
            report.modules.append(
                .init(name: module.name, files: module.files, whole: module.whole, leftOut: parts))
        }
        report.missing = (build?.missing ?? []).map {
            .init(name: $0.name, kind: $0.kind.rawValue, uses: $0.uses)
        }
        return report
    }

    private var scenes: [RenderReport.Scene] {
        let pictures = Dictionary(grouping: plan.pictures.indices) { plan.pictures[$0].scene }
        let drawn = Dictionary(grouping: plan.scenes.indices) { plan.scenes[$0].document }
        return plan.documents.indices.flatMap { document -> [RenderReport.Scene] in
            guard let scenes = drawn[document] else { return unreadable(document) }
            return scenes.map { index in
                guard let shown = plan.scenes[index].shownWith else {
                    return scene(index, pictures[index] ?? [])
                }
                let other = scenes.first { plan.scenes[$0].info.id == shown }
                return container(index, shownWith: shown, other.flatMap { pictures[$0] } ?? [])
            }
        }
    }

    /// Returns the entry for a document without known scenes, if that is an error.
    private func unreadable(_ document: Int) -> [RenderReport.Scene] {
        guard let error = plan.documents[document].diagnostics.first(where: { $0.severity == .error }) else {
            return []
        }
        let name = plan.documents[document].source.name
        return [.init(document: name, scene: "", id: "", state: .refused, why: error.message)]
    }

    /// A container is in the pictures of the scene that it shows first. In the app its own classes decide about it.
    private func container(_ index: Int, shownWith other: String, _ pictures: [Int]) -> RenderReport.Scene {
        let id = plan.scenes[index].info.id
        let results = pictures.compactMap { drawing.results[$0] }.map { result in
            guard result.isInApp, [.alive, .standIn].contains(result.state) else { return result }
            var result = result
            let replaced = result.replacedInContainers[id] ?? []
            (result.state, result.why) =
                replaced.isEmpty ? (.alive, "") : (.standIn, "without " + replaced.joined(separator: ", "))
            return result
        }
        var record = record(index, pictures, results)
        record.shownWith = other
        return record
    }

    private func scene(_ index: Int, _ pictures: [Int]) -> RenderReport.Scene {
        record(index, pictures, pictures.compactMap { drawing.results[$0] })
    }

    /// A scene is as good as the worst of its pictures.
    private func record(_ index: Int, _ pictures: [Int], _ results: [Drawing.Result]) -> RenderReport.Scene {
        let scene = plan.scenes[index]
        let worst = results.max { $0.state.badness < $1.state.badness }
        var record = RenderReport.Scene(
            document: plan.documents[scene.document].source.name, scene: scene.info.displayName,
            id: scene.info.id, state: worst?.state ?? .refused, why: worst?.why ?? "")
        record.pictures = pictures.filter { drawing.results[$0]?.shown != nil }.map { plan.pictures[$0].file }
        record.output = worst?.output
        return record
    }
}

extension RenderReport.State {
    fileprivate var badness: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension GalleryPage.Note {
    fileprivate init(_ diagnostic: Diagnostic) {
        self.init(isError: diagnostic.severity == .error, text: diagnostic.description)
    }
}

extension StoryboardLoader.SceneInfo {
    /// The name in the document, else the kind.
    fileprivate var name: String { storyboardIdentifier ?? customClass ?? title ?? kind }

    /// The display name of the scene in the document; empty if the page uses the scene's first texts.
    fileprivate var heading: String {
        [title, storyboardIdentifier, customClass].lazy.compactMap(\.self).first { !$0.isEmpty } ?? ""
    }
}

extension Diagnostic {
    fileprivate func relative(to folders: [String]) -> Diagnostic {
        var result = self
        result.file = file.relative(to: folders)
        return result
    }
}

extension String {
    /// Returns the path without the first of the folders with which it starts.
    fileprivate func relative(to folders: [String]) -> String {
        let folder = folders.first { $0.count > 1 && hasPrefix($0) }
        return folder.map { String(dropFirst($0.count)) } ?? self
    }
}
