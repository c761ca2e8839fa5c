import Foundation
import RxSwift

/// Converts between the times of a virtual clock and dates.
public struct TestSchedulerVirtualTimeConverter: VirtualTimeConverterType {
    private let resolution: Double

    /// The resolution is the duration of a unit of virtual time, in seconds.
    init(resolution: Double) { self.resolution = resolution }

    public func convertFromVirtualTime(_ virtualTime: TestTime) -> RxTime {
        Date(timeIntervalSince1970: convertFromVirtualTimeInterval(virtualTime))
    }
    public func convertToVirtualTime(_ time: RxTime) -> TestTime {
        convertToVirtualTimeInterval(time.timeIntervalSince1970)
    }
    public func convertFromVirtualTimeInterval(_ virtualTimeInterval: TestTime) -> TimeInterval {
        Double(virtualTimeInterval) * resolution
    }
    public func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> TestTime {
        TestTime((timeInterval / resolution + 0.5).rounded(.down))
    }
    public func offsetVirtualTime(_ time: TestTime, offset: TestTime) -> TestTime { time + offset }
    public func compareVirtualTime(_ first: TestTime, _ second: TestTime) -> VirtualTimeComparison {
        first == second ? .equal : (first < second ? .lessThan : .greaterThan)
    }
}

/// A virtual clock for tests, with sequences and observers that use it.
public class TestScheduler: VirtualTimeScheduler<TestSchedulerVirtualTimeConverter>, @unchecked Sendable {
    /// The times at which a test creates, observes and disposes of a sequence.
    public struct Defaults {
        public static let created = 100
        public static let subscribed = 200
        public static let disposed = 1000
    }

    private let simulateProcessingDelay: Bool

    /// Work that is scheduled without a delay is due one unit later, unless no delay of processing is simulated.
    public init(
        initialClock: TestTime, resolution: Double = 1.0, simulateProcessingDelay: Bool = true
    ) {
        self.simulateProcessingDelay = simulateProcessingDelay
        super.init(
            initialClock: initialClock, converter: TestSchedulerVirtualTimeConverter(resolution: resolution))
    }

    public override func adjustScheduledTime(_ time: TestTime) -> TestTime {
        max(time, simulateProcessingDelay ? clock + 1 : clock)
    }

    /// Returns a sequence that sends events at their times to those who observe it then.
    public func createHotObservable<Element>(_ events: [Recorded<Event<Element>>])
        -> TestableObservable<Element>
    {
        let observers = Observers<Element>()
        for event in events {
            scheduleAt(event.time) { observers.on(event.value) }
        }
        return TestableObservable(self, events) { observers.insert($0.on) }
    }

    /// Returns a sequence that sends events at their times after each subscription.
    public func createColdObservable<Element>(_ events: [Recorded<Event<Element>>])
        -> TestableObservable<Element>
    {
        TestableObservable(self, events) { [unowned self] observer in
            let flag = BooleanDisposable()
            for event in events {
                _ = scheduleRelativeVirtual((), dueTime: event.time) { _ in
                    if !flag.isDisposed { observer.on(event.value) }
                    return Disposables.create()
                }
            }
            return flag
        }
    }

    /// Returns an observer that records events with their times.
    public func createObserver<Element>(_ type: Element.Type) -> TestableObserver<Element> {
        TestableObserver(self)
    }

    /// Performs an action at a time.
    public func scheduleAt(_ time: TestTime, action: @escaping () -> Void) {
        _ = scheduleAbsoluteVirtual((), time: time) { _ in
            action()
            return Disposables.create()
        }
    }

    /// Creates, observes and disposes of a sequence at the times, and returns its events.
    public func start<Element, OutputSequence: ObservableConvertibleType>(
        created: TestTime, subscribed: TestTime, disposed: TestTime,
        create: @escaping () -> OutputSequence
    ) -> TestableObserver<Element> where OutputSequence.Element == Element {
        var source: Observable<Element>?
        var subscription: (any Disposable)?
        let observer = createObserver(Element.self)
        scheduleAt(created) { source = create().asObservable() }
        scheduleAt(subscribed) { subscription = source?.subscribe(observer) }
        scheduleAt(disposed) { subscription?.dispose() }
        start()
        return observer
    }

    /// Observes a sequence until a time, and returns its events.
    public func start<Element, OutputSequence: ObservableConvertibleType>(
        disposed: TestTime, create: @escaping () -> OutputSequence
    ) -> TestableObserver<Element> where OutputSequence.Element == Element {
        start(
            created: Defaults.created, subscribed: Defaults.subscribed, disposed: disposed, create: create)
    }

    /// Observes a sequence, and returns its events.
    public func start<Element, OutputSequence: ObservableConvertibleType>(
        _ create: @escaping () -> OutputSequence
    ) -> TestableObserver<Element> where OutputSequence.Element == Element {
        start(disposed: Defaults.disposed, create: create)
    }
}
