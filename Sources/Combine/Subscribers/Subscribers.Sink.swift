import Foundation

extension Subscribers {
    /// A subscriber that requests everything and passes it to closures.
    public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, CustomStringConvertible,
        CustomReflectable, CustomPlaygroundDisplayConvertible
    {
        private let lock = NSLock()
        private var state = UpstreamState.awaiting
        private var onValue: (Input) -> Void
        private var onCompletion: (Subscribers.Completion<Failure>) -> Void

        /// The closure that values are passed to.
        public var receiveValue: (Input) -> Void { lock.withLock { onValue } }
        /// The closure that the end is passed to.
        public var receiveCompletion: (Subscribers.Completion<Failure>) -> Void {
            lock.withLock { onCompletion }
        }

        /// "Sink".
        public var description: String { "Sink" }
        /// A mirror without children.
        public var customMirror: Mirror { Mirror(self, children: EmptyCollection()) }
        /// The description.
        public var playgroundDescription: Any { description }

        /// Creates a subscriber that passes everything to closures.
        public init(
            receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
            receiveValue: @escaping (Input) -> Void
        ) {
            onCompletion = receiveCompletion
            onValue = receiveValue
        }

        /// Requests everything from the first subscription; a later one is cancelled.
        public func receive(subscription: any Subscription) {
            let isFirst = lock.withLock {
                guard case .awaiting = state else { return false }
                state = .subscribed(subscription)
                return true
            }
            if isFirst { subscription.request(.unlimited) } else { subscription.cancel() }
        }

        /// Passes the value to its closure.
        public func receive(_ value: Input) -> Subscribers.Demand {
            receiveValue(value)
            return .none
        }

        /// Passes the end to its closure, and lets go of both.
        public func receive(completion: Subscribers.Completion<Failure>) {
            let receive = receiveCompletion
            _ = end()
            receive(completion)
        }

        /// Cancels the subscription. Without one the closures stay, and receive what a publisher sends even so.
        public func cancel() {
            let isSubscribed = lock.withLock {
                if case .subscribed = state { return true }
                state = .finished
                return false
            }
            if isSubscribed { end()?.cancel() }
        }

        private func end() -> (any Subscription)? {
            // Deallocating what the closures capture may call back, so that it happens outside of the lock.
            let (subscription, closures) = lock.withLock { () -> ((any Subscription)?, [Any]) in
                let closures: [Any] = [onValue, onCompletion]
                onValue = { _ in }
                onCompletion = { _ in }
                defer { state = .finished }
                if case .subscribed(let subscription) = state { return (subscription, closures) }
                return (nil, closures)
            }
            withExtendedLifetime(closures) {}
            return subscription
        }
    }
}

extension Publisher {
    /// Passes all values and the end to closures, until the result is cancelled or deallocated.
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        let subscriber = Subscribers.Sink<Output, Failure>(
            receiveCompletion: receiveCompletion, receiveValue: receiveValue)
        subscribe(subscriber)
        return AnyCancellable(subscriber)
    }
}

extension Publisher where Failure == Never {
    /// Passes all values to a closure, until the result is cancelled or deallocated.
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }
}
