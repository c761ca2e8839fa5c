import Foundation
import UIKit

/// Lets what a screen has begun come to its end before its picture is taken: work on the main queue and on other
/// queues, answers of the network, animations, transitions and display links.
@MainActor
struct Settling {
    let window: UIWindow?

    /// How far the virtual clock goes at most, in seconds.
    private static let longest: TimeInterval = 5
    /// How far it goes where something is scheduled, even if that repeats without end.
    private static let shortest: TimeInterval = 1
    /// How long the host's other threads may take, and requests to the network.
    private static var patience: Duration { .seconds(AppProgram.isConnected ? 6 : 2) }
    /// How often work may begin other work.
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
