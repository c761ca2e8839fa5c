import QuartzCore

/// Layout of visible windows at the end of each turn, as the commit of Core Animation's transaction performs it on iOS.
///
/// Only a clock that follows the host's has such turns: what draws pictures lays out their windows itself.
@MainActor
enum WindowLayouts {
    private static let layOutAtEndOfTurn: Void = {
        guard VirtualClock.followsHost else { return }
        VirtualClock.atEndOfTurn { layOut() }
    }()

    /// Starts the layouts once the first window has become visible.
    static func start() { _ = layOutAtEndOfTurn }

    private static func layOut() {
        for window in UIApplication.shared.windows where !window.isHidden { window.layoutIfNeeded() }
    }
}
