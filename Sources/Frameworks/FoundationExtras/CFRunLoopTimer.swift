import Foundation
import UIKit

/// Core Foundation's timers are Foundation's.
public typealias CFRunLoopTimer = Timer

/// Creates a timer that calls a handler at a time, and again after each interval in seconds if it is greater than 0.
public func CFRunLoopTimerCreateWithHandler(
    _ allocator: CFAllocator!, _ fireDate: Double, _ interval: Double, _ flags: UInt, _ order: Int,
    _ block: ((CFRunLoopTimer?) -> Void)!
) -> CFRunLoopTimer! {
    // Apple's parameter is not marked Sendable either: the caller is responsible for its use on the run loop's thread.
    nonisolated(unsafe) let handler = block
    return Timer(
        fire: Date(timeIntervalSinceReferenceDate: fireDate), interval: interval, repeats: interval > 0
    ) { handler?($0) }
}

/// Adds a timer to a run loop. All modes are equivalent here.
public func CFRunLoopAddTimer(_ rl: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!) {
    guard let rl, let timer else { return }
    rl.add(timer, forMode: .common)
}

/// Ends a timer.
public func CFRunLoopRemoveTimer(_ rl: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!) {
    timer?.invalidate()
}

/// Ends a timer.
public func CFRunLoopTimerInvalidate(_ timer: CFRunLoopTimer!) { timer?.invalidate() }

/// Returns whether a timer can still fire.
public func CFRunLoopTimerIsValid(_ timer: CFRunLoopTimer!) -> Bool { timer?.isValid ?? false }
