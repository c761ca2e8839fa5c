import Foundation
import RxSwift

/// A time of a virtual clock.
public typealias TestTime = Int

/// A value with the time at which it was sent.
public struct Recorded<Value> {
    public let time: TestTime
    public let value: Value

    public init(time: TestTime, value: Value) { (self.time, self.value) = (time, value) }
}

extension Recorded: Equatable where Value: Equatable {}

extension Recorded: CustomDebugStringConvertible {
    public var debugDescription: String { "\(value) @ \(time)" }
}

extension Recorded {
    /// Returns an element at a time.
    public static func next<T>(_ time: TestTime, _ element: T) -> Recorded<Event<T>> where Value == Event<T> {
        Recorded(time: time, value: .next(element))
    }

    /// Returns the completion of a sequence.
    public static func completed<T>(_ time: TestTime, _ type: T.Type = T.self) -> Recorded<Event<T>>
    where Value == Event<T> {
        Recorded(time: time, value: .completed)
    }

    /// Returns the failure of a sequence.
    public static func error<T>(_ time: TestTime, _ error: any Swift.Error, _ type: T.Type = T.self)
        -> Recorded<Event<T>> where Value == Event<T>
    {
        Recorded(time: time, value: .error(error))
    }
}

extension Recorded {
    /// Returns the events as an array.
    public static func events<T>(_ recordedEvents: Recorded<Event<T>>...) -> [Recorded<Event<T>>]
    where Value == Event<T> {
        recordedEvents
    }

    /// Returns the events, whose type the compiler infers.
    public static func events<T>(_ recordedEvents: [Recorded<Event<T>>]) -> [Recorded<Event<T>>]
    where Value == Event<T> {
        recordedEvents
    }
}

// MARK: The functions until version 4

public func next<T>(_ time: TestTime, _ element: T) -> Recorded<Event<T>> { .next(time, element) }

public func completed<T>(_ time: TestTime, _ type: T.Type = T.self) -> Recorded<Event<T>> {
    .completed(time, type)
}

public func error<T>(_ time: TestTime, _ error: any Swift.Error, _ type: T.Type = T.self)
    -> Recorded<Event<T>>
{
    .error(time, error, type)
}

// MARK: Comparison

/// Two errors are equal if their domains, codes and descriptions are.
private func areEqual(_ first: any Swift.Error, _ second: any Swift.Error) -> Bool {
    first._domain == second._domain && first._code == second._code && "\(first)" == "\(second)"
}

extension Event: @retroactive Equatable where Element: Equatable {
    public static func == (first: Event, second: Event) -> Bool {
        switch (first, second) {
        case (.completed, .completed): true
        case (.error(let first), .error(let second)): areEqual(first, second)
        case (.next(let first), .next(let second)): first == second
        default: false
        }
    }
}

extension MaybeEvent: @retroactive Equatable where Element: Equatable {
    public static func == (first: MaybeEvent, second: MaybeEvent) -> Bool {
        switch (first, second) {
        case (.completed, .completed): true
        case (.error(let first), .error(let second)): areEqual(first, second)
        case (.success(let first), .success(let second)): first == second
        default: false
        }
    }
}

extension CompletableEvent: @retroactive Equatable {
    public static func == (first: CompletableEvent, second: CompletableEvent) -> Bool {
        switch (first, second) {
        case (.completed, .completed): true
        case (.error(let first), .error(let second)): areEqual(first, second)
        default: false
        }
    }
}
