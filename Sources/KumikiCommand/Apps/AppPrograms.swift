import Staging
import Workers
import Workshop

/// The programs of a folder's apps, each of which draws the scenes of its own documents.
///
/// All contain the same code; the bundle of a process decides which app it launches.
struct AppPrograms {
    /// The program of the app with the most files.
    let main: WorkerProgram
    private let summary: BuildSummary
    /// The apps that cannot be launched.
    private var unlaunched: Set<String> = []

    init(main: WorkerProgram, of summary: BuildSummary) { (self.main, self.summary) = (main, summary) }

    /// Returns the program that draws the scenes of a document, or the first screen of an app.
    func program(for document: SourceDocument) -> WorkerProgram {
        guard let name = document.app else { return program(forDocument: document.path) }
        return program(of: summary.apps.first { $0.module == name })
    }

    /// Returns the program that draws the scenes of the document at a path.
    func program(forDocument path: String) -> WorkerProgram { program(of: summary.app(of: path)) }

    private func program(of app: BuildSummary.App?) -> WorkerProgram {
        guard let app else { return main }
        var program = unlaunched.contains(app.module) ? main.unlaunched : main
        program.path = app.program
        return program
    }

    /// The same programs without launches of their apps.
    var withoutLaunch: AppPrograms {
        var result = self
        result.unlaunched = Set(summary.apps.map(\.module))
        return result
    }

    /// Excludes an app from being launched.
    mutating func excludeFromLaunch(_ app: String) { unlaunched.insert(app) }
}
