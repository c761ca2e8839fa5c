extension Publishers {
    /// The strategy by which a buffer requests values.
    public enum PrefetchStrategy: Sendable {
        /// Requests as many as fit, and more as values are sent.
        case keepFull
        /// Requests everything.
        case byRequest
    }
}

extension Publishers.PrefetchStrategy: Equatable, Hashable {}
