internal import Foundation
internal import Synchronization
internal import UIKit

private let reported = Mutex<Set<String>>([])

/// Reports, once for each name, that an API of Apple's has no effect here.
public func hasNoEffect(_ name: StaticString) {
    let name = "\(name)"
    guard reported.withLock({ $0.insert(name).inserted }) else { return }
    RuntimeDiagnostics.report("\(name) has no effect here")
}

/// The one object of a class that an app shares, such as a notification center.
///
/// Apple's classes of that kind are safe to use from everywhere. Ours hold values that an app sets at launch and nothing
/// changes behind its back, so the container promises for them what the compiler cannot see.
public struct SharedObject<Object: AnyObject>: @unchecked Sendable {
    public let value: Object

    public init(_ value: Object) { self.value = value }
}

/// Calls a completion handler in a later turn of the main queue, as a system that must be asked would.
public func later(_ work: @escaping () -> Void) {
    let work = Deferred(work: work)
    DispatchQueue.main.async { work.work() }
}

/// Work that is handed to the main queue once and run there alone.
private struct Deferred: @unchecked Sendable {
    let work: () -> Void
}
