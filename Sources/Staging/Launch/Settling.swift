import Foundation
import UIKit

/// Waits until work that a screen has begun is done, before its picture is taken: work on the main queue and on other
/// queues, answers of the network, animations, transitions and display links.
@MainActor
struct Settling {
    let window: UIWindow?

    /// The longest time that the virtual clock advances, in seconds.
    private static let longest: TimeInterval = 5
    /// The time that it advances where something is scheduled, even if that repeats without end.
    private static let shortest: TimeInterval = 1
    /// The time that the host's other threads and requests to the network may take.
    private static var patience: Duration { .seconds(AppProgram.isConnected ? 6 : 2) }
    /// The number of times that work may begin other work.
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

    /// Serves the main queue until no other thread works for the app.
    private func waitForHost(until deadline: ContinuousClock.Instant) {
        guard Thread.isMainThread else { return }
        // Tasks of the main actor that wait for each other take several turns.
        for _ in 0..<8 { serve() }
        while HostWork.isPending, ContinuousClock.now < deadline {
            Thread.sleep(forTimeInterval: 0.001)
            serve()
        }
    }

    /// Runs what is due on the main queue, without waiting.
    private func serve() {
        _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceReferenceDate: 0))
    }
}
