import Foundation

/// A filter that accepts requests of our own pages and of tools on this machine only.
///
/// A page of another site can send requests to a loopback address too, and its own host name can resolve to it. Checking `Host`
/// prevents the latter, checking `Origin` and `Sec-Fetch-Site` the former. Requests with effects require
/// the token as well, which only our own pages know.
struct RequestGuard: Sendable {
    private let hosts: Set<String>
    /// The token that requests with effects must contain.
    let token: String

    init(port: UInt16) {
        hosts = ["127.0.0.1:\(port)", "localhost:\(port)"]
        token = (0..<4).map { _ in String(UInt64.random(in: .min ... .max), radix: 36) }.joined()
    }

    /// Returns the error response for a rejected request; nil for an accepted request.
    func refusal(of request: HTTPRequest) -> HTTPResponse? {
        guard let host = request.headers.host, hosts.contains(host.lowercased()) else {
            return .failure(421, "the request has an invalid Host header")
        }
        if let origin = request.headers.origin, !isOwn(origin) {
            return .failure(403, "the origin \(origin.prefix(100)) is not allowed")
        }
        switch request.method {
        case "GET", "HEAD":
            return isFromElsewhere(request) ? .failure(403, "the request comes from another site") : nil
        case "POST":
            guard let given = request.headers.token, Self.isSame(given, token) else {
                return .failure(403, "the token is missing or wrong")
            }
            return nil
        default:
            var response = HTTPResponse.failure(405, "the method must be GET, HEAD or POST")
            response.headers.append(("Allow", "GET, HEAD, POST"))
            return response
        }
    }

    private func isOwn(_ origin: String) -> Bool {
        origin.hasPrefix("http://") && hosts.contains(origin.dropFirst("http://".count).lowercased())
    }

    /// Returns whether another site sent the request. Other sites may link to our pages, but not load their resources.
    private func isFromElsewhere(_ request: HTTPRequest) -> Bool {
        guard let site = request.headers.fetchSite, site != "same-origin", site != "none" else {
            return false
        }
        return request.headers.fetchMode != "navigate"
    }

    /// Compares two texts in constant time.
    private static func isSame(_ one: String, _ other: String) -> Bool {
        let (one, other) = (Array(one.utf8), Array(other.utf8))
        guard one.count == other.count else { return false }
        return zip(one, other).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
