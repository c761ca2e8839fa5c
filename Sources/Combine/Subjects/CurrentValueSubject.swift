import Foundation

/// A subject that keeps one value and sends it, and each new one, to its subscribers.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    private let lock = NSLock()
    private var conduits = ConduitList<Output, Failure>()
    private var upstreams: [any Subscription] = []
    private var completion: Subscribers.Completion<Failure>?
    private var current: Output

    /// The value; a new one is sent to the subscribers.
    public var value: Output {
        get { lock.withLock { current } }
        set {
            // The value may be changed after the end as well.
            let isOver = lock.withLock {
                if completion != nil { current = newValue }
                return completion != nil
            }
            if !isOver { send(newValue) }
        }
    }

    /// Creates a subject with a first value.
    public init(_ value: Output) { current = value }

    deinit { for upstream in upstreams { upstream.cancel() } }

    /// Sends a subscription that this subject requests values from.
    public func send(subscription: any Subscription) {
        lock.withLock { upstreams.append(subscription) }
        subscription.request(.unlimited)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        let conduit = SubjectConduit(
            "CurrentValueSubject", parent: self, downstream: subscriber, currentValue: { $0.value })
        let end = lock.withLock { () -> Subscribers.Completion<Failure>? in
            if completion == nil { conduits.add(conduit) }
            return completion
        }
        if let end {
            subscriber.receive(subscription: Subscriptions.empty)
            subscriber.receive(completion: end)
        } else {
            subscriber.receive(subscription: conduit)
        }
    }

    /// Changes the value and sends it to the subscribers.
    public func send(_ input: Output) {
        let receivers = lock.withLock { () -> [Conduit<Output, Failure>] in
            guard completion == nil else { return [] }
            current = input
            return conduits.all
        }
        for conduit in receivers { conduit.offer(input) }
    }

    /// Sends the end to the subscribers; later events have no effect.
    public func send(completion: Subscribers.Completion<Failure>) {
        let ended = lock.withLock { () -> [Conduit<Output, Failure>] in
            guard self.completion == nil else { return [] }
            self.completion = completion
            return conduits.removeAll()
        }
        for conduit in ended { conduit.finish(completion) }
    }
}

extension CurrentValueSubject: ConduitParent {
    func remove(_ conduit: Conduit<Output, Failure>) { lock.withLock { conduits.remove(conduit) } }
    func demandWasRequested() {}
}
