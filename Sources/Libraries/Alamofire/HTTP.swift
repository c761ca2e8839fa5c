@_exported import Foundation
@_exported import FoundationNetworking
import KumikiNetwork

/// The method of a request.
public struct HTTPMethod: RawRepresentable, Equatable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let connect = HTTPMethod(rawValue: "CONNECT")
    public static let delete = HTTPMethod(rawValue: "DELETE")
    public static let get = HTTPMethod(rawValue: "GET")
    public static let head = HTTPMethod(rawValue: "HEAD")
    public static let options = HTTPMethod(rawValue: "OPTIONS")
    public static let patch = HTTPMethod(rawValue: "PATCH")
    public static let post = HTTPMethod(rawValue: "POST")
    public static let put = HTTPMethod(rawValue: "PUT")
    public static let query = HTTPMethod(rawValue: "QUERY")
    public static let trace = HTTPMethod(rawValue: "TRACE")
}

/// A header field.
public struct HTTPHeader: Hashable, Sendable, CustomStringConvertible {
    public let name: String
    public let value: String

    public init(name: String, value: String) { (self.name, self.value) = (name, value) }

    public var description: String { "\(name): \(value)" }

    public static func accept(_ value: String) -> HTTPHeader { HTTPHeader(name: "Accept", value: value) }
    public static func acceptCharset(_ value: String) -> HTTPHeader {
        HTTPHeader(name: "Accept-Charset", value: value)
    }
    public static func acceptLanguage(_ value: String) -> HTTPHeader {
        HTTPHeader(name: "Accept-Language", value: value)
    }
    public static func acceptEncoding(_ value: String) -> HTTPHeader {
        HTTPHeader(name: "Accept-Encoding", value: value)
    }
    public static func authorization(username: String, password: String) -> HTTPHeader {
        authorization("Basic " + Data("\(username):\(password)".utf8).base64EncodedString())
    }
    public static func authorization(bearerToken: String) -> HTTPHeader {
        authorization("Bearer \(bearerToken)")
    }
    public static func authorization(_ value: String) -> HTTPHeader {
        HTTPHeader(name: "Authorization", value: value)
    }
    public static func contentDisposition(_ value: String) -> HTTPHeader {
        HTTPHeader(name: "Content-Disposition", value: value)
    }
    public static func contentEncoding(_ value: String) -> HTTPHeader {
        HTTPHeader(name: "Content-Encoding", value: value)
    }
    public static func contentType(_ value: String) -> HTTPHeader {
        HTTPHeader(name: "Content-Type", value: value)
    }
    public static func userAgent(_ value: String) -> HTTPHeader {
        HTTPHeader(name: "User-Agent", value: value)
    }

    public static let defaultAcceptEncoding = acceptEncoding("br;q=1.0, gzip;q=0.9, deflate;q=0.8")
    public static let defaultAcceptLanguage = acceptLanguage(
        Locale.preferredLanguages.prefix(6).enumerated()
            .map { "\($1);q=\(1 - Double($0) * 0.1)" }.joined(separator: ", "))
    public static let defaultUserAgent = userAgent(
        "\(Bundle.main.infoDictionary?["CFBundleExecutable"] as? String ?? "Unknown")/"
            + "\(Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String ?? "Unknown") Alamofire/5.9"
    )
}

/// Header fields in order; names are compared without case.
public struct HTTPHeaders: Equatable, Hashable, Sendable {
    private var headers: [HTTPHeader] = []

    public init() {}
    public init(_ headers: [HTTPHeader]) { for header in headers { update(header) } }
    public init(_ dictionary: [String: String]) {
        for (name, value) in dictionary { update(name: name, value: value) }
    }

    public static let `default` = HTTPHeaders([
        .defaultAcceptEncoding, .defaultAcceptLanguage, .defaultUserAgent,
    ])

    private func index(_ name: String) -> Int? {
        headers.firstIndex { $0.name.lowercased() == name.lowercased() }
    }

    public mutating func add(name: String, value: String) { update(name: name, value: value) }
    public mutating func add(_ header: HTTPHeader) { update(header) }
    public mutating func update(name: String, value: String) { update(HTTPHeader(name: name, value: value)) }
    public mutating func update(_ header: HTTPHeader) {
        if let index = index(header.name) { headers[index] = header } else { headers.append(header) }
    }
    public mutating func remove(name: String) { if let index = index(name) { headers.remove(at: index) } }
    public mutating func sort() { headers.sort { $0.name.lowercased() < $1.name.lowercased() } }
    public func sorted() -> HTTPHeaders {
        var copy = self
        copy.sort()
        return copy
    }
    public func value(for name: String) -> String? { index(name).map { headers[$0].value } }

    public subscript(_ name: String) -> String? {
        get { value(for: name) }
        set { if let newValue { update(name: name, value: newValue) } else { remove(name: name) } }
    }

    public var dictionary: [String: String] {
        Dictionary(headers.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 })
    }
}

extension HTTPHeaders: ExpressibleByDictionaryLiteral {
    public init(dictionaryLiteral elements: (String, String)...) {
        for (name, value) in elements { update(name: name, value: value) }
    }
}

extension HTTPHeaders: ExpressibleByArrayLiteral {
    public init(arrayLiteral elements: HTTPHeader...) { self.init(elements) }
}

extension HTTPHeaders: Collection {
    public var startIndex: Int { headers.startIndex }
    public var endIndex: Int { headers.endIndex }
    public subscript(position: Int) -> HTTPHeader { headers[position] }
    public func index(after i: Int) -> Int { i + 1 }
}

extension HTTPHeaders: CustomStringConvertible {
    public var description: String { headers.map(\.description).joined(separator: "\n") }
}

extension URLRequest {
    public var headers: HTTPHeaders {
        get { HTTPHeaders(allHTTPHeaderFields ?? [:]) }
        set { allHTTPHeaderFields = newValue.dictionary }
    }

    public var method: HTTPMethod? {
        get { httpMethod.map(HTTPMethod.init) }
        set { httpMethod = newValue?.rawValue }
    }

    public init(url: any URLConvertible, method: HTTPMethod, headers: HTTPHeaders? = nil) throws {
        self.init(url: try url.asURL())
        httpMethod = method.rawValue
        if let headers { allHTTPHeaderFields = headers.dictionary }
    }
}

extension HTTPURLResponse {
    public var headers: HTTPHeaders {
        HTTPHeaders(
            Dictionary(allHeaderFields.map { ("\($0)", "\($1)") }, uniquingKeysWith: { $1 }))
    }
}

extension URLSessionConfiguration {
    public var headers: HTTPHeaders {
        get {
            HTTPHeaders(
                Dictionary(
                    (httpAdditionalHeaders ?? [:]).map { ("\($0)", "\($1)") }, uniquingKeysWith: { $1 }))
        }
        set { httpAdditionalHeaders = newValue.dictionary }
    }
}

// MARK: Conversions

/// A value that is an address.
public protocol URLConvertible {
    func asURL() throws -> URL
}

extension String: URLConvertible {
    public func asURL() throws -> URL {
        guard let url = URL(string: self) else { throw AFError.invalidURL(url: self) }
        return url
    }
}

extension URL: URLConvertible {
    public func asURL() throws -> URL { self }
}

extension URLComponents: URLConvertible {
    public func asURL() throws -> URL {
        guard let url else { throw AFError.invalidURL(url: self) }
        return url
    }
}

/// A value that is a request.
public protocol URLRequestConvertible {
    func asURLRequest() throws -> URLRequest
}

extension URLRequestConvertible {
    public var urlRequest: URLRequest? { try? asURLRequest() }
}

extension URLRequest: URLRequestConvertible {
    public func asURLRequest() throws -> URLRequest { self }
}

// MARK: Members in a namespace

/// The members that the library adds to a type.
public struct AlamofireExtension<ExtendedType> {
    public private(set) var type: ExtendedType
    public init(_ type: ExtendedType) { self.type = type }
}

/// A type with members of the library.
public protocol AlamofireExtended {
    associatedtype ExtendedType
    static var af: AlamofireExtension<ExtendedType>.Type { get set }
    var af: AlamofireExtension<ExtendedType> { get set }
}

extension AlamofireExtended {
    public static var af: AlamofireExtension<Self>.Type {
        get { AlamofireExtension<Self>.self }
        set {}
    }
    public var af: AlamofireExtension<Self> {
        get { AlamofireExtension(self) }
        set {}
    }
}

extension URLSessionConfiguration: AlamofireExtended {}
extension AlamofireExtension where ExtendedType: URLSessionConfiguration {
    public static var `default`: URLSessionConfiguration {
        let configuration = AppNetwork.defaultConfiguration
        configuration.headers = .default
        return configuration
    }
    public static var ephemeral: URLSessionConfiguration {
        let configuration = AppNetwork.ephemeralConfiguration
        configuration.headers = .default
        return configuration
    }
}
