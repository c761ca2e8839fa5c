import QuartzCore

/// Windows that tests have added views to or shown, and released.
///
/// Objective-C's autorelease pools keep the receivers of a test's calls until the end of the test, so that views still
/// have a window when the test examines them. There are no such pools here: the last few windows of a test are retained.
@MainActor
enum LingeringWindows {
    private static let limit = 16
    private static var windows: [UIWindow] = []

    /// Retains an invisible window to which a view was added, while tests for devices run.
    static func add(_ window: UIWindow) {
        if window.rootViewController == nil { keep(window) }
    }

    /// Retains a window that became visible and the key window, while tests for devices run.
    static func addShown(_ window: UIWindow) { keep(window) }

    /// Releases the windows at the end of a test.
    static func removeAll() { windows = [] }

    /// Runs the closure as a pool of its own, at whose end its windows are released.
    nonisolated static func pool<Result>(_ body: () throws -> Result) rethrows -> Result {
        guard VirtualClock.followsHost, MainQueue.isCurrent else { return try body() }
        let outer = MainActor.assumeIsolated { windows }
        defer { MainActor.assumeIsolated { windows = outer } }
        return try body()
    }

    private static func keep(_ window: UIWindow) {
        guard VirtualClock.followsHost, !windows.contains(where: { $0 === window }) else { return }
        windows.append(window)
        if windows.count > limit { windows.removeFirst() }
    }
}
