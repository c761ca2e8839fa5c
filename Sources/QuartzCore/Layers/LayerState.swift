import Foundation

// Layers and animations belong to no actor, as on iOS, so that a thread may draw layers that no other thread uses. What
// they share is the main thread's: only code that has checked `MainThread.isMain` changes it, which is why these variables are safe
// although the compiler cannot prove it.

extension CALayer {
    /// Called after changes of any layer's sublayers, once something observes those of a layer.
    nonisolated(unsafe) package static var sublayersObserver: ((CALayer) -> Void)?
}

extension LayerActions {
    /// Whether changes may have actions at all. No actions are looked up until a turn has ended or a view animates, so
    /// that a screen that is only drawn once has no overhead.
    nonisolated(unsafe) package static var areOn = false
    /// The number of turns that have ended.
    nonisolated(unsafe) package static var turn: UInt32 = 0
    /// The actions that have been looked up and not run yet.
    nonisolated(unsafe) static var pending: [(layer: CALayer, key: String, action: any CAAction)] = []
}

extension LayerHitTest {
    /// The depth of the search that is under way.
    nonisolated(unsafe) static var depth = 0
}

extension CATransaction {
    /// The transactions that have begun, the innermost last.
    nonisolated(unsafe) static var levels: [Level] = []
    /// The groups of the transactions that have ended inside of others.
    nonisolated(unsafe) static var waiting: [CompletionGroup] = []
    /// The values set outside of transactions, those of the implicit transaction.
    nonisolated(unsafe) static var implicit = Level()
}

/// The handler of messages about unsupported features of layers.
public enum LayerDiagnostics {
    /// Called with a sentence for each occasion. By default it is written to standard error. It is set when a program starts.
    nonisolated(unsafe) public static var report: (String) -> Void = { message in
        FileHandle.standardError.write(Data("QuartzCore: \(message)\n".utf8))
    }
}

/// The clock as layers, animations and display links use it, which belong to no actor.
package struct LayerClock {
    private weak var clock: VirtualClock?

    package init(_ clock: VirtualClock) { self.clock = clock }

    /// Runs work after a number of seconds. Without effect on other threads than the main thread, whose the clock is.
    package func schedule(after delay: CFTimeInterval, _ work: @escaping () -> Void) -> VirtualClock.Event? {
        nonisolated(unsafe) let work = work
        return onMain { $0.schedule(after: delay) { work() } }
    }

    /// Runs work at a time of the clock, as `schedule(after:_:)` does.
    package func schedule(at time: CFTimeInterval, _ work: @escaping () -> Void) -> VirtualClock.Event? {
        nonisolated(unsafe) let work = work
        return onMain { $0.schedule(at: time) { work() } }
    }

    /// Cancels an event that has not run yet.
    package func cancel(_ event: VirtualClock.Event?) {
        _ = onMain { $0.cancel(event) }
    }

    private func onMain<T: Sendable>(_ work: @MainActor (VirtualClock) -> T) -> T? {
        guard MainThread.isMain else {
            LayerDiagnostics.report("animations do not end on other threads than the main thread")
            return nil
        }
        guard let clock else { return nil }
        return MainActor.assumeIsolated { work(clock) }
    }
}
