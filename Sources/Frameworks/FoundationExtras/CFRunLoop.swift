import Foundation
import Synchronization

/// Core Foundation's run loop.
public typealias CFRunLoop = RunLoop

public func CFRunLoopGetMain() -> CFRunLoop! { .main }

public func CFRunLoopGetCurrent() -> CFRunLoop! { .current }

/// A mode of a run loop. All modes are equivalent here.
public struct CFRunLoopMode: RawRepresentable, Hashable, Sendable {
    private let name: String

    public var rawValue: NSString { name as NSString }

    public init(rawValue: NSString) { name = String(describing: rawValue) }
    public init(_ rawValue: NSString) { self.init(rawValue: rawValue) }

    public static var defaultMode: CFRunLoopMode! { CFRunLoopMode("kCFRunLoopDefaultMode") }
    public static var commonModes: CFRunLoopMode! { CFRunLoopMode("kCFRunLoopCommonModes") }
}

/// The result of a run of a run loop.
public enum CFRunLoopRunResult: Int32, Sendable {
    case finished = 1
    case stopped, timedOut, handledSource
}

public var kCFRunLoopDefaultMode: NSString { "kCFRunLoopDefaultMode" as NSString }
public var kCFRunLoopCommonModes: NSString { "kCFRunLoopCommonModes" as NSString }

/// Schedules work for the run loop's next turn. All modes are equivalent here.
public func CFRunLoopPerformBlock(_ rl: CFRunLoop!, _ mode: NSString!, _ block: (() -> Void)!) {
    guard let rl, let block else { return }
    // Apple's parameter is not marked Sendable either: the caller is responsible for its use on the run loop's thread.
    nonisolated(unsafe) let work = block
    rl.perform { work() }
}

/// Wakes the run loop.
public func CFRunLoopWakeUp(_ rl: CFRunLoop!) { rl?.perform {} }

/// Makes the innermost run of the run loop return.
public func CFRunLoopStop(_ rl: CFRunLoop!) {
    guard let rl else { return }
    RunLoopStops.request(rl)
    CFRunLoopWakeUp(rl)
}

/// Runs the current thread's run loop until it is stopped.
public func CFRunLoopRun() { _ = CFRunLoopRunInMode(.defaultMode, .greatestFiniteMagnitude, false) }

/// Runs the current thread's run loop for a time in seconds, until it is stopped, or until it has processed an event.
@discardableResult
public func CFRunLoopRunInMode(
    _ mode: CFRunLoopMode!, _ seconds: Double, _ returnAfterSourceHandled: Bool
) -> CFRunLoopRunResult {
    let loop = RunLoop.current
    let end = seconds < 1e9 ? Date(timeIntervalSinceNow: seconds) : .distantFuture
    repeat {
        // A run loop without sources returns immediately; work may still be scheduled from outside.
        if !loop.run(mode: .default, before: min(end, Date(timeIntervalSinceNow: 0.05))) { usleep(1_000) }
        if RunLoopStops.take(loop) { return .stopped }
        if returnAfterSourceHandled { return .handledSource }
    } while Date() < end
    return .timedOut
}

/// The run loops that are to stop.
private enum RunLoopStops {
    private static let requested = Mutex<Set<ObjectIdentifier>>([])

    static func request(_ loop: RunLoop) { _ = requested.withLock { $0.insert(ObjectIdentifier(loop)) } }

    /// Returns whether the loop is to stop, and clears the request.
    static func take(_ loop: RunLoop) -> Bool {
        requested.withLock { $0.remove(ObjectIdentifier(loop)) } != nil
    }
}
