import Combine
import Foundation

extension _KeyValueCodingAndObserving where Self: NSObject {
    /// Returns a publisher of the property's values: the current one, and each new one.
    ///
    /// The name of the property must be known here, as for `observe(_:options:changeHandler:)`.
    public func publisher<Value>(
        for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
        NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
    }
}

extension NSObject {
    /// A publisher of the values of an observed property.
    public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Equatable {
        /// The observed object.
        public let object: Subject
        /// The observed property.
        public let keyPath: KeyPath<Subject, Value>
        /// The values that are published: that of now, and those before changes.
        public let options: NSKeyValueObservingOptions

        /// Creates a publisher of the values of an object's property.
        public init(
            object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions
        ) {
            self.object = object
            self.keyPath = keyPath
            self.options = options
        }

        /// Returns whether two publishers publish the same values.
        public static func == (lhs: Self, rhs: Self) -> Bool {
            lhs.object === rhs.object && lhs.keyPath == rhs.keyPath && lhs.options == rhs.options
        }
    }
}

extension NSObject.KeyValueObservingPublisher: Publisher {
    /// The values of the property are published.
    public typealias Output = Value
    /// It never fails.
    public typealias Failure = Never

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
        let subscription = KeyValueSubscription<S, Subject>(subscriber)
        subscription.observe(self)
        subscriber.receive(subscription: subscription)
        subscription.start()
    }
}

/// The subscription to the values of an observed property. A value that is not requested is kept until the next request,
/// unless a newer one replaces it.
private final class KeyValueSubscription<Downstream: Subscriber, Subject: NSObject>: Subscription
where Downstream.Failure == Never {
    private let lock = NSLock()
    private let delivery = NSRecursiveLock()
    private var downstream: Downstream?
    private var observation: NSKeyValueObservation?
    private var demand = Subscribers.Demand.none
    private var latest: Downstream.Input?
    /// Whether the subscriber has received the subscription.
    private var isStarted = false

    init(_ downstream: Downstream) { self.downstream = downstream }

    /// Observes the property. The object is retained, as by the publisher.
    func observe(_ publisher: NSObject.KeyValueObservingPublisher<Subject, Downstream.Input>) {
        let path = publisher.keyPath
        observation = publisher.object.observe(path, options: publisher.options) { [weak self] object, _ in
            self?.keep(object[keyPath: path])
        }
        retained = publisher.object
    }

    private var retained: Subject?

    private func keep(_ value: Downstream.Input) {
        lock.withLock { latest = value }
        send()
    }

    func start() {
        lock.withLock { isStarted = true }
        send()
    }

    func request(_ demand: Subscribers.Demand) {
        lock.withLock { self.demand += demand }
        send()
    }

    /// Sends the kept value if it is requested.
    private func send() {
        lock.lock()
        guard isStarted, demand > 0, let value = latest, let downstream else { return lock.unlock() }
        latest = nil
        demand -= 1
        lock.unlock()
        let more = delivery.withLock { downstream.receive(value) }
        lock.withLock { self.demand += more }
    }

    func cancel() {
        lock.lock()
        let observation = observation
        (self.observation, downstream, latest, retained) = (nil, nil, nil, nil)
        lock.unlock()
        observation?.invalidate()
    }
}
