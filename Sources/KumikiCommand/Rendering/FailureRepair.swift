import KumikiGallery
import Staging
import Workers
import Workshop

/// An app that is built again without the statements at which it failed while it was shown.
///
/// What is left out since it does not compile leaves values nil and functions without bodies, so that other code fails; all
/// else of a screen may still be shown. An app of which nothing was left out fails for reasons of its own, which are reported.
@MainActor
struct FailureRepair {
    /// The number of builds at most. What fails after that is drawn without the app.
    private static let limit = 6

    var drawing: Drawing
    private(set) var program: WorkerProgram
    private(set) var summary: BuildSummary
    private var known: [FailedPlace] = []
    private var rounds = 0

    init(drawing: Drawing, program: WorkerProgram, summary: BuildSummary) {
        (self.drawing, self.program, self.summary) = (drawing, program, summary)
    }

    /// Builds the app without what failed last. Answers false if nothing failed that could be left out.
    mutating func rebuild(_ app: AppBuild) -> Bool {
        let places = drawing.failedPlaces(except: known)
        guard summary.leavesOut, rounds < Self.limit, !places.isEmpty else { return false }
        rounds += 1
        known += places
        let count = GalleryPage.count(places.count, "place")
        Console.error("The app fails at \(count); building it without, round \(rounds) …")
        guard let built = app.leavingOut(places, after: summary) else { return false }
        for line in built.1.lines where !summary.lines.contains(line) { Console.error(line) }
        (program, summary) = built
        return true
    }
}
