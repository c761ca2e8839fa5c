import Foundation

extension Subscribers {
    /// A subscriber that assigns each value to a property of an object.
    public final class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible,
        CustomReflectable,
        CustomPlaygroundDisplayConvertible
    {
        /// There is no error.
        public typealias Failure = Never

        private let lock = NSLock()
        private var state = UpstreamState.awaiting
        private var target: Root?

        /// The object with the property; nil after the end.
        public var object: Root? { lock.withLock { target } }
        /// The property.
        public let keyPath: ReferenceWritableKeyPath<Root, Input>

        /// "Assign" with the object's type.
        public var description: String { "Assign \(Root.self)." }
        /// The object, the property and the subscription.
        public var customMirror: Mirror {
            let (target, state) = lock.withLock { (self.target, self.state) }
            return Mirror(
                self,
                children: [
                    ("object", target as Any), ("keyPath", keyPath), ("status", state as Any),
                ])
        }
        /// The description.
        public var playgroundDescription: Any { description }

        /// Creates a subscriber that assigns to a property of an object, which it holds.
        public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
            target = object
            self.keyPath = keyPath
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

        /// Assigns the value.
        public func receive(_ value: Input) -> Subscribers.Demand {
            let target = lock.withLock { () -> Root? in
                if case .subscribed = state { return self.target }
                return nil
            }
            target?[keyPath: keyPath] = value
            return .none
        }

        /// Lets go of the object.
        public func receive(completion: Subscribers.Completion<Never>) { _ = end() }

        /// Cancels the subscription and lets go of the object.
        public func cancel() { end()?.cancel() }

        private func end() -> (any Subscription)? {
            let (subscription, released) = lock.withLock { () -> ((any Subscription)?, Root?) in
                guard case .subscribed(let subscription) = state else { return (nil, nil) }
                state = .finished
                defer { target = nil }
                return (subscription, target)
            }
            withExtendedLifetime(released) {}
            return subscription
        }
    }
}

extension Publisher where Failure == Never {
    /// Assigns each value to a property of an object, which is held until the result is cancelled.
    public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root)
        -> AnyCancellable
    {
        let subscriber = Subscribers.Assign(object: object, keyPath: keyPath)
        subscribe(subscriber)
        return AnyCancellable(subscriber)
    }
}
