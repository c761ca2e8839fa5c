import Dispatch
import Foundation

/// The thread that serves the main queue: on Linux a thread other than the first may do so.
package enum MainThread {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Whether the running code is the main queue's. Foundation cannot determine it once another thread serves the queue: a later
    /// thread may have the identity of the first, which has ended.
    package static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }

    /// Whether work of the main actor can be done immediately.
    package static var isMain: Bool { Thread.isMainThread || isCurrent }

    /// Runs work on the main actor, immediately where that is possible.
    static func run(_ work: @escaping @MainActor @Sendable () -> Void) {
        if isMain {
            MainActor.assumeIsolated(work)
        } else {
            DispatchQueue.main.async(group: nil) { MainActor.assumeIsolated(work) }
        }
    }
}
