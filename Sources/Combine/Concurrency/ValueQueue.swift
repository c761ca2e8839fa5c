import Foundation

/// Delivers the values of a publisher to the tasks that wait for them. Guarded by its lock.
final class ValueQueue<Output, Failure: Error>: @unchecked Sendable {
    typealias Answer = Result<Output?, Failure>

    private let lock = NSLock()
    private var state = UpstreamState.awaiting
    private var waiting: [CheckedContinuation<UncheckedBox<Answer>, Never>] = []
    private var pending = Subscribers.Demand.none
    /// The error that has not been received yet.
    private var failure: Failure?

    /// Requests a value and waits for it. A cancelled task ends the subscription.
    func next() async -> Answer {
        await withTaskCancellationHandler {
            await withCheckedContinuation { wait($0) }.value
        } onCancel: {
            cancel()
        }
    }

    private func wait(_ continuation: CheckedContinuation<UncheckedBox<Answer>, Never>) {
        lock.lock()
        switch state {
        case .awaiting:
            waiting.append(continuation)
            pending += 1
            lock.unlock()
        case .subscribed(let subscription):
            waiting.append(continuation)
            lock.unlock()
            subscription.request(.max(1))
        case .finished:
            let failure = failure
            self.failure = nil
            lock.unlock()
            continuation.resume(returning: UncheckedBox(failure.map { .failure($0) } ?? .success(nil)))
        }
    }

    func receive(subscription: any Subscription) {
        lock.lock()
        guard case .awaiting = state else {
            lock.unlock()
            return subscription.cancel()
        }
        state = .subscribed(subscription)
        let demand = pending
        pending = .none
        lock.unlock()
        if demand > 0 { subscription.request(demand) }
    }

    func receive(_ input: Output) {
        lock.lock()
        if case .awaiting = state {
            // A value before the subscription ends the iterations that wait, as with Apple's.
            let waiting = take()
            lock.unlock()
            for continuation in waiting { continuation.resume(returning: UncheckedBox(.success(nil))) }
            return
        }
        guard case .subscribed = state else { return lock.unlock() }
        guard !waiting.isEmpty else { Contract.isViolated(by: "received a value that was not requested") }
        let continuation = waiting.removeFirst()
        lock.unlock()
        continuation.resume(returning: UncheckedBox(.success(input)))
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        lock.lock()
        if case .finished = state { return lock.unlock() }
        state = .finished
        var answers = waiting.map { _ in Answer.success(nil) }
        if case .failure(let error) = completion {
            if answers.isEmpty { failure = error } else { answers[0] = .failure(error) }
        }
        let waiting = take()
        lock.unlock()
        for (continuation, answer) in zip(waiting, answers) {
            continuation.resume(returning: UncheckedBox(answer))
        }
    }

    func cancel() {
        lock.lock()
        let waiting = take()
        var subscription: (any Subscription)?
        if case .subscribed(let current) = state { subscription = current }
        state = .finished
        lock.unlock()
        subscription?.cancel()
        for continuation in waiting { continuation.resume(returning: UncheckedBox(.success(nil))) }
    }

    private func take() -> [CheckedContinuation<UncheckedBox<Answer>, Never>] {
        defer { waiting = [] }
        return waiting
    }
}

/// Subscribes a queue of values to a publisher.
struct ValueSubscriber<Input, Failure: Error>: Subscriber, Cancellable {
    let combineIdentifier = CombineIdentifier()
    private let queue: ValueQueue<Input, Failure>

    init(_ queue: ValueQueue<Input, Failure>) { self.queue = queue }

    func receive(subscription: any Subscription) { queue.receive(subscription: subscription) }
    func receive(_ input: Input) -> Subscribers.Demand {
        queue.receive(input)
        return .none
    }
    func receive(completion: Subscribers.Completion<Failure>) { queue.receive(completion: completion) }
    func cancel() { queue.cancel() }
}
