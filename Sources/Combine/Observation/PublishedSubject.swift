import Foundation

/// The value of a published property, and who receives its changes.
final class PublishedSubject<Value>: ConduitParent {
    typealias Output = Value
    typealias Failure = Never

    private let lock = NSLock()
    private var current: Value
    private var conduits = ConduitList<Value, Never>()
    private var upstreams: [CombineIdentifier: any Subscription] = [:]
    private var objectWillChange: ObservableObjectPublisher?

    init(_ value: Value) { current = value }

    deinit { for upstream in upstreams.values { upstream.cancel() } }

    var value: Value { lock.withLock { current } }

    /// Publishes a new value, and only then stores it.
    func change(to value: Value) {
        let (publisher, receivers) = lock.withLock { (objectWillChange, conduits.all) }
        publisher?.send()
        for conduit in receivers { conduit.offer(value) }
        let old = lock.withLock { () -> Value in
            defer { current = value }
            return current
        }
        withExtendedLifetime(old) {}
    }

    func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
        let conduit = SubjectConduit(
            "PublishedSubject", parent: self, downstream: subscriber, currentValue: { $0.value })
        lock.withLock { conduits.add(conduit) }
        subscriber.receive(subscription: conduit)
    }

    func remove(_ conduit: Conduit<Value, Never>) { lock.withLock { conduits.remove(conduit) } }
    func demandWasRequested() {}

    // MARK: Publishers that are assigned to the property

    func add(_ upstream: any Subscription, of subscriber: CombineIdentifier) {
        lock.withLock { upstreams[subscriber] = upstream }
        upstream.request(.unlimited)
    }

    func removeUpstream(of subscriber: CombineIdentifier) { lock.withLock { upstreams[subscriber] = nil } }
}

/// A published property, for any type of value.
protocol PublishedProperty {
    /// The publisher of the object that the property belongs to.
    var objectWillChange: ObservableObjectPublisher? { get nonmutating set }
}

extension Published: PublishedProperty {
    var objectWillChange: ObservableObjectPublisher? {
        get { subject.willChange }
        nonmutating set { subject.willChange = newValue }
    }
}

extension PublishedSubject {
    var willChange: ObservableObjectPublisher? {
        get { lock.withLock { objectWillChange } }
        set { lock.withLock { objectWillChange = newValue } }
    }
}

/// Assigns values to a published property, which it does not keep alive.
final class PublishedSubscriber<Value>: Subscriber {
    typealias Input = Value
    typealias Failure = Never

    private weak var subject: PublishedSubject<Value>?
    private let lock = NSLock()
    private var hasSubscription = false

    init(_ subject: PublishedSubject<Value>) { self.subject = subject }

    func receive(subscription: any Subscription) {
        let isFirst = lock.withLock {
            defer { hasSubscription = true }
            return !hasSubscription
        }
        guard isFirst, let subject else { return subscription.cancel() }
        subject.add(subscription, of: combineIdentifier)
    }

    func receive(_ input: Value) -> Subscribers.Demand {
        subject?.change(to: input)
        return .none
    }

    func receive(completion: Subscribers.Completion<Never>) { subject?.removeUpstream(of: combineIdentifier) }
}
