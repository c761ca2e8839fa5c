import CoreGraphics
import Foundation

/// Core Foundation's timer, which is Foundation's.
public typealias CFRunLoopTimer = Timer

/// Creates a timer that calls a block, to be added to a run loop. Flags and order have no effect.
public func CFRunLoopTimerCreateWithHandler(
    _ allocator: CFAllocator?, _ fireDate: CFAbsoluteTime, _ interval: CFTimeInterval, _ flags: UInt,
    _ order: Int,
    _ block: ((CFRunLoopTimer?) -> Void)!
) -> CFRunLoopTimer! {
    // Apple's parameter is not marked Sendable either: the caller is responsible for its use on the run loop's thread.
    nonisolated(unsafe) let work = block
    return Timer(
        fire: Date(timeIntervalSinceReferenceDate: fireDate), interval: interval, repeats: interval > 0
    ) { timer in
        if let work { work(timer) }
    }
}

/// Schedules a timer in a run loop. All modes are equivalent here.
public func CFRunLoopAddTimer(_ rl: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!) {
    if let timer { rl?.add(timer, forMode: .common) }
}

/// Stops a timer, which never fires again.
public func CFRunLoopRemoveTimer(_ rl: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!) {
    timer?.invalidate()
}

/// Stops a timer, which never fires again.
public func CFRunLoopTimerInvalidate(_ timer: CFRunLoopTimer!) { timer?.invalidate() }

/// Whether a timer has not been stopped.
public func CFRunLoopTimerIsValid(_ timer: CFRunLoopTimer!) -> Bool { timer?.isValid ?? false }

/// Sets the time at which a timer fires next.
public func CFRunLoopTimerSetNextFireDate(_ timer: CFRunLoopTimer!, _ fireDate: CFAbsoluteTime) {
    timer?.fireDate = Date(timeIntervalSinceReferenceDate: fireDate)
}
