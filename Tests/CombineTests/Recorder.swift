import Combine

/// A subscriber that records all events.
final class Recorder<Input, Failure: Error>: Subscriber {
    private(set) var values: [Input] = []
    private(set) var events: [String] = []
    private(set) var subscription: (any Subscription)?
    private let first: Subscribers.Demand
    private let each: Subscribers.Demand
    var onValue: ((Input) -> Void)?

    /// Creates a subscriber with an initial demand, and an additional demand for each value.
    init(first: Subscribers.Demand = .unlimited, each: Subscribers.Demand = .none) {
        self.first = first
        self.each = each
    }

    /// Releases the subscription.
    func forget() { subscription = nil }

    func receive(subscription: any Subscription) {
        self.subscription = subscription
        if first > 0 { subscription.request(first) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        values.append(input)
        events.append("\(input)")
        onValue?(input)
        return each
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        switch completion {
        case .finished: events.append("finished")
        case .failure(let error): events.append("failed: \(error)")
        }
    }
}

/// A publisher that records the demand, and sends the values of a test.
final class Source<Output, Failure: Error>: Publisher {
    private(set) var requests: [String] = []
    private var send: ((Output) -> Subscribers.Demand)?
    private var end: ((Subscribers.Completion<Failure>) -> Void)?

    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        send = { subscriber.receive($0) }
        end = { subscriber.receive(completion: $0) }
        subscriber.receive(subscription: Log(self))
    }

    @discardableResult
    func callAsFunction(_ values: Output...) -> Subscribers.Demand {
        values.reduce(.none) { $0 + (send?($1) ?? .none) }
    }

    func finish(_ completion: Subscribers.Completion<Failure> = .finished) { end?(completion) }

    private final class Log: Subscription {
        private let source: Source

        init(_ source: Source) { self.source = source }
        func request(_ demand: Subscribers.Demand) { source.requests.append("\(demand)") }
        func cancel() { source.requests.append("cancel") }
    }
}

enum Oops: Error { case first, second }

/// Returns the events of a publisher that sends synchronously.
func events<P: Publisher>(_ publisher: P, first: Subscribers.Demand = .unlimited) -> [String] {
    let recorder = Recorder<P.Output, P.Failure>(first: first)
    publisher.subscribe(recorder)
    return recorder.events
}
