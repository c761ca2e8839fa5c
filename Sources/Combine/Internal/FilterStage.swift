/// The result of a `FilterStage` for a value.
enum FilterStep<Output, Failure: Error> {
    case pass(Output)
    case drop
    case finish
    case fail(Failure)
}

/// Passes on, leaves out or ends at values. Anything before the subscription violates the contract.
final class FilterStage<Input, Failure: Error, Downstream: Subscriber>: Stage<Downstream>, Subscriber {
    private let step: (Input) -> FilterStep<Downstream.Input, Downstream.Failure>
    private let failure: (Failure) -> Downstream.Failure
    private let moreChildren: () -> [Mirror.Child]

    init(
        _ name: String, _ downstream: Downstream, failure: @escaping (Failure) -> Downstream.Failure,
        children: @escaping () -> [Mirror.Child] = { [] },
        step: @escaping (Input) -> FilterStep<Downstream.Input, Downstream.Failure>
    ) {
        self.step = step
        self.failure = failure
        moreChildren = children
        super.init(name, downstream)
    }

    override var children: [Mirror.Child] { [("downstream", downstream)] + moreChildren() }

    func receive(_ input: Input) -> Subscribers.Demand {
        switch lock.withLock({ state }) {
        case .awaiting: Contract.valueBeforeSubscription()
        case .finished: return .none
        case .subscribed: break
        }
        switch step(input) {
        case .pass(let output): return downstream.receive(output)
        case .drop: return .max(1)
        case .finish: finish(.finished)
        case .fail(let error): finish(.failure(error))
        }
        return .none
    }

    private func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
        guard let subscription = end() else { return }
        subscription.cancel()
        downstream.receive(completion: completion)
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        if case .awaiting = lock.withLock({ state }) { Contract.completionBeforeSubscription() }
        guard end() != nil else { return }
        downstream.receive(completion: completion.mapError(failure))
    }

    override func request(_ demand: Subscribers.Demand) {
        if case .awaiting = lock.withLock({ state }) { Contract.requestBeforeSubscription() }
        upstream?.request(demand)
    }

    override func cancel() {
        let subscription = lock.withLock { () -> (any Subscription)? in
            defer { state = .finished }
            if case .subscribed(let subscription) = state { return subscription }
            return nil
        }
        subscription?.cancel()
    }
}
