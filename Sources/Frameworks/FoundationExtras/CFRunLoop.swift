import Foundation
import Synchronization

/// The run loop as Core Foundation knows it.
public typealias CFRunLoop = RunLoop

public func CFRunLoopGetMain() -> CFRunLoop! { .main }

public func CFRunLoopGetCurrent() -> CFRunLoop! { .current }

/// Which sources a run loop listens to. All modes are the same here.
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

/// Has the run loop do the work in its next turn. All modes are the same here.
public func CFRunLoopPerformBlock(_ rl: CFRunLoop!, _ mode: NSString!, _ block: (() -> Void)!) {
    guard let rl, let block else { return }
    // Apple's parameter is not marked Sendable either: the caller answers for what the run loop's thread does with it.
    nonisolated(unsafe) let work = block
    rl.perform { work() }
}

/// Ends the run loop's wait for something to do.
public func CFRunLoopWakeUp(_ rl: CFRunLoop!) { rl?.perform {} }

/// Has the innermost run of the run loop return.
public func CFRunLoopStop(_ rl: CFRunLoop!) {
    guard let rl else { return }
    RunLoopStops.request(rl)
    CFRunLoopWakeUp(rl)
}

/// Runs the current thread's run loop until it is stopped.
public func CFRunLoopRun() { _ = CFRunLoopRunInMode(.defaultMode, .greatestFiniteMagnitude, false) }

/// Runs the current thread's run loop for a time in seconds, until it is stopped, or until it has done something.
@discardableResult
public func CFRunLoopRunInMode(
    _ mode: CFRunLoopMode!, _ seconds: Double, _ returnAfterSourceHandled: Bool
) -> CFRunLoopRunResult {
    let loop = RunLoop.current
    let end = seconds < 1e9 ? Date(timeIntervalSinceNow: seconds) : .distantFuture
    repeat {
        // A loop with nothing to wait for returns at once; what others have it do comes later all the same.
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

    /// Whether the loop is to stop, which it is asked once.
    static func take(_ loop: RunLoop) -> Bool {
        requested.withLock { $0.remove(ObjectIdentifier(loop)) } != nil
    }
}
