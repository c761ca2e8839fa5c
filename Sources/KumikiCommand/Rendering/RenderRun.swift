import Foundation
import KumikiGallery
import Staging
import Workers
import Workshop

/// A run of `kumiki render`: every document in every configuration, first without the app's code if it has to be
/// built, then in the app.
@MainActor
struct RenderRun {
    let request: RenderRequest
    let app: AppBuild
    let isStrict: Bool

    func run() throws -> Int32 {
        let folder = try OutputFolder(path: request.output)
        let list = SourceList(paths: request.paths)
        let sources = request.isFromLaunch ? [] : list.documents
        let plan = RenderPlan(request, documents: sources, folder: folder.path)
        var documents: Drawing?
        var writing: OutputError?
        var outcome = app.run {
            // The build takes time, and may fail or be interrupted.
            let drawing = drawDocuments(plan, because: "the app is not built yet")
            documents = drawing
            do throws(OutputError) {
                try self.pages(drawing, list.failures, nil).write(to: folder)
            } catch { writing = error }
        }
        if let writing { throw writing }
        let drawing: Drawing
        var failures = list.failures
        switch outcome {
        case .none(let reason): drawing = documents ?? drawDocuments(plan, because: reason)
        case .failed(_, let reason):
            drawing = documents?.standingIn(because: reason) ?? drawDocuments(plan, because: reason)
        case .built(let program, let summary):
            var repair = FailureRepair(program: program, summary: summary)
            drawing = try drawApp(plan, &repair, sources, folder) { (drawing, summary) throws(OutputError) in
                try self.pages(drawing, list.failures, summary).write(to: folder)
            }
            outcome = repair.outcome
        }
        if drawing.plan.launchCount > 0 {
            failures.removeAll { $0 == list.emptiness }
        } else if request.isFromLaunch {
            failures.append(noApp)
        }
        let pages = self.pages(drawing, failures, outcome.summary)
        try pages.write(to: folder)
        return finish(pages, outcome)
    }

    // MARK: Drawing

    private var documentWorkers: SceneWorkers { .documents(request.limits) }

    func drawDocuments(_ plan: RenderPlan, because reason: String) -> Drawing {
        var drawing = Drawing(plan)
        let progress = RenderProgress(total: plan.pictures.count)
        drawing.drawDocuments(documentWorkers, because: reason) { progress.advance($0) }
        progress.finish()
        return drawing
    }

    /// Draws everything in the app, and again what failed, without the places at which it did. A launch is repaired before other
    /// failures of scenes, since without its app nearly all of them fail, at places that do not fail in it: they are drawn without it
    /// once, and again when it succeeds or cannot be repaired. What is drawn is written before each repair, which takes time and
    /// may be interrupted.
    func drawApp<Failure: Error>(
        _ plan: RenderPlan, _ repair: inout FailureRepair, _ sources: [SourceDocument],
        _ folder: OutputFolder,
        write: (Drawing, BuildSummary) throws(Failure) -> Void
    ) throws(Failure) -> Drawing {
        var launched = drawLaunches(plan, repair, sources, folder)
        var drawn: Drawing?
        while !launched.drawing.isLaunched, !launched.drawing.appFailures.isEmpty {
            if repair.rounds == 0 { drawn = drawScenes(launched) }
            // Scenes lack the values that other screens set with and without the launch: conditions for these are added at once.
            let valueless = drawn?.appFailures.filter(\.lacksValue) ?? []
            let failures = launched.drawing.appFailures + valueless
            let isRebuilt = try repair.rebuild(app, after: failures, isLaunch: true) {
                (summary) throws(Failure) in if let drawn { try write(drawn, summary) }
            }
            guard isRebuilt else { break }
            launched = drawLaunches(plan, repair, sources, folder)
            drawn = nil
        }
        var drawing = drawn ?? drawScenes(launched)
        while try repair.rebuild(
            app, after: drawing.appFailures, { (summary) throws(Failure) in try write(drawing, summary) })
        {
            if drawing.isLaunched {
                drawing.drawFailed(repair.programs, request.limits, documents: documentWorkers)
            } else {
                drawing = drawScenes(drawLaunches(plan, repair, sources, folder))
            }
        }
        return drawing
    }

    /// A drawing of the screens that apps open with, and the programs of those that can be launched.
    private typealias Launched = (drawing: Drawing, programs: AppPrograms)

    /// Draws the screens that the apps open with. A launch that fails is not tried again, and modules without an app are left out.
    private func drawLaunches(
        _ plan: RenderPlan, _ repair: FailureRepair, _ sources: [SourceDocument], _ folder: OutputFolder
    ) -> Launched {
        var apps = showsLaunch ? repair.summary.apps.map(\.module) : []
        while let app = app.folder, !apps.isEmpty {
            var programs = repair.programs
            let launching = RenderPlan(
                request, documents: sources, folder: folder.path, launching: apps, in: app)
            var drawing = Drawing(launching)
            let absent = drawing.drawLaunches(&programs, request.limits)
            if absent.isEmpty { return (drawing, programs) }
            apps.removeAll { absent.contains($0) }
        }
        return (Drawing(plan), repair.programs)
    }

    private func drawScenes(_ launched: Launched) -> Drawing {
        var drawing = launched.drawing
        let progress = RenderProgress(total: drawing.plan.pictures.count)
        drawing.drawApps(launched.programs, request.limits, documents: documentWorkers) {
            progress.advance($0)
        }
        progress.finish()
        return drawing
    }

    /// Whether the app's first screen is requested: for a folder, but not for a single document or scene.
    private var showsLaunch: Bool {
        if request.isFromLaunch { return true }
        return request.scene == nil && FileManager.default.isFolder(request.paths.first ?? "")
    }

    // MARK: Reporting

    private func pages(_ drawing: Drawing, _ failures: [Diagnostic], _ build: BuildSummary?) -> RenderPages {
        var pages = RenderPages(
            drawing: drawing, failures: failures, build: build, title: title, root: app.root)
        if drawing.plan.pictures.isEmpty, request.scene != nil, pages.failureCount == 0 {
            pages.failures.append(nothingFound)
        }
        return pages
    }

    private var title: String {
        let names = request.paths.map { URL(fileURLWithPath: $0).lastPathComponent }
        return names.prefix(3).joined(separator: ", ") + (names.count > 3 ? " …" : "")
    }

    private var nothingFound: Diagnostic {
        Diagnostic(
            .error, file: request.paths.first ?? "", line: 0,
            message: "no scene has the id or storyboard identifier \"\(request.scene ?? "")\"")
    }

    private var noApp: Diagnostic {
        Diagnostic(
            .error, file: request.paths.first ?? "", line: 0,
            message:
                "there is no app that could be launched: expected a type marked @main or UIApplicationMain")
    }

    private func finish(_ pages: RenderPages, _ outcome: AppBuild.Outcome) -> Int32 {
        pages.diagnostics.forEach { Console.error($0.description) }
        let report = pages.report
        let failures = pages.failureCount
        let parts = [
            GalleryPage.count(pages.documentCount, "document"),
            GalleryPage.count(report.pictureCount, "picture"),
            failures > 0 ? GalleryPage.count(failures, "failure") : nil,
        ]
        Console.print(parts.compactMap { $0 }.joined(separator: ", ") + " → \(request.output)/index.html")
        if outcome.summary != nil { Console.print(report.summary) }
        let leavesOut = isStrict && outcome.summary?.leavesOut == true
        return failures > 0 || outcome.isFailure || leavesOut ? 1 : 0
    }
}

extension AppBuild.Outcome {
    /// The summary of the build; nil if there is no app.
    var summary: BuildSummary? {
        switch self {
        case .none: nil
        case .built(_, let summary), .failed(let summary, _): summary
        }
    }

    var isFailure: Bool { if case .failed = self { true } else { false } }
}
