import Gallery
import Staging
import Workers
import Workshop

/// Rebuilds an app without the statements at which it failed while it was shown.
///
/// Code that does not compile is left out, so values remain nil and functions have no bodies, which makes other code fail; the rest
/// of a screen may still work. If nothing was left out, the failures are the app's own and are reported.
@MainActor
struct FailureRepair {
    /// The most builds. Scenes that still fail are drawn without the app.
    private static let limit = 6

    var drawing: Drawing
    private(set) var program: WorkerProgram
    private(set) var summary: BuildSummary
    private var known: [FailedPlace] = []
    private var rounds = 0

    init(drawing: Drawing, program: WorkerProgram, summary: BuildSummary) {
        (self.drawing, self.program, self.summary) = (drawing, program, summary)
    }

    /// Builds the app without the statements that failed last. Returns false if no such statement can be left out.
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
