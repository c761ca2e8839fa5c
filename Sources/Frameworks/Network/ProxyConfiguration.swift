import Foundation

/// A proxy for connections. No connection is made here.
public struct ProxyConfiguration: Hashable, Sendable {
    private let endpoint: NWEndpoint
    /// Whether connections are made without the proxy when it fails.
    public var allowFailover = false
    /// The domains whose connections use the proxy; all if empty.
    public var matchDomains: [String] = []
    /// The domains whose connections do not use the proxy.
    public var excludedDomains: [String] = []
    private var user: String?
    private var password: String?

    /// Creates a configuration of a proxy of SOCKS 5.
    public init(socksv5Proxy proxyEndpoint: NWEndpoint) { endpoint = proxyEndpoint }

    /// Creates a configuration of a proxy of HTTP.
    public init(httpCONNECTProxy proxyEndpoint: NWEndpoint) { endpoint = proxyEndpoint }

    /// Sets the user of the proxy.
    public mutating func applyCredential(username: String, password: String) {
        (user, self.password) = (username, password)
    }
}
