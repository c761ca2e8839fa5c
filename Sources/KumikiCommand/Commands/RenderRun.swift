import Foundation
import Gallery
import Staging

/// One run of `kumiki render`: every document in every variant, and the gallery at the end.
@MainActor
struct RenderRun {
    let request: RenderRequest

    func run() throws -> Int32 {
        let folder = try OutputFolder(path: request.output)
        let sources = SourceList(paths: request.paths)
        var report = RenderReport(total: request.isFromLaunch ? 0 : sources.documents.count)
        var names = FileNames()
        var refusals: [Diagnostic] = []
        ResourceLibrary.current = sources.documents.first?.resources ?? sources.project
        if request.isFromLaunch || request.scene == nil {
            renderLaunch(into: folder, names.unique("Launch"), &report, &refusals)
        }
        for failure in sources.failures where report.pictures == 0 || failure != sources.emptiness {
            report.fail(failure)
        }
        for source in request.isFromLaunch ? [] : sources.documents {
            report.begin(source.name)
            render(source, into: folder, names.unique(source.name), &report, &refusals)
        }
        // Steps are meant for the scenes that have what they name.
        if report.pictures == 0 { for refusal in refusals { report.fail(refusal) } }
        if report.pictures == 0, refusals.isEmpty, request.scene != nil { report.fail(nothingFound) }
        try folder.write(Data(report.page(title: title).html.utf8), to: "index.html")
        report.finish(output: request.output)
        return report.hasFailures ? 1 : 0
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

    /// What the user sees on opening the app, if the program holds one.
    private func renderLaunch(
        into folder: OutputFolder, _ subfolder: String, _ report: inout RenderReport,
        _ refusals: inout [Diagnostic]
    ) {
        guard AppLaunch.isPossible else {
            if request.isFromLaunch { report.fail(noApp) }
            return
        }
        var painter = LaunchPainter(
            app: request.paths.first ?? "", request: request, folder: folder, subfolder: subfolder)
        painter.paint()
        refusals += painter.refusals
        report.add(painter.section, diagnostics: painter.diagnostics)
    }

    private var noApp: Diagnostic {
        Diagnostic(
            .error, file: request.paths.first ?? "", line: 0,
            message:
                "there is no app that could be launched: expected a type marked @main or UIApplicationMain")
    }

    private func render(
        _ source: SourceDocument, into folder: OutputFolder, _ subfolder: String,
        _ report: inout RenderReport,
        _ refusals: inout [Diagnostic]
    ) {
        // Code that asks the main bundle means the project.
        ResourceLibrary.current = source.resources
        do throws(DocumentError) {
            let document = try Document(contentsOf: source.path)
            var painter = ScenePainter(
                document: document, resources: source.resources, request: request, folder: folder,
                subfolder: subfolder)
            painter.paint()
            refusals += painter.refusals
            report.add(painter.section(named: source.name), diagnostics: painter.diagnostics)
        } catch {
            report.fail(error.diagnostic, document: source.name)
        }
    }
}
