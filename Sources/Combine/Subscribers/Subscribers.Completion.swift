extension Subscribers {
    /// The end of publishing.
    @frozen public enum Completion<Failure: Error>: Sendable {
        /// The publisher finished normally.
        case finished
        /// The publisher ended with an error.
        case failure(Failure)
    }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}

extension Subscribers.Completion {
    private enum CodingKeys: String, CodingKey {
        case success, error
    }
}

extension Subscribers.Completion: Encodable where Failure: Encodable {
    /// Encodes whether publishing finished normally, and the error otherwise.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .finished: try container.encode(true, forKey: .success)
        case .failure(let error):
            try container.encode(false, forKey: .success)
            try container.encode(error, forKey: .error)
        }
    }
}

extension Subscribers.Completion: Decodable where Failure: Decodable {
    /// Decodes the format of `encode(to:)`.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self =
            try container.decode(Bool.self, forKey: .success)
            ? .finished : .failure(container.decode(Failure.self, forKey: .error))
    }
}
