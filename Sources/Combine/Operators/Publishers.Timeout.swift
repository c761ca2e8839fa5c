extension Publishers {
    /// A publisher that ends when another one sends nothing for some time.
    public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The type of the values that are published.
        public typealias Output = Upstream.Output
        /// The kind of error that ends publishing.
        public typealias Failure = Upstream.Failure

        /// The publisher that values come from.
        public let upstream: Upstream
        /// The time without a value.
        public let interval: Context.SchedulerTimeType.Stride
        /// The scheduler.
        public let scheduler: Context
        /// Options of the scheduler.
        public let options: Context.SchedulerOptions?
        /// The error to fail with; nil to finish.
        public let customError: (() -> Upstream.Failure)?

        /// Creates a publisher that ends when another one sends nothing for some time.
        public init(
            upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
            options: Context.SchedulerOptions?, customError: (() -> Upstream.Failure)?
        ) {
            self.upstream = upstream
            self.interval = interval
            self.scheduler = scheduler
            self.options = options
            self.customError = customError
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            upstream.subscribe(Inner(self, subscriber))
        }
    }
}

extension Publishers.Timeout {
    private final class Inner<Downstream: Subscriber>: Stage<Downstream>, Subscriber
    where Downstream.Input == Output, Downstream.Failure == Failure {
        typealias Input = Upstream.Output
        typealias Failure = Upstream.Failure

        private let scheduler: Context
        private let interval: Context.SchedulerTimeType.Stride
        private let options: Context.SchedulerOptions?
        private let customError: (() -> Failure)?
        private var timer: AnyCancellable?
        private var isRequested = false
        /// Whether the upstream's end is to be sent, before which the subscription can still be cancelled.
        private var isEnding = false
        private var isCancelled = false

        init(_ timeout: Publishers.Timeout<Upstream, Context>, _ downstream: Downstream) {
            scheduler = timeout.scheduler
            interval = timeout.interval
            options = timeout.options
            customError = timeout.customError
            super.init("Timeout", downstream)
        }

        override func receive(subscription: any Subscription) {
            guard accept(subscription) else { return }
            restart()
            downstream.receive(subscription: self)
        }

        /// Starts the time again.
        private func restart() {
            let old = lock.withLock {
                defer { timer = nil }
                return timer
            }
            old?.cancel()
            let new = AnyCancellable(
                scheduler.schedule(
                    after: scheduler.now.advanced(by: interval), interval: interval,
                    tolerance: scheduler.minimumTolerance, options: options
                ) { self.timeIsOver() })
            lock.withLock { if case .subscribed = state { timer = new } }
        }

        private func timeIsOver() {
            guard !lock.withLock({ isEnding }), let subscription = end() else { return }
            stop()
            subscription.cancel()
            lock.withLock { isCancelled = true }
            downstream.receive(completion: customError.map { .failure($0()) } ?? .finished)
        }

        private func stop() {
            let old = lock.withLock {
                defer { timer = nil }
                return timer
            }
            old?.cancel()
        }

        func receive(_ input: Input) -> Subscribers.Demand {
            guard upstream != nil, !lock.withLock({ isEnding }) else { return .none }
            restart()
            scheduler.schedule(options: options) {
                guard !self.lock.withLock({ self.isCancelled }) else { return }
                let more = self.downstream.receive(input)
                if more > 0 { self.upstream?.request(more) }
            }
            return .none
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            let isFirst = lock.withLock {
                guard case .subscribed = state, !isEnding else { return false }
                isEnding = true
                return true
            }
            guard isFirst else { return }
            stop()
            scheduler.schedule(options: options) {
                guard self.end() != nil else { return }
                self.downstream.receive(completion: completion)
            }
        }

        override func request(_ demand: Subscribers.Demand) {
            guard let subscription = upstream else { return }
            let isFirst = lock.withLock {
                defer { isRequested = true }
                return !isRequested
            }
            if isFirst { restart() }
            subscription.request(demand)
        }

        override func cancel() {
            let subscription = end()
            stop()
            lock.withLock { if case .finished = state { isCancelled = true } }
            subscription?.cancel()
        }
    }
}

extension Publisher {
    /// Ends when nothing is sent for some time: with an error, or normally where none is given.
    public func timeout<S: Scheduler>(
        _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
        customError: (() -> Failure)? = nil
    ) -> Publishers.Timeout<Self, S> {
        .init(
            upstream: self, interval: interval, scheduler: scheduler, options: options,
            customError: customError)
    }
}
