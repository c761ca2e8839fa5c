import Foundation
import Synchronization

/// Counts the calls of the closure that ends a wait, from any thread.
private final class Completion: Sendable {
    private let count = Mutex(0)
    private let location: SourceLocation

    init(_ location: SourceLocation) { self.location = location }

    var isDone: Bool { count.withLock { $0 > 0 } }

    @Sendable func call() {
        let isRepeated = count.withLock {
            $0 += 1
            return $0 > 1
        }
        if isRepeated {
            fail("waitUntil(..) expects its completion closure to be only called once", location: location)
        }
    }

    func reportTimeout(_ timeout: NimbleTimeInterval) {
        let seconds = String(format: "%.1f", timeout.seconds)
        fail("Waited more than \(seconds) second\(timeout.seconds == 1 ? "" : "s")", location: location)
    }
}

/// Performs an action and waits until it calls its closure; fails if it does not in time.
@available(*, noasync)
public func waitUntil(
    timeout: NimbleTimeInterval = PollingDefaults.timeout, file: FileString = #filePath, line: UInt = #line,
    action: @escaping (@escaping () -> Void) -> Void
) {
    let completion = Completion(SourceLocation(file: file, line: line))
    action { completion.call() }
    let isDone = Polling(timeout: timeout).wait { completion.isDone }
    if !isDone { completion.reportTimeout(timeout) }
}

/// Performs an action and waits, for a time in seconds, as until version 8.
public func waitUntil(
    timeout: TimeInterval, file: FileString = #filePath, line: UInt = #line,
    action: @escaping (@escaping () -> Void) -> Void
) {
    let completion = Completion(SourceLocation(file: file, line: line))
    action { completion.call() }
    let interval = NimbleTimeInterval(seconds: timeout)
    let isDone = Polling(timeout: interval).wait { completion.isDone }
    if !isDone { completion.reportTimeout(interval) }
}

/// Performs an action and waits until it calls its closure; fails if it does not in time.
@MainActor public func waitUntil(
    timeout: NimbleTimeInterval = PollingDefaults.timeout, file: FileString = #filePath, line: UInt = #line,
    action: @escaping @MainActor (@escaping @Sendable () -> Void) async -> Void
) async {
    let completion = Completion(SourceLocation(file: file, line: line))
    Task { @MainActor in await action { completion.call() } }
    let isDone = await Polling(timeout: timeout).wait { () async -> Bool in completion.isDone }
    if !isDone { completion.reportTimeout(timeout) }
}
