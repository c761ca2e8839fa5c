import Foundation
import QuartzCore

/// Calls of methods that wait on the virtual clock.
@MainActor
enum DelayedCalls {
    private struct Call {
        weak var target: NSObject?
        let selector: Selector
        let argument: AnyHashable?
        let clock: VirtualClock
        let event: VirtualClock.Event
    }

    private static var waiting: [UInt64: Call] = [:]
    private static var last: UInt64 = 0

    static func add(_ selector: Selector, of target: NSObject, with argument: Any?, after delay: TimeInterval)
    {
        last += 1
        let (number, clock) = (last, VirtualClock.main)
        // The target is retained until the call, as documented by Apple.
        let event = clock.schedule(after: delay) {
            waiting[number] = nil
            ActionTable.perform(selector, on: target, with: [argument])
        }
        waiting[number] = Call(
            target: target, selector: selector, argument: argument as? AnyHashable, clock: clock, event: event
        )
    }

    static func cancel(
        of target: NSObject, matching isMeant: (Selector, AnyHashable?) -> Bool = { _, _ in true }
    ) {
        for (number, call) in waiting where call.target === target && isMeant(call.selector, call.argument) {
            call.clock.cancel(call.event)
            waiting[number] = nil
        }
    }
}

extension NSObject {
    /// Calls a method of this object after a delay in seconds.
    @preconcurrency @MainActor
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
        DelayedCalls.add(aSelector, of: self, with: anArgument, after: delay)
    }

    /// Calls a method of this object after a delay in seconds. The modes of the run loop are not distinguished.
    @preconcurrency @MainActor
    public func perform(
        _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval,
        inModes modes: [RunLoop.Mode]
    ) {
        perform(aSelector, with: anArgument, afterDelay: delay)
    }

    /// Forgets all calls that wait for the object.
    @preconcurrency @MainActor
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
        guard let target = aTarget as? NSObject else { return }
        DelayedCalls.cancel(of: target)
    }

    /// Forgets the calls of the method with the argument that wait for the object.
    @preconcurrency @MainActor
    public class func cancelPreviousPerformRequests(
        withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
    ) {
        guard let target = aTarget as? NSObject else { return }
        DelayedCalls.cancel(of: target) { $0 == aSelector && $1 == anArgument as? AnyHashable }
    }
}
