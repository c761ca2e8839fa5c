import Foundation

/// Windows that tests put views into and let go of.
///
/// Objective-C's autorelease pools keep what a method was called of until the test that did so is over, so that the
/// views still have a window when the test looks at them. There are no such pools here: the last few windows stay.
@MainActor
enum LingeringWindows {
    private static let limit = 16
    private static let areTestsRunning = ProcessInfo.processInfo.environment["KUMIKI_CLOCK"] == "host"
    private static var windows: [UIWindow] = []

    /// Keeps a window that got a view and is not shown, while tests run that were written for devices.
    static func add(_ window: UIWindow) {
        guard areTestsRunning, window.rootViewController == nil, !windows.contains(window) else { return }
        windows.append(window)
        if windows.count > limit { windows.removeFirst() }
    }
}
