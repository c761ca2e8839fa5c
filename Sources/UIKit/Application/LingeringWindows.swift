import QuartzCore

/// Windows that tests have added views to and released.
///
/// Objective-C's autorelease pools keep the receivers of a test's calls until the end of the test, so that views still
/// have a window when the test examines them. There are no such pools here: the last few windows are retained.
@MainActor
enum LingeringWindows {
    private static let limit = 16
    private static var windows: [UIWindow] = []

    /// Retains an invisible window to which a view was added, while tests for devices run.
    static func add(_ window: UIWindow) {
        guard VirtualClock.followsHost, window.rootViewController == nil, !windows.contains(window) else {
            return
        }
        windows.append(window)
        if windows.count > limit { windows.removeFirst() }
    }
}
