import Foundation

/// The run loop of the process, which runs Foundation's timers and the main queue by the host's clock.
@MainActor
enum HostRunLoop {
    /// Runs what is due, without waiting. Only the first thread may, and a run loop cannot be entered
    /// where another thread serves the main queue, as in tests.
    static func serve() {
        guard Thread.isMainThread else { return }
        _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceReferenceDate: 0))
    }
}
