import Dispatch
import Foundation

/// What a callback should not have done.
public enum IsolationError: Error, Equatable, Sendable, CustomStringConvertible {
    /// It was not called as often as it should have been.
    case calls(expected: Int, found: Int)
    /// It was called away from the main actor.
    case offMainActor(file: String, line: UInt)
    /// It was called while the function that starts the work had not returned yet.
    case synchronous(file: String, line: UInt)

    /// What was expected and what happened.
    public var description: String {
        switch self {
        case .calls(let expected, let found): "expected \(expected) calls, found \(found)"
        case .offMainActor(let file, let line): "\(file):\(line): called away from the main actor"
        case .synchronous(let file, let line):
            "\(file):\(line): called before the function that starts the work returned"
        }
    }
}

/// Notes from where a callback is called: users of an interface must get theirs on the main actor, however the work behind
/// it is done.
///
/// ```swift
/// let check = IsolationCheck()
/// loader.load { _ in check.note() }
/// await map.run(for: 1)
/// try check.expectMainActor(calls: 1)
/// ```
public final class IsolationCheck: Sendable {
    private struct Call {
        let isOnMain: Bool
        let isWithin: Bool
        let file: String
        let line: UInt
    }

    private struct Notes {
        var calls: [Call] = []
        var isWithin = false
    }

    private let notes = Guarded(Notes())

    /// Nothing was called yet.
    public init() {}

    /// To be called by the callback.
    public func note(file: StaticString = #fileID, line: UInt = #line) {
        let isOnMain = MainQueueMark.isHere
        notes.change {
            $0.calls.append(
                Call(isOnMain: isOnMain, isWithin: $0.isWithin, file: "\(file)", line: line))
        }
    }

    /// How often the callback was called.
    public var calls: Int { notes.value.calls.count }

    /// Starts the work, for ``expectAsynchronous()``.
    public func start<T>(_ work: () throws -> T) rethrows -> T {
        notes.change { $0.isWithin = true }
        defer { notes.change { $0.isWithin = false } }
        return try work()
    }

    /// Throws unless every call was on the main actor, and there were so many.
    public func expectMainActor(calls expected: Int) throws(IsolationError) {
        let calls = notes.value.calls
        if let stray = calls.first(where: { !$0.isOnMain }) {
            throw .offMainActor(file: stray.file, line: stray.line)
        }
        guard calls.count == expected else { throw .calls(expected: expected, found: calls.count) }
    }

    /// Throws when a call came while ``start(_:)`` was still running: a callback that sometimes comes at once and sometimes
    /// later is a trap for those who use it.
    public func expectAsynchronous() throws(IsolationError) {
        if let early = notes.value.calls.first(where: \.isWithin) {
            throw .synchronous(file: early.file, line: early.line)
        }
    }
}

/// Tells the main queue from others. Its work need not run on the main thread, which may have been given to `dispatchMain`.
private enum MainQueueMark {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    static var isHere: Bool {
        let isMarked = DispatchQueue.getSpecific(key: key) == true
        return isMarked || Thread.isMainThread
    }
}

/// A value that threads share. The lock is what makes it safe; the compiler cannot see that.
private final class Guarded<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var stored: Value

    init(_ value: Value) { stored = value }

    var value: Value { lock.withLock { stored } }

    func change(_ change: (inout Value) -> Void) { lock.withLock { change(&stored) } }
}
