/// Encodes or decodes values, and fails when that throws.
final class CoderStage<Input, Failure: Error, Downstream: Subscriber>: Stage<Downstream>, Subscriber
where Downstream.Failure == any Error {
    private let code: (Input) throws -> Downstream.Input
    private var isFinished = false

    init(_ name: String, _ downstream: Downstream, code: @escaping (Input) throws -> Downstream.Input) {
        self.code = code
        super.init(name, downstream)
    }

    override var children: [Mirror.Child] {
        lock.withLock {
            [("downstream", downstream), ("finished", isFinished), ("upstreamSubscription", state)]
        }
    }

    /// Ends the stage; false when it had ended already.
    private func finish() -> Bool {
        lock.withLock {
            defer { isFinished = true }
            return !isFinished
        }
    }

    override func receive(subscription: any Subscription) {
        if lock.withLock({ isFinished }) { return subscription.cancel() }
        super.receive(subscription: subscription)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        if lock.withLock({ isFinished }) { return .none }
        do {
            return downstream.receive(try code(input))
        } catch {
            guard finish() else { return .none }
            end()?.cancel()
            downstream.receive(completion: .failure(error))
            return .none
        }
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        guard finish() else { return }
        _ = end()
        downstream.receive(completion: completion.erased)
    }

    override func cancel() {
        guard let subscription = end() else { return }
        _ = finish()
        subscription.cancel()
    }
}
