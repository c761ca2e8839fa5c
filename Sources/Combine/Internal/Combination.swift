import Foundation

/// Combines the values of several publishers into one.
///
/// Each source stores its values in its own property, so that their types are preserved; `next` takes out the next
/// combination, if there is one.
final class Combination<Downstream: Subscriber>: Subscription, Described {
    let name: String
    private let downstream: Downstream
    private let lock = NSRecursiveLock()
    private let delivery = NSRecursiveLock()
    private let next: () -> Downstream.Input?
    /// Whether publishing is at its end once the sources with the numbers have finished.
    private let isAtEnd: (Set<Int>) -> Bool
    private let count: Int
    /// Whether combinations are sent without demand, and a failed publisher is cancelled like the others, as `Zip` does.
    private let isZip: Bool
    private var subscriptions: [Int: any Subscription] = [:]
    private var finished: Set<Int> = []
    private var demand = Subscribers.Demand.none
    private var isOver = false
    private var sending: Int?
    private var requestedMeanwhile = Subscribers.Demand.none

    init(
        _ name: String, _ downstream: Downstream, count: Int, isZip: Bool = false,
        isAtEnd: @escaping (Set<Int>) -> Bool, next: @escaping () -> Downstream.Input?
    ) {
        self.name = name
        self.downstream = downstream
        self.count = count
        self.isZip = isZip
        self.isAtEnd = isAtEnd
        self.next = next
    }

    /// Attaches a publisher, whose values are stored by a closure.
    func attach<P: Publisher>(_ publisher: P, _ number: Int, store: @escaping (P.Output) -> Void)
    where P.Failure == Downstream.Failure {
        publisher.subscribe(CombinationSource(self, number, store))
    }

    /// Begins once all publishers are attached.
    func begin() {
        downstream.receive(subscription: self)
        hasBegun = true
        if let earlyCompletion {
            downstream.receive(completion: earlyCompletion)
        } else {
            finishIfAtEnd()
        }
    }

    /// Whether the subscriber has its subscription, before which it receives no end.
    private var hasBegun = false
    /// A failure that arrived before.
    private var earlyCompletion: Subscribers.Completion<Downstream.Failure>?

    func start(_ number: Int, _ subscription: any Subscription) {
        let accepts = lock.withLock {
            guard !isOver, subscriptions[number] == nil, !finished.contains(number) else { return false }
            subscriptions[number] = subscription
            return true
        }
        guard accepts else { return subscription.cancel() }
        let demand = lock.withLock { self.demand }
        if demand > 0 { subscription.request(demand) }
    }

    func receive(from number: Int, _ store: () -> Void) -> Subscribers.Demand {
        lock.lock()
        guard !isOver, subscriptions[number] != nil else {
            lock.unlock()
            return .none
        }
        store()
        guard sending == nil, demand > 0 || isZip, let output = next() else {
            lock.unlock()
            return .none
        }
        demand -= 1
        sending = number
        requestedMeanwhile = .none
        lock.unlock()
        let returned = delivery.withLock { downstream.receive(output) }
        let (more, others) = lock.withLock { () -> (Subscribers.Demand, [any Subscription]) in
            sending = nil
            let more = returned + requestedMeanwhile
            demand += more
            return (more, subscriptions.sorted { $0.key < $1.key }.filter { $0.key != number }.map(\.value))
        }
        if more > 0 { for subscription in others { subscription.request(more) } }
        finishIfAtEnd()
        return more
    }

    func end(_ number: Int, _ completion: Subscribers.Completion<Downstream.Failure>) {
        switch completion {
        case .finished:
            lock.withLock {
                guard !isOver else { return }
                finished.insert(number)
                subscriptions[number] = nil
            }
            if lock.withLock({ sending }) == nil { finishIfAtEnd() }
        case .failure:
            guard let rest = takeAll(except: isZip ? -1 : number) else { return }
            for subscription in rest { subscription.cancel() }
            if hasBegun {
                delivery.withLock { downstream.receive(completion: completion) }
            } else {
                earlyCompletion = completion
            }
        }
    }

    private func finishIfAtEnd() {
        guard hasBegun, lock.withLock({ !isOver && isAtEnd(finished) }), let rest = takeAll(except: -1) else {
            return
        }
        for subscription in rest { subscription.cancel() }
        delivery.withLock { downstream.receive(completion: .finished) }
    }

    private func takeAll(except number: Int) -> [any Subscription]? {
        lock.withLock {
            guard !isOver else { return nil }
            isOver = true
            subscriptions[number] = nil
            defer { subscriptions = [:] }
            return subscriptions.sorted { $0.key < $1.key }.map(\.value)
        }
    }

    func request(_ demand: Subscribers.Demand) {
        Contract.requirePositive(demand)
        let all = lock.withLock { () -> [any Subscription] in
            guard !isOver else { return [] }
            guard sending == nil else {
                requestedMeanwhile += demand
                return []
            }
            self.demand += demand
            return subscriptions.sorted { $0.key < $1.key }.map(\.value)
        }
        for subscription in all { subscription.request(demand) }
        sendWhatWaits()
    }

    /// Sends a combination that arrived while none was requested.
    private func sendWhatWaits() {
        while true {
            lock.lock()
            guard !isOver, sending == nil, demand > 0, let output = next() else { break }
            demand -= 1
            lock.unlock()
            let more = delivery.withLock { downstream.receive(output) }
            lock.withLock { demand += more }
        }
        lock.unlock()
        finishIfAtEnd()
    }

    func cancel() {
        guard let rest = takeAll(except: -1) else { return }
        for subscription in rest { subscription.cancel() }
    }
}

private struct CombinationSource<Input, Downstream: Subscriber>: Subscriber {
    typealias Failure = Downstream.Failure

    let combineIdentifier = CombineIdentifier()
    private let parent: Combination<Downstream>
    private let number: Int
    private let store: (Input) -> Void

    init(_ parent: Combination<Downstream>, _ number: Int, _ store: @escaping (Input) -> Void) {
        self.parent = parent
        self.number = number
        self.store = store
    }

    func receive(subscription: any Subscription) { parent.start(number, subscription) }
    func receive(_ input: Input) -> Subscribers.Demand { parent.receive(from: number) { store(input) } }
    func receive(completion: Subscribers.Completion<Failure>) { parent.end(number, completion) }
}
