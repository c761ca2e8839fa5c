import FoundationNetworking

extension AppNetwork {
    /// Returns the text of a status code as on Apple's platforms, which is Foundation's for Linux in lowercase letters except for
    /// those that have other words. The texts of codes after HTTP 1.1 are assumed to follow that rule.
    public static func text(ofStatus code: Int) -> String {
        texts[code] ?? HTTPURLResponse.localizedString(forStatusCode: code).lowercased()
    }

    private static let texts = [
        200: "no error", 305: "needs proxy", 307: "temporarily redirected", 406: "unacceptable",
        408: "request timed out", 410: "no longer exists", 413: "request too large",
        414: "requested URL too long", 416: "requested range not satisfiable", 501: "unimplemented",
        504: "gateway timed out", 505: "unsupported version",
    ]
}
