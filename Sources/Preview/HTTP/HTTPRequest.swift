import Foundation

/// A request from a browser or a tool.
struct HTTPRequest: Sendable {
    var method: String
    /// The decoded components of the path. A component may contain a slash or be `..`: they are never used in paths of the file
    /// system.
    var path: [String]
    /// The decoded parameters of the query; the last one if several have the same name.
    var query: [String: String]
    var headers: HTTPRequestHeaders
    var body = Data()

    /// Parses the target of a request line; returns nil if it is not a path.
    init?(method: String, target: String, headers: HTTPRequestHeaders) {
        guard target.utf8.first == UInt8(ascii: "/") else { return nil }
        let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        var path: [String] = []
        for part in parts[0].split(separator: "/", omittingEmptySubsequences: true) {
            guard let text = String(part).decodedFromURL else { return nil }
            path.append(text)
        }
        self.method = method
        self.path = path
        query = parts.count > 1 ? Self.parameters(parts[1]) : [:]
        self.headers = headers
    }

    private static func parameters(_ text: Substring) -> [String: String] {
        var result: [String: String] = [:]
        for pair in text.split(separator: "&").prefix(64) {
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let value = parts.count > 1 ? String(parts[1].replacing("+", with: " ")) : ""
            if let name = String(parts[0]).decodedFromURL, let value = value.decodedFromURL {
                result[name] = value
            }
        }
        return result
    }
}

/// The headers of a request that the server uses.
struct HTTPRequestHeaders: Sendable {
    var host: String?
    var origin: String?
    /// The value of `Sec-Fetch-Site`: the relationship between the requesting page and the server.
    var fetchSite: String?
    /// The value of `Sec-Fetch-Mode`: the mode of the request.
    var fetchMode: String?
    var token: String?
    var knownTag: String?

    static let tokenName = "X-Kumiki-Token"
}

extension String {
    /// The text without percent encoding; nil if the result is not valid UTF-8 or contains a null character.
    fileprivate var decodedFromURL: String? {
        guard utf8.contains(UInt8(ascii: "%")) else { return self }
        guard let text = removingPercentEncoding, !text.utf8.contains(0) else { return nil }
        return text
    }
}
