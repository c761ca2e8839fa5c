import Workshop

/// The search for what an app fails at because of what was left out of it, build after build.
///
/// What is left out since it does not compile leaves values nil and functions without bodies, so that other code fails; all
/// else of a screen may still be shown. So does a library of Kumiki's own with which nobody is signed in. Another app of which nothing
/// was left out fails for reasons of its own, which are reported, unless only a value is missing that the code which shows the screen
/// has to set.
struct RepairRounds {
    /// The number of builds at most. Scenes that fail after that are drawn without the app.
    private static let limit = 6
    /// The number of builds at most that only repair a launch.
    private static let launchLimit = 4

    /// The number of builds so far.
    private(set) var count = 0
    private var known: [FailedPlace] = []
    /// Whether failures are the app's own; nil before the first round.
    private var isAsOnIOS: Bool?

    /// Begins a round. Returns the places to leave out, one for each failure, each once; nil if there are none, or the failures are
    /// the app's own.
    mutating func begin(after failures: [AppFailure], of summary: BuildSummary, isLaunch: Bool = false)
        -> [FailedPlace]?
    {
        guard count < (isLaunch ? Self.launchLimit : Self.limit) else { return nil }
        let isAsOnIOS = isAsOnIOS ?? summary.isAsOnIOS
        self.isAsOnIOS = isAsOnIOS
        let places = failures.filter { !isAsOnIOS || $0.lacksValue }.compactMap { $0.place(except: known) }
            .reduce(into: []) {
                (found: inout [FailedPlace], place) in
                if !found.contains(where: place.isAt) { found.append(place) }
            }
        guard !places.isEmpty else { return nil }
        count += 1
        known += places
        return places
    }
}
