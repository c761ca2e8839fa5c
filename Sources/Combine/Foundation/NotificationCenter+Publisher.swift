import Foundation

extension NotificationCenter {
    /// Returns a publisher of the notifications of a name, from one object or from any.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil)
        -> NotificationCenter.Publisher
    {
        Publisher(center: self, name: name, object: object)
    }

    /// A publisher of notifications.
    public struct Publisher: Combine.Publisher {
        /// Notifications are published.
        public typealias Output = Notification
        /// It never fails.
        public typealias Failure = Never

        /// The center that notifications are posted to.
        public let center: NotificationCenter
        /// The name of the notifications.
        public let name: Notification.Name
        /// The object that they come from; nil for any.
        public let object: AnyObject?

        /// Creates a publisher of the notifications of a name, from one object or from any.
        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            self.center = center
            self.name = name
            self.object = object
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where Notification == S.Input, Never == S.Failure {
            subscriber.receive(subscription: Inner(self, subscriber))
        }
    }
}

extension NotificationCenter.Publisher: Equatable {
    /// Two are equal when they publish the same notifications.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.center === rhs.center && lhs.name == rhs.name && lhs.object === rhs.object
    }
}

extension NotificationCenter.Publisher {
    private final class Inner<Downstream: Subscriber>: Subscription, Described
    where Downstream.Input == Notification, Downstream.Failure == Never {
        private let lock = NSLock()
        private let delivery = NSRecursiveLock()
        private var publisher: NotificationCenter.Publisher?
        private var observation: (any NSObjectProtocol)?
        private var demand = Subscribers.Demand.none

        init(_ publisher: NotificationCenter.Publisher, _ downstream: Downstream) {
            self.publisher = publisher
            let receive = UncheckedBox<(Notification) -> Void> { [weak self] in self?.receive($0, downstream)
            }
            observation = publisher.center.addObserver(
                forName: publisher.name, object: publisher.object, queue: nil
            ) { receive.value($0) }
        }

        var name: String { "NotificationCenter Observer" }
        var children: [Mirror.Child] {
            lock.withLock {
                [
                    ("center", publisher?.center as Any), ("name", publisher?.name as Any),
                    ("object", publisher?.object as Any), ("demand", demand),
                ]
            }
        }

        private func receive(_ notification: Notification, _ downstream: Downstream) {
            let isRequested = lock.withLock {
                guard demand > 0 else { return false }
                demand -= 1
                return true
            }
            guard isRequested else { return }
            let more = delivery.withLock { downstream.receive(notification) }
            lock.withLock { demand += more }
        }

        func request(_ demand: Subscribers.Demand) { lock.withLock { self.demand += demand } }

        func cancel() {
            lock.lock()
            guard let observation, let center = publisher?.center else { return lock.unlock() }
            self.observation = nil
            publisher = nil
            lock.unlock()
            center.removeObserver(observation)
        }
    }
}
