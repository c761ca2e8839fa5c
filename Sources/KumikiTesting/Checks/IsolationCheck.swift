import Dispatch
import Foundation

/// Records where and when a callback is called: the clients of an API expect calls on the main actor, regardless of how the
/// work is done.
///
/// ```swift
/// let check = IsolationCheck()
/// loader.load { _ in check.note() }
/// await map.run(for: 1)
/// try await check.expectMainActor(calls: 1)
/// ```
public final class IsolationCheck: Sendable {
    private enum Entry {
        case call(isOnMain: Bool, place: String)
        case workBegins, workEnds
        case mark
    }

    // A stream accepts entries from any thread and keeps their order.
    private let stream: AsyncStream<Entry>
    private let entries: AsyncStream<Entry>.Continuation
    @MainActor private var known: [Entry] = []

    /// Creates a check without recorded calls.
    public init() { (stream, entries) = AsyncStream.makeStream() }

    /// Records a call; the callback calls this function, on any thread.
    public func note(file: StaticString = #fileID, line: UInt = #line) {
        entries.yield(.call(isOnMain: MainQueueMark.isHere, place: "\(file):\(line)"))
    }

    /// Runs a closure that starts the work whose callbacks ``expectAsynchronous()`` checks.
    public func start<T>(_ work: () throws -> T) rethrows -> T {
        entries.yield(.workBegins)
        defer { entries.yield(.workEnds) }
        return try work()
    }

    /// Throws an error unless the number of calls is as expected and all of them were on the main actor.
    @MainActor public func expectMainActor(calls expected: Int) async throws(ExpectationError) {
        var count = 0
        for case .call(let isOnMain, let place) in await noted() {
            guard isOnMain else { throw ExpectationError("\(place): called away from the main actor") }
            count += 1
        }
        guard count == expected else { throw ExpectationError("expected \(expected) calls, found \(count)") }
    }

    /// Throws an error if a call was made while ``start(_:)`` was running: callbacks that are sometimes synchronous and
    /// sometimes asynchronous cause errors in their clients.
    @MainActor public func expectAsynchronous() async throws(ExpectationError) {
        var isWorking = false
        for entry in await noted() {
            switch entry {
            case .workBegins: isWorking = true
            case .workEnds: isWorking = false
            case .call(_, let place) where isWorking:
                throw ExpectationError("\(place): called before the function that starts the work returned")
            case .call, .mark: break
            }
        }
    }

    /// Returns all entries up to now, by adding an end mark.
    @MainActor private func noted() async -> [Entry] {
        entries.yield(.mark)
        for await entry in stream {
            if case .mark = entry { break }
            known.append(entry)
        }
        return known
    }
}

/// A mark that identifies the main queue. Its work may run on other threads than the main thread if `dispatchMain` was
/// called.
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
