import Foundation
import FoundationNetworking
import Synchronization
import UIKit

/// A request whose response snapshots wait for.
final class AwaitedWork: Sendable {
    private enum State { case created, running, ended }

    private let state = Mutex(State.created)
    /// The work of tasks that have not been resumed yet.
    private static let waiting = Mutex<[ObjectIdentifier: (task: URLSessionTask, work: AwaitedWork)]>([:])

    func begin() {
        let begins = state.withLock { state in
            defer { if state == .created { state = .running } }
            return state == .created
        }
        if begins { HostWork.begin() }
    }

    func end() {
        let ends = state.withLock { state in
            defer { state = .ended }
            return state == .running
        }
        if ends { HostWork.end() }
    }

    static func add(_ work: AwaitedWork, for task: URLSessionTask) {
        waiting.withLock { $0[ObjectIdentifier(task)] = (task, work) }
    }

    static func remove(for task: URLSessionTask) -> AwaitedWork? {
        waiting.withLock { $0.removeValue(forKey: ObjectIdentifier(task))?.work }
    }
}
