import Foundation

extension Publishers {
    /// A publisher that connects another one while it has subscribers.
    public class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
        /// The type of the values that are published.
        public typealias Output = Upstream.Output
        /// The kind of error that ends publishing.
        public typealias Failure = Upstream.Failure

        /// The publisher that is connected.
        public final let upstream: Upstream

        private let lock = NSLock()
        private var subscribers = 0
        private var connection: (any Cancellable)?

        /// Creates a publisher that connects another one while it has subscribers.
        public init(upstream: Upstream) { self.upstream = upstream }

        /// Attaches a subscriber; the first one connects.
        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            upstream.subscribe(Inner(parent: self, downstream: subscriber))
            let connects = lock.withLock {
                subscribers += 1
                return subscribers == 1
            }
            guard connects else { return }
            let new = upstream.connect()
            lock.withLock { connection = new }
        }

        /// A subscriber has cancelled; the last one disconnects.
        fileprivate func subscriberCancelled() {
            let old = lock.withLock { () -> (any Cancellable)? in
                subscribers -= 1
                guard subscribers == 0 else { return nil }
                defer { connection = nil }
                return connection
            }
            old?.cancel()
        }
    }
}

extension Publishers.Autoconnect {
    private struct Inner<Downstream: Subscriber>: Subscriber, Described
    where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
        typealias Input = Upstream.Output
        typealias Failure = Upstream.Failure

        let combineIdentifier = CombineIdentifier()
        let parent: Publishers.Autoconnect<Upstream>
        let downstream: Downstream

        var name: String { "Autoconnect" }
        var children: [Mirror.Child] { [("parent", parent), ("downstream", downstream)] }

        func receive(subscription: any Subscription) {
            let parent = parent
            downstream.receive(subscription: CancelHook(subscription) { parent.subscriberCancelled() })
        }
        func receive(_ input: Input) -> Subscribers.Demand { downstream.receive(input) }
        func receive(completion: Subscribers.Completion<Failure>) {
            downstream.receive(completion: completion)
        }
    }
}

/// A subscription that reports when it is cancelled.
private final class CancelHook: Subscription, CustomStringConvertible, CustomPlaygroundDisplayConvertible {
    private let subscription: any Subscription
    private let lock = NSLock()
    private var action: (() -> Void)?

    init(_ subscription: any Subscription, action: @escaping () -> Void) {
        self.subscription = subscription
        self.action = action
    }

    var combineIdentifier: CombineIdentifier { subscription.combineIdentifier }
    var description: String { String(describing: subscription) }
    var playgroundDescription: Any { description }

    func request(_ demand: Subscribers.Demand) { subscription.request(demand) }

    func cancel() {
        subscription.cancel()
        let action = lock.withLock { () -> (() -> Void)? in
            defer { self.action = nil }
            return self.action
        }
        action?()
    }
}

extension ConnectablePublisher {
    /// Connects while there are subscribers.
    public func autoconnect() -> Publishers.Autoconnect<Self> { .init(upstream: self) }
}
