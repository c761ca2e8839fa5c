import Foundation

/// The conduit of a subject. Where a current value is given, it is sent with the first request, and again when a value
/// arrived while none was requested.
final class SubjectConduit<Parent: ConduitParent, Downstream: Subscriber>: Conduit<
    Parent.Output, Parent.Failure
>,
Subscription, Described
where Downstream.Input == Parent.Output, Downstream.Failure == Parent.Failure {
    let name: String
    private let lock = NSLock()
    /// Held while the subscriber is called, so that values arrive one after another.
    private let delivery = NSRecursiveLock()
    private var parent: Parent?
    private var downstream: Downstream?
    private var demand = Subscribers.Demand.none
    private let currentValue: ((Parent) -> Parent.Output)?
    private var owesCurrentValue: Bool

    init(
        _ name: String, parent: Parent, downstream: Downstream,
        currentValue: ((Parent) -> Parent.Output)? = nil
    ) {
        self.name = name
        self.parent = parent
        self.downstream = downstream
        self.currentValue = currentValue
        owesCurrentValue = currentValue != nil
    }

    var children: [Mirror.Child] {
        lock.withLock {
            [
                ("parent", parent as Any), ("downstream", downstream as Any), ("demand", demand),
                ("subject", parent as Any),
            ]
        }
    }

    override func offer(_ output: Parent.Output) {
        let receiver = lock.withLock { () -> Downstream? in
            guard let downstream else { return nil }
            guard demand > 0 else {
                owesCurrentValue = currentValue != nil
                return nil
            }
            demand -= 1
            owesCurrentValue = false
            return downstream
        }
        if let receiver { deliver(output, to: receiver) }
    }

    private func deliver(_ output: Parent.Output, to downstream: Downstream) {
        let more = delivery.withLock { downstream.receive(output) }
        guard more > 0 else { return }
        lock.withLock { demand += more }
        if currentValue == nil { parent?.demandWasRequested() }
    }

    override func finish(_ completion: Subscribers.Completion<Parent.Failure>) {
        let receiver = lock.withLock { () -> Downstream? in
            parent = nil
            defer { downstream = nil }
            return downstream
        }
        guard let receiver else { return }
        delivery.withLock { receiver.receive(completion: completion) }
    }

    func request(_ demand: Subscribers.Demand) {
        Contract.requirePositive(demand)
        lock.lock()
        guard let parent, let downstream else { return lock.unlock() }
        self.demand += demand
        let sendsCurrentValue = owesCurrentValue
        if sendsCurrentValue {
            self.demand -= 1
            owesCurrentValue = false
        }
        lock.unlock()
        if sendsCurrentValue, let currentValue { deliver(currentValue(parent), to: downstream) }
        parent.demandWasRequested()
    }

    func cancel() {
        let parent = lock.withLock { () -> Parent? in
            defer { self.parent = nil }
            downstream = nil
            return self.parent
        }
        parent?.remove(self)
    }
}
