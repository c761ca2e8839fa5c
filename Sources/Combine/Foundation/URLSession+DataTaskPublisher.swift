import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension URLSession {
    /// Returns a publisher of the data and the response at an address.
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
        dataTaskPublisher(for: URLRequest(url: url))
    }

    /// Returns a publisher of the data and the response to a request.
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
        DataTaskPublisher(request: request, session: self)
    }

    /// A publisher of the data and the response to a request, which is made for each subscriber.
    public struct DataTaskPublisher: Publisher {
        /// Data and response.
        public typealias Output = (data: Data, response: URLResponse)
        /// An error of loading.
        public typealias Failure = URLError

        /// The request.
        public let request: URLRequest
        /// The session that loads.
        public let session: URLSession

        /// Creates a publisher of the response to a request.
        public init(request: URLRequest, session: URLSession) {
            self.request = request
            self.session = session
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            subscriber.receive(subscription: Inner(self, subscriber))
        }
    }
}

extension URLSession.DataTaskPublisher {
    private final class Inner<Downstream: Subscriber>: Subscription, Described
    where Downstream.Input == Output, Downstream.Failure == URLError {
        private let lock = NSLock()
        private var parent: URLSession.DataTaskPublisher?
        private var downstream: Downstream?
        private var demand = Subscribers.Demand.none
        private var task: URLSessionDataTask?

        init(_ parent: URLSession.DataTaskPublisher, _ downstream: Downstream) {
            self.parent = parent
            self.downstream = downstream
        }

        var name: String { "DataTaskPublisher" }
        var children: [Mirror.Child] {
            lock.withLock {
                [
                    ("task", task as Any), ("downstream", downstream as Any), ("parent", parent as Any),
                    ("demand", demand),
                ]
            }
        }

        func request(_ demand: Subscribers.Demand) {
            Contract.requirePositive(demand)
            lock.lock()
            guard let parent else { return lock.unlock() }
            self.demand += demand
            if task == nil {
                let receive = UncheckedBox(receive)
                task = parent.session.dataTask(with: parent.request) { receive.value($0, $1, $2) }
            }
            let task = task
            lock.unlock()
            task?.resume()
        }

        private func receive(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
            lock.lock()
            guard demand > 0, parent != nil, let downstream else { return lock.unlock() }
            parent = nil
            self.downstream = nil
            demand = .none
            task = nil
            lock.unlock()
            if let response, error == nil {
                _ = downstream.receive((data ?? Data(), response))
                downstream.receive(completion: .finished)
            } else {
                downstream.receive(completion: .failure(error as? URLError ?? URLError(.unknown)))
            }
        }

        func cancel() {
            lock.lock()
            guard parent != nil else { return lock.unlock() }
            let task = task
            parent = nil
            downstream = nil
            demand = .none
            self.task = nil
            lock.unlock()
            task?.cancel()
        }
    }
}
