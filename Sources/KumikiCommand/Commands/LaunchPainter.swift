import Foundation
import Gallery
import Staging

/// Draws the screen that the app opens with, in all variants.
@MainActor
struct LaunchPainter {
    /// The app as messages name it: the folder of its sources.
    let app: String
    let request: RenderRequest
    let folder: OutputFolder
    let subfolder: String

    private var cards: [GalleryPage.Card] = []
    private(set) var diagnostics: [Diagnostic] = []
    /// Why steps could not be performed.
    private(set) var refusals: [Diagnostic] = []
    private var names = FileNames()

    init(app: String, request: RenderRequest, folder: OutputFolder, subfolder: String) {
        (self.app, self.request, self.folder, self.subfolder) = (app, request, folder, subfolder)
    }

    var section: GalleryPage.Section {
        let notes = diagnostics.map {
            GalleryPage.Note(isError: $0.severity == .error, text: $0.message)
        }
        return GalleryPage.Section(document: "Launch", cards: cards, notes: notes)
    }

    mutating func paint() {
        for variant in request.variants {
            guard let launch = AppLaunch.app(in: variant) else { continue }
            for message in launch.messages { report(.warning, message) }
            guard let screen = launch.opening else {
                report(.warning, launch.failure ?? "the app shows nothing")
                continue
            }
            if request.steps.isEmpty {
                launch.look { paint(screen, variant) }
            } else {
                launch.use { walk(screen, launch, variant) }
            }
        }
    }

    private mutating func walk(_ screen: StagedScene, _ launch: AppLaunch, _ variant: Variant) {
        do throws(StepError) {
            for message in try screen.perform(request.steps) { report(.warning, message) }
        } catch {
            refusals.append(Diagnostic(.error, file: app, line: 0, message: "Launch: \(error)"))
            return
        }
        // Steps may have led to another window.
        paint(launch.opening ?? screen, variant)
    }

    private mutating func paint(_ screen: StagedScene, _ variant: Variant) {
        let picture = Picture(of: screen)
        guard let data = picture.data(as: request.format) else {
            return report(.error, "the picture would be empty or larger than 16384 pixels")
        }
        let name = names.unique((["Launch"] + variant.words).joined(separator: "~"))
        let file = "\(subfolder)/\(name).\(request.format.rawValue)"
        do throws(OutputError) { try folder.write(data, to: file) } catch {
            return report(.error, "\(error.path): \(error.reason)")
        }
        cards.append(
            GalleryPage.Card(
                name: "Launch", className: screen.info.customClass ?? screen.className,
                tags: screen.tags(variant), file: file, width: Double(picture.size.width),
                height: Double(picture.size.height), cornerRadius: screen.cornerRadius))
    }

    private mutating func report(_ severity: Diagnostic.Severity, _ message: String) {
        let diagnostic = Diagnostic(severity, file: app, line: 0, message: message)
        if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
    }
}
