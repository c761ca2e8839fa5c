import Alamofire
import Foundation

/// Sees and changes the requests of a provider.
public protocol PluginType {
    func prepare(_ request: URLRequest, target: any TargetType) -> URLRequest
    func willSend(_ request: any RequestType, target: any TargetType)
    func didReceive(_ result: Result<Response, MoyaError>, target: any TargetType)
    func process(_ result: Result<Response, MoyaError>, target: any TargetType) -> Result<Response, MoyaError>
}

extension PluginType {
    public func prepare(_ request: URLRequest, target: any TargetType) -> URLRequest { request }
    public func willSend(_ request: any RequestType, target: any TargetType) {}
    public func didReceive(_ result: Result<Response, MoyaError>, target: any TargetType) {}
    public func process(_ result: Result<Response, MoyaError>, target: any TargetType)
        -> Result<Response, MoyaError>
    { result }
}

/// The scheme of a request's authorization.
public enum AuthorizationType {
    case basic
    case bearer
    case custom(String)

    public var value: String {
        switch self {
        case .basic: "Basic"
        case .bearer: "Bearer"
        case .custom(let value): value
        }
    }
}

/// A target whose requests are authorized.
public protocol AccessTokenAuthorizable {
    var authorizationType: AuthorizationType? { get }
}

/// Adds a token to the requests of authorizable targets.
public struct AccessTokenPlugin: PluginType {
    public typealias TokenClosure = (any TargetType) -> String

    public let tokenClosure: TokenClosure

    public init(tokenClosure: @escaping TokenClosure) { self.tokenClosure = tokenClosure }
    /// The form of version 13.
    public init(tokenClosure: @escaping () -> String) { self.tokenClosure = { _ in tokenClosure() } }
    public init(tokenClosure: @escaping (AuthorizationType) -> String) {
        self.tokenClosure = { target in
            let target = (target as? MultiTarget)?.target ?? target
            return (target as? any AccessTokenAuthorizable)?.authorizationType.map(tokenClosure) ?? ""
        }
    }

    public func prepare(_ request: URLRequest, target: any TargetType) -> URLRequest {
        let own = (target as? MultiTarget)?.target ?? target
        guard let type = (own as? any AccessTokenAuthorizable)?.authorizationType else { return request }
        var request = request
        request.addValue("\(type.value) \(tokenClosure(own))", forHTTPHeaderField: "Authorization")
        return request
    }
}

public enum NetworkActivityChangeType: Sendable { case began, ended }

/// Reports the beginning and the end of requests.
public final class NetworkActivityPlugin: PluginType {
    public typealias NetworkActivityClosure = (NetworkActivityChangeType, any TargetType) -> Void

    private let networkActivityClosure: NetworkActivityClosure

    public init(networkActivityClosure: @escaping NetworkActivityClosure) {
        self.networkActivityClosure = networkActivityClosure
    }

    public func willSend(_ request: any RequestType, target: any TargetType) {
        networkActivityClosure(.began, target)
    }
    public func didReceive(_ result: Result<Response, MoyaError>, target: any TargetType) {
        networkActivityClosure(.ended, target)
    }
}

/// Adds a user's name and password.
public final class CredentialsPlugin: PluginType {
    public typealias CredentialClosure = (any TargetType) -> URLCredential?

    private let credentialsClosure: CredentialClosure

    public init(credentialsClosure: @escaping CredentialClosure) {
        self.credentialsClosure = credentialsClosure
    }

    public func prepare(_ request: URLRequest, target: any TargetType) -> URLRequest {
        guard let credential = credentialsClosure(target), let user = credential.user else { return request }
        var request = request
        let text = Data("\(user):\(credential.password ?? "")".utf8).base64EncodedString()
        request.setValue("Basic \(text)", forHTTPHeaderField: "Authorization")
        return request
    }
}

/// Logs requests and responses.
public final class NetworkLoggerPlugin: PluginType {
    public struct Configuration {
        public typealias OutputType = (_ target: any TargetType, _ items: [String]) -> Void

        public struct LogOptions: OptionSet, Sendable {
            public let rawValue: Int
            public init(rawValue: Int) { self.rawValue = rawValue }

            public static let requestMethod = LogOptions(rawValue: 1 << 0)
            public static let requestBody = LogOptions(rawValue: 1 << 1)
            public static let requestHeaders = LogOptions(rawValue: 1 << 2)
            public static let formatRequestAscURL = LogOptions(rawValue: 1 << 3)
            public static let successResponseBody = LogOptions(rawValue: 1 << 4)
            public static let errorResponseBody = LogOptions(rawValue: 1 << 5)
            public static let `default`: LogOptions = [requestMethod, requestHeaders]
            public static let verbose: LogOptions = [
                requestMethod, requestHeaders, requestBody, successResponseBody, errorResponseBody,
            ]
        }

        public struct Formatter {
            public typealias DataFormatterType = (Data) -> String
            public typealias EntryFormatterType = (
                _ identifier: String, _ message: String, _ target: any TargetType
            ) -> String

            public var entry: EntryFormatterType
            public var requestData: DataFormatterType
            public var responseData: DataFormatterType

            public init(
                entry: @escaping EntryFormatterType = { identifier, message, _ in
                    "Moya_Logger: [\(Date())] \(identifier): \(message)"
                },
                requestData: @escaping DataFormatterType = { String(decoding: $0, as: UTF8.self) },
                responseData: @escaping DataFormatterType = { String(decoding: $0, as: UTF8.self) }
            ) {
                (self.entry, self.requestData, self.responseData) = (entry, requestData, responseData)
            }
        }

        public var formatter: Formatter
        public var output: OutputType
        public var logOptions: LogOptions

        public init(
            formatter: Formatter = Formatter(),
            output: @escaping OutputType = { _, items in items.forEach { print($0) } },
            logOptions: LogOptions = .default
        ) {
            (self.formatter, self.output, self.logOptions) = (formatter, output, logOptions)
        }
    }

    public var configuration: Configuration

    public init(configuration: Configuration = Configuration()) { self.configuration = configuration }

    /// The form of version 13.
    public convenience init(
        verbose: Bool, cURL: Bool = false, responseDataFormatter: ((Data) -> Data)? = nil
    ) {
        var formatter = Configuration.Formatter()
        if let format = responseDataFormatter {
            formatter.responseData = { String(decoding: format($0), as: UTF8.self) }
        }
        var options = verbose ? Configuration.LogOptions.verbose : .default
        if cURL { options.insert(.formatRequestAscURL) }
        self.init(configuration: Configuration(formatter: formatter, logOptions: options))
    }

    private func entry(_ identifier: String, _ message: String, _ target: any TargetType) -> String {
        configuration.formatter.entry(identifier, message, target)
    }

    public func willSend(_ request: any RequestType, target: any TargetType) {
        guard let request = request.request else { return }
        let options = configuration.logOptions
        var lines = [entry("Request", request.url?.absoluteString ?? "", target)]
        if options.contains(.requestMethod) {
            lines.append(entry("HTTP Request Method", request.httpMethod ?? "GET", target))
        }
        if options.contains(.requestHeaders) {
            lines.append(entry("Request Headers", "\(request.allHTTPHeaderFields ?? [:])", target))
        }
        if options.contains(.requestBody), let body = request.httpBody {
            lines.append(entry("Request Body", configuration.formatter.requestData(body), target))
        }
        configuration.output(target, lines)
    }

    public func didReceive(_ result: Result<Response, MoyaError>, target: any TargetType) {
        let options = configuration.logOptions
        switch result {
        case .success(let response):
            var lines = [entry("Response", response.description, target)]
            if options.contains(.successResponseBody) {
                lines.append(
                    entry("Response Body", configuration.formatter.responseData(response.data), target))
            }
            configuration.output(target, lines)
        case .failure(let error):
            var lines = [entry("Error", "Error calling \(target) : \(error)", target)]
            if options.contains(.errorResponseBody), let response = error.response {
                lines.append(
                    entry("Error Response Body", configuration.formatter.responseData(response.data), target))
            }
            configuration.output(target, lines)
        }
    }
}
