import Foundation

extension NWConnection {
    /// The properties of a message, which is not sent here.
    public final class ContentContext: Sendable {
        public static let defaultMessage = ContentContext(identifier: "Default message")
        public static let finalMessage = ContentContext(identifier: "Final message", isFinal: true)

        public let identifier: String
        public let expirationMilliseconds: UInt64
        public let relativePriority: Double
        public let isFinal: Bool
        public let antecedent: ContentContext?
        public let protocolMetadata: [NWProtocolMetadata]

        public init(
            identifier: String, expiration: UInt64 = 0, priority: Double = 0.5, isFinal: Bool = false,
            antecedent: ContentContext? = nil, metadata: [NWProtocolMetadata]? = []
        ) {
            (self.identifier, self.isFinal, self.antecedent) = (identifier, isFinal, antecedent)
            (expirationMilliseconds, relativePriority) = (expiration, priority)
            protocolMetadata = metadata ?? []
        }
    }
}
