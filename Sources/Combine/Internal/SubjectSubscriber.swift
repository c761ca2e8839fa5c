import Foundation

/// Attaches a subject to a publisher, without retaining the subject, which retains its subscription.
final class SubjectSubscriber<Downstream: Subject>: Subscriber, Subscription, Described {
    private let lock = NSLock()
    private weak var downstream: Downstream?
    private var upstream: (any Subscription)?

    init(_ downstream: Downstream) { self.downstream = downstream }

    var name: String { "Subject" }

    var children: [Mirror.Child] {
        lock.withLock {
            [
                ("downstreamSubject", downstream as Any), ("upstreamSubscription", upstream as Any),
                ("subject", downstream as Any),
            ]
        }
    }

    func receive(subscription: any Subscription) {
        let subject = lock.withLock { () -> Downstream? in
            guard upstream == nil, let downstream else { return nil }
            upstream = subscription
            return downstream
        }
        guard let subject else { return subscription.cancel() }
        subject.send(subscription: self)
    }

    func receive(_ input: Downstream.Output) -> Subscribers.Demand {
        lock.withLock { upstream == nil ? nil : downstream }?.send(input)
        return .none
    }

    func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        let subject = lock.withLock { () -> Downstream? in
            guard upstream != nil else { return nil }
            defer {
                upstream = nil
                downstream = nil
            }
            return downstream
        }
        subject?.send(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) { lock.withLock { upstream }?.request(demand) }

    func cancel() {
        let subscription = lock.withLock { () -> (any Subscription)? in
            defer {
                upstream = nil
                downstream = nil
            }
            return upstream
        }
        subscription?.cancel()
    }
}
