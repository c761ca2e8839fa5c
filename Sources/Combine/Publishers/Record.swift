/// A publisher that replays a recording.
public struct Record<Output, Failure: Error>: Publisher {
    /// The values and the end.
    public let recording: Recording

    /// Records the events that the closure sends.
    public init(record: (inout Recording) -> Void) {
        var recording = Recording()
        record(&recording)
        self.recording = recording
    }

    /// Creates a publisher of a recording.
    public init(recording: Recording) { self.recording = recording }

    /// Creates a publisher of values and an end.
    public init(output: [Output], completion: Subscribers.Completion<Failure>) {
        recording = Recording(output: output, completion: completion)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        guard !recording.output.isEmpty else {
            subscriber.receive(subscription: Subscriptions.empty)
            return subscriber.receive(completion: recording.completion)
        }
        subscriber.receive(
            subscription: SequenceSubscription(
                recording.output, completion: recording.completion, subscriber, isRecord: true))
    }

    /// Values and an end.
    public struct Recording {
        /// The type of the values.
        public typealias Input = Output

        private enum State { case input, complete }

        /// The values.
        public private(set) var output: [Output]
        /// The end.
        public private(set) var completion: Subscribers.Completion<Failure>
        private var state: State

        /// Creates an empty recording.
        public init() { (output, completion, state) = ([], .finished, .input) }

        /// Creates a recording of values and an end.
        public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
            (self.output, self.completion, state) = (output, completion, .complete)
        }

        /// Adds a value. There is none after the end.
        public mutating func receive(_ input: Input) {
            precondition(state == .input, "Receiving values after completion is not allowed")
            output.append(input)
        }

        /// Adds the end.
        public mutating func receive(completion: Subscribers.Completion<Failure>) {
            precondition(state == .input, "Receiving completion more than once is not allowed")
            self.completion = completion
            state = .complete
        }
    }
}

extension Record: Codable where Output: Codable, Failure: Codable {}

extension Record.Recording: Codable where Output: Codable, Failure: Codable {
    private enum CodingKeys: String, CodingKey {
        case output, completion
    }

    /// Decodes the values and the end.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            output: try container.decode([Output].self, forKey: .output),
            completion: try container.decode(Subscribers.Completion<Failure>.self, forKey: .completion))
    }

    /// Encodes the values and the end.
    public func encode(into encoder: any Encoder) throws { try encode(to: encoder) }

    /// Encodes the values and the end.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(output, forKey: .output)
        try container.encode(completion, forKey: .completion)
    }
}
