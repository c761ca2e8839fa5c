import Dispatch
import Foundation

// Members that Apple allows on any thread transfer their arguments to the main actor's queue. The compiler cannot
// verify that they are not used elsewhere meanwhile: the caller guarantees it, as on Apple's platforms.
extension MainQueue {
    /// Runs work of the main actor: at once if called there, otherwise as soon as possible.
    static func run<Given>(with given: Given, _ work: @escaping @MainActor (Given) -> Void) {
        guard isCurrent else { return later(with: given, work) }
        nonisolated(unsafe) let given = given
        MainActor.assumeIsolated { work(given) }
    }

    /// Runs work in the main queue's next turn.
    static func later<Given>(with given: Given, _ work: @escaping @MainActor (Given) -> Void) {
        nonisolated(unsafe) let given = given
        DispatchQueue.main.async { MainActor.assumeIsolated { work(given) } }
    }

    /// Returns the result of the work, or nil, with a report, if the main actor does not run.
    static func answer<Given, Value>(
        _ member: String, with given: Given, _ work: @MainActor (Given) -> Value?
    ) -> Value? {
        guard isCurrent else {
            RuntimeDiagnostics.report("\(member) needs the main actor's queue here")
            return nil
        }
        nonisolated(unsafe) let given = given
        nonisolated(unsafe) var value: Value?
        MainActor.assumeIsolated { value = work(given) }
        return value
    }
}
