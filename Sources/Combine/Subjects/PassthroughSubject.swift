import Foundation

/// A subject that passes values on to its subscribers, and keeps none.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
    private let lock = NSLock()
    private var conduits = ConduitList<Output, Failure>()
    private var upstreams: [any Subscription] = []
    private var hasDemand = false
    private var completion: Subscribers.Completion<Failure>?

    /// Creates a subject without subscribers.
    public init() {}

    deinit { for upstream in upstreams { upstream.cancel() } }

    /// Sends a subscription that this subject requests values from, once a subscriber requests some.
    public func send(subscription: any Subscription) {
        let requestsNow = lock.withLock {
            upstreams.append(subscription)
            return hasDemand
        }
        if requestsNow { subscription.request(.unlimited) }
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        let conduit = SubjectConduit("PassthroughSubject", parent: self, downstream: subscriber)
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

    /// Sends a value to the subscribers that have requested one.
    public func send(_ input: Output) {
        for conduit in lock.withLock({ completion == nil ? conduits.all : [] }) { conduit.offer(input) }
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

extension PassthroughSubject: ConduitParent {
    func remove(_ conduit: Conduit<Output, Failure>) { lock.withLock { conduits.remove(conduit) } }

    func demandWasRequested() {
        let waiting = lock.withLock { () -> [any Subscription] in
            guard !hasDemand else { return [] }
            hasDemand = true
            return upstreams
        }
        for upstream in waiting { upstream.request(.unlimited) }
    }
}
