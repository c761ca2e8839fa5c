import Foundation

/// The state of a subscriber's upstream.
enum UpstreamState {
    case awaiting
    case subscribed(any Subscription)
    case finished

    /// Ends the connection and returns the former state: what is deallocated with it may call back, for which the lock
    /// has to be open again.
    mutating func finish() -> UpstreamState {
        defer { self = .finished }
        return self
    }
}

/// The part of an operator between an upstream and a subscriber, which is the subscriber's subscription.
///
/// Subclasses add the part of a subscriber. Locks are never held while others are called.
class Stage<Downstream: Subscriber>: Subscription, Described {
    let name: String
    let downstream: Downstream
    let lock = NSLock()
    var state = UpstreamState.awaiting

    init(_ name: String, _ downstream: Downstream) {
        self.name = name
        self.downstream = downstream
    }

    var children: [Mirror.Child] { [] }

    /// The subscription while there is one.
    final var upstream: (any Subscription)? {
        lock.withLock { if case .subscribed(let subscription) = state { subscription } else { nil } }
    }

    /// Accepts the first subscription; a later one is cancelled.
    final func accept(_ subscription: any Subscription) -> Bool {
        let isFirst = lock.withLock {
            guard case .awaiting = state else { return false }
            state = .subscribed(subscription)
            return true
        }
        if !isFirst { subscription.cancel() }
        return isFirst
    }

    /// Ends the connection and returns the subscription; nil when there was none, which changes nothing.
    final func end() -> (any Subscription)? {
        lock.withLock {
            guard case .subscribed(let subscription) = state else { return nil }
            state = .finished
            return subscription
        }
    }

    func receive(subscription: any Subscription) {
        if accept(subscription) { downstream.receive(subscription: self) }
    }

    func request(_ demand: Subscribers.Demand) { upstream?.request(demand) }

    func cancel() { end()?.cancel() }
}
