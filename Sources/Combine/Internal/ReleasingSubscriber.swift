import Foundation

/// A subscriber that is released at the end or when the subscription is cancelled, although its operator stays with a publisher
/// or a scheduler.
final class ReleasingSubscriber<Downstream: Subscriber>: Subscriber {
    private let lock = NSLock()
    private var downstream: Downstream?

    init(_ downstream: Downstream) { self.downstream = downstream }

    func receive(subscription: any Subscription) {
        lock.withLock { downstream }?.receive(subscription: subscription)
    }

    func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        lock.withLock { downstream }?.receive(input) ?? .none
    }

    func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        take()?.receive(completion: completion)
    }

    /// Releases the subscriber, which receives nothing more.
    func release() { _ = take() }

    private func take() -> Downstream? {
        lock.withLock {
            defer { downstream = nil }
            return downstream
        }
    }
}
