import Foundation

extension Publishers {
    /// A publisher that keeps another one's values until they are requested.
    public struct Buffer<Upstream: Publisher>: Publisher {
        /// The type of the values that are published.
        public typealias Output = Upstream.Output
        /// The kind of error that ends publishing.
        public typealias Failure = Upstream.Failure

        /// The publisher that values come from.
        public let upstream: Upstream
        /// The maximum number of stored values.
        public let size: Int
        /// The strategy for requesting values.
        public let prefetch: Publishers.PrefetchStrategy
        /// The treatment of values that do not fit.
        public let whenFull: Publishers.BufferingStrategy<Upstream.Failure>

        /// Creates a publisher that keeps another one's values until they are requested.
        public init(
            upstream: Upstream, size: Int, prefetch: Publishers.PrefetchStrategy,
            whenFull: Publishers.BufferingStrategy<Upstream.Failure>
        ) {
            self.upstream = upstream
            self.size = size
            self.prefetch = prefetch
            self.whenFull = whenFull
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            upstream.subscribe(Inner(self, subscriber))
        }
    }
}

extension Publishers.Buffer {
    private final class Inner<Downstream: Subscriber>: Subscriber, Subscription, Described
    where Downstream.Input == Output, Downstream.Failure == Failure {
        typealias Input = Upstream.Output
        typealias Failure = Upstream.Failure

        private let size: Int
        private let prefetch: Publishers.PrefetchStrategy
        private let whenFull: Publishers.BufferingStrategy<Failure>
        private let lock = NSLock()
        private let downstream: Downstream
        private var state = UpstreamState.awaiting
        private var values: [Output] = []
        private var demand = Subscribers.Demand.none
        private var terminal: Subscribers.Completion<Failure>?
        private var isSending = false

        init(_ buffer: Publishers.Buffer<Upstream>, _ downstream: Downstream) {
            size = buffer.size
            prefetch = buffer.prefetch
            whenFull = buffer.whenFull
            self.downstream = downstream
        }

        var name: String { "Buffer" }
        var children: [Mirror.Child] {
            lock.withLock {
                [
                    ("values", values), ("state", state), ("downstreamDemand", demand),
                    ("terminal", terminal as Any),
                ]
            }
        }

        func receive(subscription: any Subscription) {
            let isFirst = lock.withLock {
                guard case .awaiting = state else { return false }
                state = .subscribed(subscription)
                return true
            }
            guard isFirst else { return subscription.cancel() }
            subscription.request(prefetch == .keepFull ? .max(size) : .unlimited)
            downstream.receive(subscription: self)
        }

        func receive(_ input: Output) -> Subscribers.Demand {
            lock.lock()
            guard case .subscribed(let subscription) = state else {
                lock.unlock()
                return .none
            }
            if terminal == nil || isFinishing { keep(input, subscription) }
            lock.unlock()
            let sent = send()
            return prefetch == .keepFull ? .max(sent) : .none
        }

        private var isSubscribed: Bool { if case .subscribed = state { true } else { false } }
        private var isFinishing: Bool { if case .finished? = terminal { true } else { false } }

        /// Stores a value, or applies the strategy for values that do not fit. The lock is held.
        private func keep(_ input: Output, _ subscription: any Subscription) {
            guard values.count >= size, demand == .none || isSending else {
                return values.append(input)
            }
            switch whenFull {
            case .dropNewest: break
            case .dropOldest:
                if !values.isEmpty { values.removeFirst() }
                values.append(input)
            case .customError(let error):
                lock.unlock()
                let failure = error()
                subscription.cancel()
                lock.lock()
                terminal = .failure(failure)
            }
        }

        /// Sends values as far as they are requested, and returns how many.
        private func send() -> Int {
            lock.lock()
            guard !isSending else {
                lock.unlock()
                return 0
            }
            isSending = true
            var sent = 0
            while demand > 0, isSubscribed {
                guard !values.isEmpty else {
                    if terminal != nil { finish() }
                    break
                }
                let batch = Array(values.prefix(demand.max ?? values.count))
                values.removeFirst(batch.count)
                demand -= batch.count
                lock.unlock()
                var more = Subscribers.Demand.none
                for value in batch { more += downstream.receive(value) }
                sent += batch.count
                lock.lock()
                demand += more
                if case .failure? = terminal { finish() }
            }
            isSending = false
            lock.unlock()
            return sent
        }

        /// Sends the end. The lock is held, but not meanwhile.
        private func finish() {
            guard isSubscribed, let completion = terminal else { return }
            state = .finished
            lock.unlock()
            downstream.receive(completion: completion)
            lock.lock()
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            lock.lock()
            guard case .subscribed = state, terminal == nil else { return lock.unlock() }
            terminal = completion
            if case .failure = completion { finish() }
            lock.unlock()
            _ = send()
        }

        func request(_ demand: Subscribers.Demand) {
            lock.lock()
            guard case .subscribed(let subscription) = state else { return lock.unlock() }
            self.demand += demand
            lock.unlock()
            let sent = send()
            if sent > 0, prefetch == .keepFull { subscription.request(.max(sent)) }
        }

        func cancel() {
            lock.lock()
            guard case .subscribed(let subscription) = state else { return lock.unlock() }
            state = .finished
            values = []
            lock.unlock()
            subscription.cancel()
        }
    }
}

extension Publisher {
    /// Keeps values until they are requested.
    public func buffer(
        size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Failure>
    ) -> Publishers.Buffer<Self> {
        .init(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
    }
}
