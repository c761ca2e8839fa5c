import Foundation
import Synchronization
import UIKit

/// A duration, such as `.seconds(1)`.
public typealias NimbleTimeInterval = DispatchTimeInterval

extension DispatchTimeInterval {
    var seconds: Double {
        switch self {
        case .seconds(let count): Double(count)
        case .milliseconds(let count): Double(count) / 1e3
        case .microseconds(let count): Double(count) / 1e6
        case .nanoseconds(let count): Double(count) / 1e9
        default: .infinity
        }
    }

    init(seconds: Double) { self = .nanoseconds(Int(min(seconds, 1e9) * 1e9)) }
}

/// The times of expectations that have none of their own.
public struct PollingDefaults: Sendable {
    private static let times = Mutex(
        (timeout: NimbleTimeInterval.seconds(1), interval: NimbleTimeInterval.milliseconds(10)))

    public static var timeout: NimbleTimeInterval {
        get { times.withLock(\.timeout) }
        set { times.withLock { $0.timeout = newValue } }
    }
    public static var pollInterval: NimbleTimeInterval {
        get { times.withLock(\.interval) }
        set { times.withLock { $0.interval = newValue } }
    }

    // The names until version 8, which are in seconds.
    public static var Timeout: TimeInterval {
        get { timeout.seconds }
        set { timeout = NimbleTimeInterval(seconds: newValue) }
    }
    public static var PollInterval: TimeInterval {
        get { pollInterval.seconds }
        set { pollInterval = NimbleTimeInterval(seconds: newValue) }
    }
}

public typealias AsyncDefaults = PollingDefaults

/// A wait for a condition, which is tried repeatedly.
struct Polling {
    let timeout: NimbleTimeInterval
    var interval: NimbleTimeInterval = PollingDefaults.pollInterval

    /// Waits until the condition is met, and returns whether it was in time. The run loop runs meanwhile.
    func wait(until isMet: () -> Bool) -> Bool {
        let end = Date(timeIntervalSinceNow: timeout.seconds)
        while !isMet() {
            guard Date() < end else { return isMet() }
            AppSurroundings.run(.current, until: min(Date(timeIntervalSinceNow: interval.seconds), end))
        }
        return true
    }

    /// Waits until the condition is met, and returns whether it was in time. Other tasks run meanwhile.
    func wait(until isMet: () async -> Bool) async -> Bool {
        let end = Date(timeIntervalSinceNow: timeout.seconds)
        while await !isMet() {
            guard Date() < end else { return await isMet() }
            try? await Task.sleep(nanoseconds: UInt64(max(interval.seconds, 0.001) * 1e9))
        }
        return true
    }
}

extension SyncExpectation {
    /// Reports whether the value becomes as expected, or remains so, in a time.
    private func poll(_ check: Check<Value>, _ polling: Polling, remains: Bool = false) {
        let expression = expression.withoutCaching()
        var failure: FailureMessage?
        _ = polling.wait {
            failure = check.failure(of: expression)
            return (failure == nil) != remains
        }
        NimbleEnvironment.report(failure, at: location)
    }

    @MainActor private func pollSuspending(
        _ check: Check<Value>, _ polling: Polling, remains: Bool = false
    ) async {
        let expression = expression.withoutCaching()
        var failure: FailureMessage?
        _ = await polling.wait { () async -> Bool in
            failure = check.failure(of: expression)
            return (failure == nil) != remains
        }
        NimbleEnvironment.report(failure, at: location)
    }

    // MARK: Values that become as expected

    /// Waits until the value is as expected, and fails if it is not in time.
    @available(*, noasync)
    public func toEventually(
        _ matcher: Matcher<Value>, timeout: NimbleTimeInterval = PollingDefaults.timeout,
        pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
    ) {
        poll(
            Check(matcher, .toMatch, description, "eventually"),
            .init(timeout: timeout, interval: pollInterval))
    }

    /// Waits until the value is not as described, and fails if it is in time.
    @available(*, noasync)
    public func toEventuallyNot(
        _ matcher: Matcher<Value>, timeout: NimbleTimeInterval = PollingDefaults.timeout,
        pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
    ) {
        poll(
            Check(matcher, .toNotMatch, description, "eventually"),
            .init(timeout: timeout, interval: pollInterval))
    }

    /// Waits until the value is not as described.
    @available(*, noasync)
    public func toNotEventually(
        _ matcher: Matcher<Value>, timeout: NimbleTimeInterval = PollingDefaults.timeout,
        pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
    ) {
        toEventuallyNot(matcher, timeout: timeout, pollInterval: pollInterval, description: description)
    }

    // Times in seconds, as until version 8.

    /// Waits until the value is as expected, and fails if it is not in time.
    public func toEventually(
        _ matcher: Matcher<Value>, timeout: TimeInterval, pollInterval: TimeInterval = 0.01,
        description: String? = nil
    ) {
        let polling = Polling(timeout: .init(seconds: timeout), interval: .init(seconds: pollInterval))
        poll(Check(matcher, .toMatch, description, "eventually"), polling)
    }

    /// Waits until the value is not as described.
    public func toEventuallyNot(
        _ matcher: Matcher<Value>, timeout: TimeInterval, pollInterval: TimeInterval = 0.01,
        description: String? = nil
    ) {
        let polling = Polling(timeout: .init(seconds: timeout), interval: .init(seconds: pollInterval))
        poll(Check(matcher, .toNotMatch, description, "eventually"), polling)
    }

    /// Waits until the value is not as described.
    public func toNotEventually(
        _ matcher: Matcher<Value>, timeout: TimeInterval, pollInterval: TimeInterval = 0.01,
        description: String? = nil
    ) {
        toEventuallyNot(matcher, timeout: timeout, pollInterval: pollInterval, description: description)
    }

    /// Waits until the value is as expected, and fails if it is not in time.
    @MainActor public func toEventually(
        _ matcher: Matcher<Value>, timeout: NimbleTimeInterval = PollingDefaults.timeout,
        pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
    ) async {
        let polling = Polling(timeout: timeout, interval: pollInterval)
        await pollSuspending(Check(matcher, .toMatch, description, "eventually"), polling)
    }

    /// Waits until the value is not as described.
    @MainActor public func toEventuallyNot(
        _ matcher: Matcher<Value>, timeout: NimbleTimeInterval = PollingDefaults.timeout,
        pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
    ) async {
        let polling = Polling(timeout: timeout, interval: pollInterval)
        await pollSuspending(Check(matcher, .toNotMatch, description, "eventually"), polling)
    }

    /// Waits until the value is not as described.
    @MainActor public func toNotEventually(
        _ matcher: Matcher<Value>, timeout: NimbleTimeInterval = PollingDefaults.timeout,
        pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
    ) async {
        await toEventuallyNot(matcher, timeout: timeout, pollInterval: pollInterval, description: description)
    }

    // MARK: Values that remain as expected

    /// Waits, and fails if the value is as described meanwhile.
    @available(*, noasync)
    public func toNever(
        _ matcher: Matcher<Value>, until: NimbleTimeInterval = PollingDefaults.timeout,
        pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
    ) {
        let polling = Polling(timeout: until, interval: pollInterval)
        poll(Check(matcher, .toNotMatch, description, "ever"), polling, remains: true)
    }

    /// Waits, and fails if the value is as described meanwhile.
    @available(*, noasync)
    public func neverTo(
        _ matcher: Matcher<Value>, until: NimbleTimeInterval = PollingDefaults.timeout,
        pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
    ) {
        toNever(matcher, until: until, pollInterval: pollInterval, description: description)
    }

    /// Waits, and fails if the value is not as expected meanwhile.
    @available(*, noasync)
    public func toAlways(
        _ matcher: Matcher<Value>, until: NimbleTimeInterval = PollingDefaults.timeout,
        pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
    ) {
        let polling = Polling(timeout: until, interval: pollInterval)
        poll(Check(matcher, .toMatch, description, "always"), polling, remains: true)
    }

    /// Waits, and fails if the value is not as expected meanwhile.
    @available(*, noasync)
    public func alwaysTo(
        _ matcher: Matcher<Value>, until: NimbleTimeInterval = PollingDefaults.timeout,
        pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
    ) {
        toAlways(matcher, until: until, pollInterval: pollInterval, description: description)
    }

    /// Waits, and fails if the value is as described meanwhile.
    @MainActor public func toNever(
        _ matcher: Matcher<Value>, until: NimbleTimeInterval = PollingDefaults.timeout,
        pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
    ) async {
        let polling = Polling(timeout: until, interval: pollInterval)
        await pollSuspending(Check(matcher, .toNotMatch, description, "ever"), polling, remains: true)
    }

    /// Waits, and fails if the value is not as expected meanwhile.
    @MainActor public func toAlways(
        _ matcher: Matcher<Value>, until: NimbleTimeInterval = PollingDefaults.timeout,
        pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
    ) async {
        let polling = Polling(timeout: until, interval: pollInterval)
        await pollSuspending(Check(matcher, .toMatch, description, "always"), polling, remains: true)
    }
}
