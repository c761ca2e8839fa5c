@_exported import Foundation
@_exported import FoundationNetworking
import Synchronization
import UIKit

/// The queues on which handlers run: the first is that of handlers which return a value, the second that of others.
public struct PMKConfiguration: Sendable {
    public var Q: (map: DispatchQueue?, return: DispatchQueue?) = (.main, .main)
    public var catchPolicy = CatchPolicy.allErrorsExceptCancellation
}

/// The configuration of all promises.
public var conf: PMKConfiguration {
    get { configuration.withLock { $0 } }
    set { configuration.withLock { $0 = newValue } }
}

private let configuration = Mutex(PMKConfiguration())

/// The errors that a handler receives.
public enum CatchPolicy: Sendable { case allErrors, allErrorsExceptCancellation }

public enum PMKError: Error {
    /// The transform of a value, which is described, returned nil.
    case compactMap(String, Any.Type)
    case returnedSelf
    case badInput
    case cancelled
    case invalidCallingConvention
    case emptySequence
    case noWinner
}

extension PMKError: LocalizedError {
    public var errorDescription: String? {
        switch self {
        case .compactMap: "The transform returned nil."
        case .returnedSelf: "A promise handler returned itself."
        case .badInput: "Bad input was provided to a PromiseKit function."
        case .cancelled: "The asynchronous sequence was cancelled."
        case .invalidCallingConvention: "A closure was called with an invalid calling convention."
        case .emptySequence: "The first or last element was requested for an empty sequence."
        case .noWinner: "All thenables passed to race(fulfilled:) were rejected."
        }
    }
}

/// An error that can be a cancellation.
public protocol CancellableError: Error {
    var isCancelled: Bool { get }
}

extension PMKError: CancellableError {
    public var isCancelled: Bool { if case .cancelled = self { true } else { false } }
}

extension Error {
    /// Whether the error is a cancellation.
    public var isCancelled: Bool {
        if let error = self as? any CancellableError { return error.isCancelled }
        if let error = self as? URLError { return error.code == .cancelled }
        let error = self as NSError
        return [NSURLErrorDomain: [NSURLErrorCancelled], NSCocoaErrorDomain: [3072]][error.domain]?
            .contains(error.code) ?? false
    }
}

/// Runs work on a queue, or at once without one.
func run(on queue: DispatchQueue?, _ flags: DispatchWorkItemFlags?, _ work: @escaping () -> Void) {
    guard let queue else { return work() }
    // The queue runs what is given to it once; the caller keeps nothing of it.
    nonisolated(unsafe) let work = work
    queue.async(flags: flags ?? []) { work() }
}

/// A value that is set once, and the handlers that wait for it. The lock guards both; which threads may use the value is up to those who
/// set and read it, as with the library.
final class Box<T>: @unchecked Sendable {
    private let lock = NSLock()
    private var content: T?
    private var handlers: [(T) -> Void] = []

    init(_ content: T? = nil) { self.content = content }

    var value: T? { lock.withLock { content } }

    /// Sets the value, unless there is one.
    func seal(_ value: T) {
        let waiting = lock.withLock { () -> [(T) -> Void] in
            guard content == nil else { return [] }
            content = value
            defer { handlers = [] }
            return handlers
        }
        for handler in waiting { handler(value) }
    }

    /// Calls the handler with the value, at once if there is one.
    func read(_ handler: @escaping (T) -> Void) {
        let value = lock.withLock { () -> T? in
            if content == nil { handlers.append(handler) }
            return content
        }
        if let value { handler(value) }
    }

    /// Serves the run loop until there is a value.
    func wait() -> T {
        while true {
            if let value { return value }
            _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
        }
    }
}
