/// The result of a `ReduceStage` for a value.
enum ReduceStep<Failure: Error> {
    case goOn
    case finish
    case fail(Failure)
}

/// Requests all values and sends one result at the end, when it has been requested.
final class ReduceStage<Input, Failure: Error, Result, Downstream: Subscriber>: Stage<Downstream>, Subscriber
{
    private let initial: Result
    private var result: Result
    private let step: (inout Result, Input) -> ReduceStep<Downstream.Failure>
    private let output: (Result) -> Downstream.Input?
    private let failure: (Failure) -> Downstream.Failure
    private var isRequested = false
    /// Whether the values are at their end, so that the result waits to be requested.
    private var isComplete = false
    private let isCollection: Bool

    init(
        _ name: String, _ downstream: Downstream, initial: Result,
        failure: @escaping (Failure) -> Downstream.Failure, isCollection: Bool = false,
        output: @escaping (Result) -> Downstream.Input?,
        step: @escaping (inout Result, Input) -> ReduceStep<Downstream.Failure>
    ) {
        self.initial = initial
        result = initial
        self.step = step
        self.output = output
        self.failure = failure
        self.isCollection = isCollection
        super.init(name, downstream)
    }

    override var children: [Mirror.Child] {
        lock.withLock {
            if isCollection { return [("count", (result as? any Collection)?.count ?? 0)] }
            return [("downstream", downstream), ("result", result), ("initial", initial), ("status", state)]
        }
    }

    override func receive(subscription: any Subscription) {
        guard accept(subscription) else { return }
        downstream.receive(subscription: self)
        subscription.request(.unlimited)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard upstream != nil else { return .none }
        switch step(&result, input) {
        case .goOn: break
        case .finish:
            guard let subscription = end() else { break }
            subscription.cancel()
            complete()
        case .fail(let error):
            guard let subscription = end() else { break }
            subscription.cancel()
            downstream.receive(completion: .failure(error))
        }
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        guard end() != nil else { return }
        switch completion {
        case .finished: complete()
        case .failure(let error): downstream.receive(completion: .failure(failure(error)))
        }
    }

    /// Sends the result if it has been requested.
    private func complete() {
        let value = output(result)
        let sendsNow = lock.withLock {
            isComplete = !isRequested
            return !isComplete
        }
        if sendsNow { send(value) }
    }

    private func send(_ value: Downstream.Input?) {
        if let value { _ = downstream.receive(value) }
        downstream.receive(completion: .finished)
    }

    override func request(_ demand: Subscribers.Demand) {
        Contract.requirePositive(demand)
        let sendsNow = lock.withLock {
            defer { isComplete = false }
            isRequested = true
            return isComplete
        }
        if sendsNow { send(output(result)) }
    }

    override func cancel() {
        let subscription = end()
        lock.withLock { isComplete = false }
        subscription?.cancel()
    }
}
