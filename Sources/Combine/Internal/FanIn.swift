import Foundation

/// Sends the values of several publishers of the same type as they arrive.
///
/// While the demand is limited each of them is requested for one value at a time, which waits until it is requested.
class FanIn<Downstream: Subscriber>: Subscription, Described {
    let name: String
    let downstream: Downstream
    let lock = NSLock()
    private let delivery = NSRecursiveLock()
    private var demand = Subscribers.Demand.none
    private var sources: [Int: (any Subscription)?] = [:]
    private var waiting: [(source: Int, value: Downstream.Input)] = []
    private var lastSource = 0
    private var isSending = false
    private(set) var isOver = false

    init(_ name: String, _ downstream: Downstream) {
        self.name = name
        self.downstream = downstream
    }

    // MARK: For subclasses

    /// Whether no more sources will be added. The lock is held.
    var isComplete: Bool { true }
    /// The children of the mirror of a subscriber of a source.
    var sourceChildren: [Mirror.Child] { [] }
    /// A source has finished.
    func sourceFinished() {}
    /// Called at the end of publishing; subclasses cancel what they retain.
    func allEnded() {}

    // MARK: Sources

    /// Attaches a publisher.
    func attach<P: Publisher>(_ publisher: P)
    where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
        attach(publisher, as: reserve())
    }

    /// Attaches a publisher as a source that has been announced.
    func attach<P: Publisher>(_ publisher: P, as source: Int)
    where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
        publisher.subscribe(Source(self, source))
    }

    /// Announces a source, so that publishing does not finish before it.
    func reserve() -> Int {
        lock.withLock {
            lastSource += 1
            sources[lastSource] = .some(nil)
            return lastSource
        }
    }

    func start(_ source: Int, _ subscription: any Subscription) {
        let demand = lock.withLock { () -> Subscribers.Demand? in
            guard !isOver, let known = sources[source], known == nil else { return nil }
            sources[source] = .some(subscription)
            return self.demand == .unlimited ? .unlimited : .max(1)
        }
        if let demand { subscription.request(demand) } else { subscription.cancel() }
    }

    func receive(_ value: Downstream.Input, from source: Int) -> Subscribers.Demand {
        lock.lock()
        guard !isOver else {
            lock.unlock()
            return .none
        }
        if demand == .unlimited {
            lock.unlock()
            _ = delivery.withLock { downstream.receive(value) }
            return .none
        }
        guard demand > 0, !isSending else {
            waiting.append((source, value))
            lock.unlock()
            return .none
        }
        demand -= 1
        lock.unlock()
        let more = delivery.withLock { downstream.receive(value) }
        if more > 0 { request(more) }
        return .max(1)
    }

    func end(_ source: Int, _ completion: Subscribers.Completion<Downstream.Failure>) {
        switch completion {
        case .finished:
            let isKnown = lock.withLock { sources.removeValue(forKey: source) != nil && !isOver }
            guard isKnown else { return }
            sourceFinished()
            finishIfComplete()
        case .failure:
            guard let rest = takeAll(except: source) else { return }
            for subscription in rest { subscription.cancel() }
            delivery.withLock { downstream.receive(completion: completion) }
        }
    }

    /// Finishes when there is no source and no value left.
    func finishIfComplete() {
        let finishes = lock.withLock {
            guard !isOver, isComplete, sources.isEmpty, waiting.isEmpty else { return false }
            isOver = true
            return true
        }
        if finishes { delivery.withLock { downstream.receive(completion: .finished) } }
    }

    /// Ends publishing with a failure from another source.
    func fail(_ completion: Subscribers.Completion<Downstream.Failure>) {
        guard let rest = takeAll(except: 0) else { return }
        for subscription in rest { subscription.cancel() }
        delivery.withLock { downstream.receive(completion: completion) }
    }

    private func takeAll(except source: Int) -> [any Subscription]? {
        lock.withLock {
            guard !isOver else { return nil }
            isOver = true
            sources[source] = nil
            defer {
                sources = [:]
                waiting = []
            }
            return sources.sorted { $0.key < $1.key }.compactMap(\.value)
        }
    }

    // MARK: Subscription

    func request(_ demand: Subscribers.Demand) {
        Contract.requirePositive(demand)
        lock.lock()
        guard !isOver else { return lock.unlock() }
        let wasUnlimited = self.demand == .unlimited
        self.demand += demand
        let becomesUnlimited = !wasUnlimited && self.demand == .unlimited
        guard !isSending else { return lock.unlock() }
        isSending = true
        while self.demand > 0, !waiting.isEmpty, !isOver {
            let (source, value) = waiting.removeFirst()
            self.demand -= 1
            let subscription = sources[source] ?? nil
            lock.unlock()
            let more = delivery.withLock { downstream.receive(value) }
            if !becomesUnlimited { subscription?.request(.max(1)) }
            lock.lock()
            self.demand += more
        }
        isSending = false
        let subscriptions = becomesUnlimited ? sources.sorted { $0.key < $1.key }.compactMap(\.value) : []
        lock.unlock()
        for subscription in subscriptions { subscription.request(.unlimited) }
        finishIfComplete()
    }

    func cancel() {
        guard let rest = takeAll(except: 0) else { return }
        for subscription in rest { subscription.cancel() }
        allEnded()
    }

    private struct Source: Subscriber, Described {
        let combineIdentifier = CombineIdentifier()
        private let parent: FanIn<Downstream>
        private let number: Int

        var name: String { parent.name }
        var children: [Mirror.Child] { parent.sourceChildren }

        init(_ parent: FanIn<Downstream>, _ number: Int) {
            self.parent = parent
            self.number = number
        }

        func receive(subscription: any Subscription) { parent.start(number, subscription) }
        func receive(_ input: Downstream.Input) -> Subscribers.Demand { parent.receive(input, from: number) }
        func receive(completion: Subscribers.Completion<Downstream.Failure>) {
            parent.end(number, completion)
        }
    }
}
