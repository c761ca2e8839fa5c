import Foundation

/// A request of a browser or a tool.
struct HTTPRequest: Sendable {
    var method: String
    /// The parts of the path between slashes, decoded. A part may hold a slash of its own, or be `..`: no path of the file
    /// system is ever made of them.
    var path: [String]
    /// The parameters behind the question mark, decoded; the last of several with one name.
    var query: [String: String]
    var headers: HTTPRequestHeaders
    var body = Data()

    /// A request for an address as it stands in the request's line; nil where that is no path.
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

/// The headers of a request that matter here.
struct HTTPRequestHeaders: Sendable {
    var host: String?
    var origin: String?
    /// `Sec-Fetch-Site`: how the page that asks is related to the server, which browsers say.
    var fetchSite: String?
    /// `Sec-Fetch-Mode`: what the answer is wanted for.
    var fetchMode: String?
    var token: String?
    var knownTag: String?

    static let tokenName = "X-Kumiki-Token"
}

extension String {
    /// The text with `%20` and its like replaced; nil where what results is not UTF-8 or holds a null character.
    fileprivate var decodedFromURL: String? {
        guard utf8.contains(UInt8(ascii: "%")) else { return self }
        guard let text = removingPercentEncoding, !text.utf8.contains(0) else { return nil }
        return text
    }
}
