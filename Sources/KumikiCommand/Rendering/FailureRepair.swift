import KumikiGallery
import Workers
import Workshop

/// Rebuilds an app without the statements at which it failed while it was shown.
@MainActor
struct FailureRepair {
    private(set) var program: WorkerProgram
    private(set) var summary: BuildSummary
    private var search = RepairRounds()
    private let work = WorkTime()
    /// The time after the first build in which others begin.
    private static let time = Duration.seconds(180)
    /// The same for the first build after scenes were drawn in an app whose launch took several: it repairs most of them.
    private static let longTime = Duration.seconds(360)
    private var hasRepairedScenes = false

    init(program: WorkerProgram, summary: BuildSummary) { (self.program, self.summary) = (program, summary) }

    /// The programs of the apps.
    var programs: AppPrograms { AppPrograms(main: program, of: summary) }

    /// The number of builds so far.
    var rounds: Int { search.count }

    /// The outcome of the last build.
    var outcome: AppBuild.Outcome { .built(program, summary) }

    /// Builds the app without what failed last. Returns false if nothing failed that could be left out.
    mutating func rebuild(_ app: AppBuild, after failures: [AppFailure], isLaunch: Bool = false) -> Bool {
        rebuild(app, after: failures, isLaunch: isLaunch) { _ in }
    }

    /// Does the same, and calls the closure before the build, which takes time and may be interrupted.
    mutating func rebuild<Failure: Error>(
        _ app: AppBuild, after failures: [AppFailure], isLaunch: Bool = false,
        _ prepare: (BuildSummary) throws(Failure) -> Void
    ) throws(Failure) -> Bool {
        let limit = isLaunch || hasRepairedScenes ? Self.time : Self.longTime
        guard work.elapsed < limit,
            let places = search.begin(after: failures, of: summary, isLaunch: isLaunch)
        else { return false }
        if !isLaunch { hasRepairedScenes = true }
        try prepare(summary)
        let count = GalleryPage.count(places.count, "place")
        Console.error("The app fails at \(count); building it without, round \(rounds) …")
        guard let built = app.leavingOut(places, after: summary) else { return false }
        for line in built.1.lines where !summary.lines.contains(line) { Console.error(line) }
        (program, summary) = built
        return true
    }
}
