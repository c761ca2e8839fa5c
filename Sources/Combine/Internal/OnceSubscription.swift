import Foundation

/// The subscription to a single value, which is sent with the first request.
final class OnceSubscription<Downstream: Subscriber>: Subscription, Described {
    let name: String
    private let lock = NSLock()
    private let output: Downstream.Input
    private var downstream: Downstream?

    init(_ name: String, _ output: Downstream.Input, _ downstream: Downstream) {
        self.name = name
        self.output = output
        self.downstream = downstream
    }

    var children: [Mirror.Child] { [(nil, output)] }

    func request(_ demand: Subscribers.Demand) {
        Contract.requirePositive(demand)
        guard let downstream = take() else { return }
        _ = downstream.receive(output)
        downstream.receive(completion: .finished)
    }

    func cancel() { _ = take() }

    private func take() -> Downstream? {
        lock.withLock {
            defer { downstream = nil }
            return downstream
        }
    }
}
