import Foundation
import UIKit

/// Waits until a screen has finished its work, before its image is captured: work on the main queue and other
/// queues, network responses, animations, transitions and display links.
@MainActor
struct Settling {
    let window: UIWindow?

    /// The most time that the virtual clock advances, in seconds.
    private static let longest: TimeInterval = 5
    /// The time that it advances if something is scheduled, even if that repeats indefinitely.
    private static let shortest: TimeInterval = 1
    /// The most time for the host's other threads and for network requests.
    private static var patience: Duration { .seconds(AppProgram.isConnected ? 6 : 2) }
    /// The most times that work may start other work.
    private static let rounds = 20

    func settle() {
        let clock = VirtualClock.main
        let deadline = ContinuousClock.now + Self.patience
        waitForHost(until: deadline)
        var left = Self.longest
        if !clock.isIdle {
            clock.advance(by: Self.shortest)
            left -= Self.shortest
        }
        for _ in 0..<Self.rounds {
            let begin = clock.now
            clock.runUntilSettled(within: left)
            left -= clock.now - begin
            window?.layoutIfNeeded()
            waitForHost(until: deadline)
            if clock.isSettled || left <= 0 { break }
        }
        window?.layoutIfNeeded()
    }

    /// Runs the main queue until no other thread is working for the app.
    private func waitForHost(until deadline: ContinuousClock.Instant) {
        guard Thread.isMainThread else { return }
        // Tasks of the main actor that wait for each other need several passes.
        for _ in 0..<8 { serve() }
        while HostWork.isPending, ContinuousClock.now < deadline {
            Thread.sleep(forTimeInterval: 0.001)
            serve()
        }
    }

    /// Runs the work that is due on the main queue, without waiting.
    private func serve() {
        _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceReferenceDate: 0))
    }
}
