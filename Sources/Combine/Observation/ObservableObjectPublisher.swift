import Foundation

/// A publisher that announces the changes of an object.
public final class ObservableObjectPublisher: Publisher {
    /// Nothing but the announcement is sent.
    public typealias Output = Void
    /// It never fails.
    public typealias Failure = Never

    private let lock = NSLock()
    private var conduits = ConduitList<Void, Never>()

    /// Creates a publisher without subscribers.
    public init() {}

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Void == S.Input, Never == S.Failure {
        let conduit = Inner(parent: self, downstream: subscriber)
        lock.withLock { conduits.add(conduit) }
        subscriber.receive(subscription: conduit)
    }

    /// Announces a change to the subscribers, regardless of their demand.
    public func send() {
        for conduit in lock.withLock({ conduits.all }) { conduit.offer(()) }
    }

    private func remove(_ conduit: Conduit<Void, Never>) { lock.withLock { conduits.remove(conduit) } }

    private final class Inner<Downstream: Subscriber>: Conduit<Void, Never>, Subscription, Described
    where Downstream.Input == Void, Downstream.Failure == Never {
        private let lock = NSLock()
        private var parent: ObservableObjectPublisher?
        private var downstream: Downstream?
        private var isRequested = false

        init(parent: ObservableObjectPublisher, downstream: Downstream) {
            self.parent = parent
            self.downstream = downstream
        }

        var name: String { "ObservableObjectPublisher" }
        var children: [Mirror.Child] { lock.withLock { [("downstream", downstream as Any)] } }

        override func offer(_ output: Void) {
            _ = lock.withLock { isRequested ? downstream : nil }?.receive()
        }

        func request(_ demand: Subscribers.Demand) {
            Contract.requirePositive(demand)
            lock.withLock { isRequested = true }
        }

        func cancel() {
            let parent = lock.withLock { () -> ObservableObjectPublisher? in
                defer {
                    self.parent = nil
                    downstream = nil
                }
                return self.parent
            }
            parent?.remove(self)
        }
    }
}
