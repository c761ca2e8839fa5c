/// Sends values and the end by way of a function that runs them later.
final class DelayedStage<Downstream: Subscriber>: Stage<Downstream>, Subscriber {
    private let later: (@escaping () -> Void) -> Void
    private var isCancelled = false

    init(_ name: String, _ downstream: Downstream, later: @escaping (@escaping () -> Void) -> Void) {
        self.later = later
        super.init(name, downstream)
    }

    func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        guard let subscription = upstream else { return .none }
        later {
            guard !self.lock.withLock({ self.isCancelled }) else { return }
            let more = self.downstream.receive(input)
            if more > 0, !self.lock.withLock({ self.isCancelled }) { subscription.request(more) }
        }
        return .none
    }

    func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        guard end() != nil else { return }
        later {
            let isOver = self.lock.withLock {
                defer { self.isCancelled = true }
                return self.isCancelled
            }
            if !isOver { self.downstream.receive(completion: completion) }
        }
    }

    override func cancel() {
        // A completion that has arrived is sent even so, as Apple's operators do.
        guard let subscription = end() else { return }
        lock.withLock { isCancelled = true }
        subscription.cancel()
    }
}

/// A stage without a description, as some of Apple's are.
final class Unnamed<Downstream: Subscriber>: Subscriber, Subscription {
    private let stage: DelayedStage<Downstream>

    init(_ stage: DelayedStage<Downstream>) { self.stage = stage }

    func receive(subscription: any Subscription) {
        if stage.accept(subscription) { stage.downstream.receive(subscription: self) }
    }
    func receive(_ input: Downstream.Input) -> Subscribers.Demand { stage.receive(input) }
    func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        stage.receive(completion: completion)
    }
    func request(_ demand: Subscribers.Demand) { stage.request(demand) }
    func cancel() { stage.cancel() }
}
