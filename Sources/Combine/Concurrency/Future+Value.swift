extension Future where Failure == Never {
    /// The value, when the promise is fulfilled.
    public final var value: Output {
        get async { await result().get() }
    }
}

extension Future {
    /// The value, when the promise is fulfilled, or its error.
    public final var value: Output {
        get async throws { try await result().get() }
    }

    fileprivate func result() async -> Result<Output, Failure> {
        await withCheckedContinuation { continuation in
            subscribe(ResultSubscriber { continuation.resume(returning: UncheckedBox($0)) })
        }.value
    }
}

/// Passes the first value or the failure to a closure.
private final class ResultSubscriber<Input, Failure: Error>: Subscriber {
    private let receive: (Result<Input, Failure>) -> Void

    init(_ receive: @escaping (Result<Input, Failure>) -> Void) { self.receive = receive }

    func receive(subscription: any Subscription) { subscription.request(.max(1)) }
    func receive(_ input: Input) -> Subscribers.Demand {
        receive(.success(input))
        return .none
    }
    func receive(completion: Subscribers.Completion<Failure>) {
        if case .failure(let error) = completion { receive(.failure(error)) }
    }
}
