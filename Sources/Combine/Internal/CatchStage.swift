import Foundation

/// Continues with another publisher after a failure, with the remaining demand.
final class CatchStage<Input, Failure: Error, NewPublisher: Publisher, Downstream: Subscriber>: Subscriber,
    Subscription, Described
where NewPublisher.Output == Input, Downstream.Input == Input {
    private enum State {
        case awaiting
        case first(any Subscription)
        case between
        case second(any Subscription)
        case over
    }

    let name: String
    private let downstream: Downstream
    private let handler: (Failure) -> Result<NewPublisher, Downstream.Failure>
    private let failure: (NewPublisher.Failure) -> Downstream.Failure
    private let lock = NSLock()
    private var state = State.awaiting
    private var demand = Subscribers.Demand.none

    init(
        _ name: String, _ downstream: Downstream,
        failure: @escaping (NewPublisher.Failure) -> Downstream.Failure,
        _ handler: @escaping (Failure) -> Result<NewPublisher, Downstream.Failure>
    ) {
        self.failure = failure
        self.name = name
        self.downstream = downstream
        self.handler = handler
    }

    var children: [Mirror.Child] { lock.withLock { [("downstream", downstream), ("demand", demand)] } }

    // MARK: The first publisher

    func receive(subscription: any Subscription) {
        let isFirst = lock.withLock {
            guard case .awaiting = state else { return false }
            state = .first(subscription)
            return true
        }
        if isFirst { downstream.receive(subscription: self) } else { subscription.cancel() }
    }

    func receive(_ input: Input) -> Subscribers.Demand { pass(input) }

    private func pass(_ input: Input) -> Subscribers.Demand {
        lock.withLock {
            Contract.requirePositive(demand)
            demand -= 1
        }
        let more = downstream.receive(input)
        lock.withLock { demand += more }
        return more
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        lock.lock()
        switch (state, completion) {
        case (.first, _): break
        case (.between, .failure), (.second, .failure):
            Contract.isViolated(by: "received a failure after a failure")
        default: return lock.unlock()
        }
        switch completion {
        case .finished:
            state = .over
            lock.unlock()
            downstream.receive(completion: .finished)
        case .failure(let error):
            state = .between
            lock.unlock()
            switch handler(error) {
            case .success(let publisher): publisher.subscribe(Second(self))
            case .failure(let error):
                lock.withLock { state = .over }
                downstream.receive(completion: .failure(error))
            }
        }
    }

    // MARK: The second publisher

    private func startSecond(_ subscription: any Subscription) {
        lock.lock()
        guard case .between = state else {
            lock.unlock()
            return subscription.cancel()
        }
        state = .second(subscription)
        let demand = demand
        lock.unlock()
        if demand > 0 { subscription.request(demand) }
    }

    private func receiveSecond(_ input: Input) -> Subscribers.Demand {
        guard lock.withLock({ if case .second = state { true } else { false } }) else { return .none }
        return pass(input)
    }

    private func endSecond(_ completion: Subscribers.Completion<Downstream.Failure>) {
        let isOver = lock.withLock {
            guard case .second = state else { return true }
            state = .over
            return false
        }
        if !isOver { downstream.receive(completion: completion) }
    }

    private struct Second: Subscriber, Described {
        typealias Failure = NewPublisher.Failure

        let combineIdentifier = CombineIdentifier()
        private let parent: CatchStage

        init(_ parent: CatchStage) { self.parent = parent }

        var name: String { parent.name }
        var children: [Mirror.Child] { parent.children }

        func receive(subscription: any Subscription) { parent.startSecond(subscription) }
        func receive(_ input: Input) -> Subscribers.Demand { parent.receiveSecond(input) }
        func receive(completion: Subscribers.Completion<Failure>) {
            parent.endSecond(completion.mapError(parent.failure))
        }
    }

    // MARK: Subscription

    func request(_ demand: Subscribers.Demand) {
        Contract.requirePositive(demand)
        let subscription = lock.withLock { () -> (any Subscription)? in
            switch state {
            case .awaiting, .over: return nil
            case .between:
                self.demand += demand
                return nil
            case .first(let subscription), .second(let subscription):
                self.demand += demand
                return subscription
            }
        }
        subscription?.request(demand)
    }

    func cancel() {
        let subscription = lock.withLock { () -> (any Subscription)? in
            switch state {
            case .first(let subscription), .second(let subscription):
                state = .over
                return subscription
            case .awaiting, .over:
                state = .over
                return nil
            case .between: return nil
            }
        }
        subscription?.cancel()
    }
}
