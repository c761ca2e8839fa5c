import Foundation

extension Timer {
    /// Returns a publisher of the date at intervals, once it is connected.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
        in mode: RunLoop.Mode,
        options: RunLoop.SchedulerOptions? = nil
    ) -> TimerPublisher {
        // As with Apple's, the tolerance is not passed on.
        TimerPublisher(interval: interval, runLoop: runLoop, mode: mode, options: options)
    }

    /// A publisher of the date at intervals, once it is connected.
    public final class TimerPublisher: ConnectablePublisher {
        /// Dates are published.
        public typealias Output = Date
        /// It never fails.
        public typealias Failure = Never

        /// The interval in seconds.
        public let interval: TimeInterval
        /// The tolerance of the times at which dates are published.
        public let tolerance: TimeInterval?
        /// The run loop that the timer runs on.
        public let runLoop: RunLoop
        /// The mode of the run loop.
        public let mode: RunLoop.Mode
        /// Options of the run loop.
        public let options: RunLoop.SchedulerOptions?

        private let lock = NSLock()
        private var conduits: [CombineIdentifier: Conduit<Date, Never>] = [:]
        private var order: [CombineIdentifier] = []

        /// Creates a publisher of the date at intervals.
        public init(
            interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
            options: RunLoop.SchedulerOptions? = nil
        ) {
            self.interval = interval
            self.tolerance = tolerance
            self.runLoop = runLoop
            self.mode = mode
            self.options = options
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where Date == S.Input, Never == S.Failure {
            let conduit = Inner(parent: self, downstream: subscriber)
            lock.withLock {
                conduits[conduit.combineIdentifier] = conduit
                order.append(conduit.combineIdentifier)
            }
            subscriber.receive(subscription: conduit)
        }

        /// Starts a timer. Cancelling the result ends it, and lets go of all subscribers.
        public func connect() -> any Cancellable {
            let publisher = UncheckedBox(self)
            if runLoop === RunLoop.main,
                let ticks = MainQueue.schedule(
                    after: nanoseconds, every: nanoseconds, Work { publisher.value.send(MainQueue.date) })
            {
                return Connection(self, ticks.cancel)
            }
            let timer = Timer(timeInterval: interval, repeats: true) { publisher.value.send($0.fireDate) }
            timer.tolerance = tolerance ?? 0
            runLoop.add(timer, forMode: mode)
            return Connection(self, timer.invalidate)
        }

        private var nanoseconds: Int64 { RunLoop.SchedulerTimeType.Stride(interval).nanoseconds }

        private func send(_ date: Date) {
            for conduit in lock.withLock({ order.compactMap { conduits[$0] } }) { conduit.offer(date) }
        }

        private func remove(_ identifier: CombineIdentifier) {
            lock.withLock {
                conduits[identifier] = nil
                order.removeAll { $0 == identifier }
            }
        }

        private func removeAll() {
            let old = lock.withLock {
                defer {
                    conduits = [:]
                    order = []
                }
                return conduits
            }
            withExtendedLifetime(old) {}
        }

        private final class Connection: Cancellable {
            private let publisher: TimerPublisher
            private let stop: () -> Void

            init(_ publisher: TimerPublisher, _ stop: @escaping () -> Void) {
                self.publisher = publisher
                self.stop = stop
            }

            func cancel() {
                stop()
                publisher.removeAll()
            }
        }

        private final class Inner<Downstream: Subscriber>: Conduit<Date, Never>, Subscription
        where Downstream.Input == Date, Downstream.Failure == Never {
            private let lock = NSLock()
            private var parent: TimerPublisher?
            private var downstream: Downstream?
            private var demand = Subscribers.Demand.none

            init(parent: TimerPublisher, downstream: Downstream) {
                self.parent = parent
                self.downstream = downstream
            }

            override func offer(_ output: Date) {
                let receiver = lock.withLock { () -> Downstream? in
                    guard demand > 0 else { return nil }
                    demand -= 1
                    return downstream
                }
                guard let receiver else { return }
                let more = receiver.receive(output)
                lock.withLock { demand += more }
            }

            func request(_ demand: Subscribers.Demand) { lock.withLock { self.demand += demand } }

            func cancel() {
                let parent = lock.withLock { () -> TimerPublisher? in
                    downstream = nil
                    defer { self.parent = nil }
                    return self.parent
                }
                parent?.remove(combineIdentifier)
            }
        }
    }
}
