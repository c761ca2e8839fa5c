/// A subscriber that transforms events and passes the subscription itself to the next one.
struct Relay<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Described {
    let combineIdentifier = CombineIdentifier()
    let name: String
    let downstream: Downstream
    let onValue: (Input) -> Subscribers.Demand
    let onCompletion: (Subscribers.Completion<Failure>) -> Void
    var children: [Mirror.Child] = []

    init(
        _ name: String, _ downstream: Downstream, children: [Mirror.Child] = [],
        value: @escaping (Input) -> Subscribers.Demand,
        completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) {
        self.name = name
        self.downstream = downstream
        self.children = children
        onValue = value
        onCompletion = completion
    }

    func receive(subscription: any Subscription) { downstream.receive(subscription: subscription) }
    func receive(_ input: Input) -> Subscribers.Demand { onValue(input) }
    func receive(completion: Subscribers.Completion<Failure>) { onCompletion(completion) }
}

extension Relay where Failure == Downstream.Failure {
    /// Creates a relay that passes on completions as they are.
    init(
        _ name: String, _ downstream: Downstream, children: [Mirror.Child] = [],
        value: @escaping (Input) -> Subscribers.Demand
    ) {
        self.init(name, downstream, children: children, value: value) { downstream.receive(completion: $0) }
    }
}
