import Foundation
import FoundationNetworking

/// A protocol of the shared session that passes requests on to the protocols that the app or its tests have registered:
/// Foundation for Linux prefers those of the session's configuration.
final class RegisteredProtocol: URLProtocol {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var registered: [URLProtocol.Type] = []

    private var other: URLProtocol?

    static func register(_ type: URLProtocol.Type) { lock.withLock { registered.append(type) } }

    static func unregister(_ type: AnyClass) { lock.withLock { registered.removeAll { $0 == type } } }

    /// Returns the protocol for a request, the last that was registered first.
    private static func type(for request: URLRequest) -> URLProtocol.Type? {
        lock.withLock { registered }.last { $0.canInit(with: request) }
    }

    override class func canInit(with request: URLRequest) -> Bool { type(for: request) != nil }

    override class func canonicalRequest(for request: URLRequest) -> URLRequest {
        type(for: request)?.canonicalRequest(for: request) ?? request
    }

    override func startLoading() {
        guard let type = Self.type(for: request) else {
            client?.urlProtocol(self, didFailWithError: URLError(.unsupportedURL))
            return
        }
        let client = ForwardingClient(self)
        let other =
            task.map { type.init(task: $0, cachedResponse: cachedResponse, client: client) }
            ?? type.init(request: request, cachedResponse: cachedResponse, client: client)
        self.other = other
        other.startLoading()
    }

    override func stopLoading() { other?.stopLoading() }
}

/// Passes on what a protocol reports as reports of the one that created it.
private final class ForwardingClient: NSObject, URLProtocolClient, @unchecked Sendable {
    /// Foundation releases the protocol after its last report.
    private weak var loading: URLProtocol?

    init(_ loading: URLProtocol) { self.loading = loading }

    private func report(_ body: (any URLProtocolClient, URLProtocol) -> Void) {
        guard let loading, let client = AppNetwork.client(of: loading) else { return }
        body(client, loading)
    }

    func urlProtocol(
        _ protocol: URLProtocol, wasRedirectedTo request: URLRequest, redirectResponse: URLResponse
    ) {
        report { $0.urlProtocol($1, wasRedirectedTo: request, redirectResponse: redirectResponse) }
    }

    func urlProtocol(_ protocol: URLProtocol, cachedResponseIsValid cachedResponse: CachedURLResponse) {
        report { $0.urlProtocol($1, cachedResponseIsValid: cachedResponse) }
    }

    func urlProtocol(
        _ protocol: URLProtocol, didReceive response: URLResponse,
        cacheStoragePolicy policy: URLCache.StoragePolicy
    ) {
        report { $0.urlProtocol($1, didReceive: response, cacheStoragePolicy: policy) }
    }

    func urlProtocol(_ protocol: URLProtocol, didLoad data: Data) {
        report { $0.urlProtocol($1, didLoad: data) }
    }

    func urlProtocolDidFinishLoading(_ protocol: URLProtocol) {
        report { $0.urlProtocolDidFinishLoading($1) }
    }

    func urlProtocol(_ protocol: URLProtocol, didFailWithError error: any Error) {
        report { $0.urlProtocol($1, didFailWithError: error) }
    }

    func urlProtocol(_ protocol: URLProtocol, didReceive challenge: URLAuthenticationChallenge) {
        report { $0.urlProtocol($1, didReceive: challenge) }
    }

    func urlProtocol(_ protocol: URLProtocol, didCancel challenge: URLAuthenticationChallenge) {
        report { $0.urlProtocol($1, didCancel: challenge) }
    }
}
