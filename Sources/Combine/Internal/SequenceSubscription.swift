import Foundation

/// The subscription to the elements of a sequence, which are sent as they are requested.
final class SequenceSubscription<Elements: Sequence, Downstream: Subscriber>: Subscription, Described
where Downstream.Input == Elements.Element {
    private let lock = NSLock()
    private let completion: Subscribers.Completion<Downstream.Failure>
    private let isRecord: Bool
    private var sequence: Elements?
    private var downstream: Downstream?
    private var iterator: Elements.Iterator
    private var next: Elements.Element?
    private var demand = Subscribers.Demand.none
    private var isSending = false

    init(
        _ sequence: Elements, completion: Subscribers.Completion<Downstream.Failure>,
        _ downstream: Downstream,
        isRecord: Bool = false
    ) {
        self.sequence = sequence
        self.completion = completion
        self.downstream = downstream
        self.isRecord = isRecord
        iterator = sequence.makeIterator()
        next = iterator.next()
    }

    /// Whether there is nothing to send.
    var isEmpty: Bool { next == nil }

    var name: String {
        lock.withLock { sequence.map { String(describing: $0) } }
            ?? (isRecord ? "Cancelled Events" : "Sequence")
    }

    var children: [Mirror.Child] {
        let sequence = lock.withLock { self.sequence }
        let first: Mirror.Child = ("sequence", sequence ?? [Elements.Element]())
        return isRecord ? [first, ("completion", completion)] : [first]
    }

    func request(_ demand: Subscribers.Demand) {
        let isFree = lock.withLock {
            self.demand += demand
            defer { if self.demand > 0 { isSending = true } }
            return !isSending && self.demand > 0
        }
        if isFree { send() }
    }

    private func send() {
        while let (downstream, element, isLast) = takeNext() {
            let more = downstream.receive(element)
            if isLast {
                if lock.withLock({ takeDownstream() != nil }) { downstream.receive(completion: completion) }
                return
            }
            lock.withLock { demand += more }
        }
    }

    private func takeNext() -> (Downstream, Elements.Element, Bool)? {
        lock.withLock {
            guard let downstream, let element = next, demand > 0 else {
                isSending = false
                return nil
            }
            demand -= 1
            next = iterator.next()
            return (downstream, element, next == nil)
        }
    }

    private func takeDownstream() -> Downstream? {
        sequence = nil
        defer { downstream = nil }
        return downstream
    }

    func cancel() { _ = lock.withLock { takeDownstream() } }
}
