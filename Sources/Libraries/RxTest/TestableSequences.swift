import RxSwift

/// The times at which a subscription began and ended.
public struct Subscription: Hashable, Sendable, CustomDebugStringConvertible {
    public let subscribe: TestTime
    /// The end, or the last time of all for a subscription that has none.
    public let unsubscribe: TestTime

    public init(_ subscribe: TestTime, _ unsubscribe: TestTime = .max) {
        (self.subscribe, self.unsubscribe) = (subscribe, unsubscribe)
    }

    public var debugDescription: String {
        let end = unsubscribe == .max ? "Infinity" : "\(unsubscribe)"
        return "(\(subscribe) : \(end))"
    }
}

/// A sequence of given events that records its subscriptions.
public final class TestableObservable<Element>: ObservableType {
    public private(set) var subscriptions: [Subscription] = []
    /// The events of the sequence.
    public let recordedEvents: [Recorded<Event<Element>>]

    private let scheduler: TestScheduler
    private let observe: (AnyObserver<Element>) -> any Disposable

    init(
        _ scheduler: TestScheduler, _ events: [Recorded<Event<Element>>],
        _ observe: @escaping (AnyObserver<Element>) -> any Disposable
    ) {
        (self.scheduler, recordedEvents, self.observe) = (scheduler, events, observe)
    }

    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element {
        let index = subscriptions.count
        let begin = scheduler.clock
        subscriptions.append(Subscription(begin))
        let observation = observe(AnyObserver(observer))
        return Disposables.create { [scheduler] in
            observation.dispose()
            self.subscriptions[index] = Subscription(begin, scheduler.clock)
        }
    }
}

/// An observer that records events with their times.
public final class TestableObserver<Element>: ObserverType {
    public private(set) var events: [Recorded<Event<Element>>] = []

    private let scheduler: TestScheduler

    init(_ scheduler: TestScheduler) { self.scheduler = scheduler }

    public func on(_ event: Event<Element>) { events.append(Recorded(time: scheduler.clock, value: event)) }
}

/// Those who observe a sequence, in the order of their subscriptions.
final class Observers<Element> {
    private var handlers: [(key: Int, handle: (Event<Element>) -> Void)] = []
    private var lastKey = 0

    func on(_ event: Event<Element>) {
        for handler in handlers { handler.handle(event) }
    }

    func insert(_ handle: @escaping (Event<Element>) -> Void) -> any Disposable {
        lastKey += 1
        let key = lastKey
        handlers.append((key, handle))
        return Disposables.create { self.handlers.removeAll { $0.key == key } }
    }
}
