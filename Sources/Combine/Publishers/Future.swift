import Foundation

/// A publisher that sends one value or fails, once its promise is kept.
public final class Future<Output, Failure: Error>: Publisher {
    /// Keeps the promise; only the first call counts.
    public typealias Promise = (Result<Output, Failure>) -> Void

    private let lock = NSLock()
    private var waiting: [FutureConduit<Output, Failure>] = []
    private var result: Result<Output, Failure>?

    /// Runs the closure at once, with the promise that it is to keep.
    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        attemptToFulfill { self.fulfill($0) }
    }

    private func fulfill(_ result: Result<Output, Failure>) {
        let conduits = lock.withLock { () -> [FutureConduit<Output, Failure>] in
            guard self.result == nil else { return [] }
            self.result = result
            defer { waiting = [] }
            return waiting
        }
        for conduit in conduits { conduit.fulfill(result) }
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        let conduit = Inner(parent: self, downstream: subscriber)
        let result = lock.withLock {
            if self.result == nil { waiting.append(conduit) }
            return self.result
        }
        subscriber.receive(subscription: conduit)
        if let result { conduit.fulfill(result) }
    }

    private func remove(_ conduit: FutureConduit<Output, Failure>) {
        lock.withLock { waiting.removeAll { $0 === conduit } }
    }
}

private class FutureConduit<Output, Failure: Error> {
    func fulfill(_ result: Result<Output, Failure>) {}
}

extension Future {
    private final class Inner<Downstream: Subscriber>: FutureConduit<Output, Failure>, Subscription, Described
    where Downstream.Input == Output, Downstream.Failure == Failure {
        private let lock = NSLock()
        private var parent: Future?
        private var downstream: Downstream?
        private var isRequested = false

        init(parent: Future, downstream: Downstream) {
            self.parent = parent
            self.downstream = downstream
        }

        var name: String { "Future" }
        var children: [Mirror.Child] {
            lock.withLock {
                [
                    ("parent", parent as Any), ("downstream", downstream as Any),
                    ("hasAnyDemand", isRequested), ("subject", parent as Any),
                ]
            }
        }

        override func fulfill(_ result: Result<Output, Failure>) {
            let receiver = lock.withLock { () -> Downstream? in
                if case .success = result, !isRequested { return nil }
                defer { downstream = nil }
                return downstream
            }
            guard let receiver else { return }
            receiver.send(result)
            lock.withLock { parent = nil }
        }

        func request(_ demand: Subscribers.Demand) {
            Contract.requirePositive(demand)
            let (receiver, result) = lock.withLock { () -> (Downstream?, Result<Output, Failure>?) in
                guard let downstream else { return (nil, nil) }
                isRequested = true
                guard let result = parent?.lock.withLock({ parent?.result }) else { return (nil, nil) }
                self.downstream = nil
                return (downstream, result)
            }
            if let receiver, let result { receiver.send(result) }
        }

        func cancel() {
            let parent = lock.withLock { () -> Future? in
                guard downstream != nil else { return nil }
                downstream = nil
                defer { self.parent = nil }
                return self.parent
            }
            parent?.remove(self)
        }
    }
}

extension Subscriber {
    /// Sends a result as a value or a failure, and the end.
    func send(_ result: Result<Input, Failure>) {
        switch result {
        case .success(let output):
            _ = receive(output)
            receive(completion: .finished)
        case .failure(let error): receive(completion: .failure(error))
        }
    }
}
