import Foundation

/// The run loop of the process, which Foundation's own timers and the main queue run on, by the host's clock.
@MainActor
enum HostRunLoop {
    /// Lets run what is due there now, without waiting. Only the first thread may, and a run loop cannot be entered
    /// where another thread serves the main queue, as in tests.
    static func serve() {
        guard Thread.isMainThread else { return }
        _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceReferenceDate: 0))
    }
}
