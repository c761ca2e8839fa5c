/// Requests, and the protocols that answer them.
extension SurroundingsFile {
    /// Names of headers keep their capitals on Apple's platforms.
    static let headers = ["setValue", "addValue"].map { name in
        let optional = name == "setValue" ? "?" : ""
        return Member(
            "\(name)(_:forHTTPHeaderField:)",
            "mutating func \(name)(_ value: Swift.String\(optional), forHTTPHeaderField field: Swift.String) "
                + "{ KumikiNetwork.AppNetwork.\(name)(value, forHTTPHeaderField: field, of: &self) }")
    }

    /// Protocols that tests answer requests with, which see requests as on Apple's platforms and receive those of the
    /// shared session.
    static let protocols: (type: String, members: [Member]) = (
        "URLProtocol",
        [
            Member(
                "request",
                "var request: FoundationNetworking.URLRequest { KumikiNetwork.AppNetwork.request(of: self) }"),
            Member(
                "client",
                "var client: (any FoundationNetworking.URLProtocolClient)? { KumikiNetwork.AppNetwork.client(of: self) }"
            ),
            Member(
                "registerClass(_:)",
                "class func registerClass(_ protocolClass: AnyClass) -> Bool "
                    + "{ KumikiNetwork.AppNetwork.register(protocolClass) }", isResultDiscardable: true),
            Member(
                "property(forKey:in:)",
                "class func property(forKey key: Swift.String, in request: FoundationNetworking.URLRequest) -> Any? "
                    + "{ KumikiNetwork.AppNetwork.property(forKey: key, in: request) }"),
            Member(
                "setProperty(_:forKey:in:)",
                "class func setProperty(_ value: Any, forKey key: Swift.String, "
                    + "in request: FoundationNetworking.NSMutableURLRequest) "
                    + "{ KumikiNetwork.AppNetwork.setProperty(value, forKey: key, in: request) }"),
            Member(
                "removeProperty(forKey:in:)",
                "class func removeProperty(forKey key: Swift.String, "
                    + "in request: FoundationNetworking.NSMutableURLRequest) "
                    + "{ KumikiNetwork.AppNetwork.removeProperty(forKey: key, in: request) }"),
            Member(
                "unregisterClass(_:)",
                "class func unregisterClass(_ protocolClass: AnyClass) "
                    + "{ KumikiNetwork.AppNetwork.unregister(protocolClass) }"),
        ]
    )

    static let sharedSession = Member(
        "shared", "class var shared: FoundationNetworking.URLSession { KumikiNetwork.AppNetwork.shared }")

    /// Requests without a delegate, by which sessions conform to a test's protocol. Foundation for Linux has a parameter for
    /// a delegate, with a default argument, which no requirement matches.
    static let requests = [
        ("data", "for request: FoundationNetworking.URLRequest", "for: request", "Foundation.Data"),
        ("data", "from url: Foundation.URL", "from: url", "Foundation.Data"),
        (
            "upload", "for request: FoundationNetworking.URLRequest, from bodyData: Foundation.Data",
            "for: request, from: bodyData", "Foundation.Data"
        ),
        (
            "upload", "for request: FoundationNetworking.URLRequest, fromFile fileURL: Foundation.URL",
            "for: request, fromFile: fileURL", "Foundation.Data"
        ),
        ("download", "for request: FoundationNetworking.URLRequest", "for: request", "Foundation.URL"),
        ("download", "from url: Foundation.URL", "from: url", "Foundation.URL"),
    ].map { name, parameters, arguments, result in
        let labels = parameters.split(separator: ", ").map { "\($0.prefix { $0 != " " }):" }.joined()
        return Member(
            "\(name)(\(labels))",
            "func \(name)(\(parameters)) async throws -> (\(result), FoundationNetworking.URLResponse) "
                + "{ try await \(name)(\(arguments), delegate: nil) }")
    }

    static let testedConfigurations = [
        Member(
            "default",
            "class var `default`: FoundationNetworking.URLSessionConfiguration "
                + "{ KumikiNetwork.AppNetwork.testedConfiguration }"),
        Member(
            "ephemeral",
            "class var ephemeral: FoundationNetworking.URLSessionConfiguration "
                + "{ KumikiNetwork.AppNetwork.testedEphemeralConfiguration }"),
    ]

    static let handler =
        "@escaping @Sendable (Foundation.Data?, FoundationNetworking.URLResponse?, (any Swift.Error)?) -> Swift.Void"
}
