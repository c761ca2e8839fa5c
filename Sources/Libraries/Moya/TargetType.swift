import Alamofire
import Foundation

/// A request of an interface: its path, method, parameters and header fields.
public protocol TargetType {
    var baseURL: URL { get }
    var path: String { get }
    var method: Method { get }
    var sampleData: Data { get }
    var task: Task { get }
    var validationType: ValidationType { get }
    var headers: [String: String]? { get }
}

extension TargetType {
    public var validationType: ValidationType { .none }
    public var sampleData: Data { Data() }
}

/// The parameters and the body of a request.
public enum Task {
    case requestPlain
    case requestData(Data)
    case requestJSONEncodable(any Encodable)
    case requestCustomJSONEncodable(any Encodable, encoder: JSONEncoder)
    case requestParameters(parameters: [String: Any], encoding: any ParameterEncoding)
    case requestCompositeData(bodyData: Data, urlParameters: [String: Any])
    case requestCompositeParameters(
        bodyParameters: [String: Any], bodyEncoding: any ParameterEncoding, urlParameters: [String: Any])
    case uploadFile(URL)
    case uploadMultipart([MultipartFormData])
    case uploadCompositeMultipart([MultipartFormData], urlParameters: [String: Any])
    case downloadDestination(DownloadDestination)
    case downloadParameters(
        parameters: [String: Any], encoding: any ParameterEncoding, destination: DownloadDestination)
}

/// The status codes that are no errors.
public enum ValidationType: Equatable, Sendable {
    case none
    case successCodes
    case successAndRedirectCodes
    case customCodes([Int])

    public var statusCodes: [Int] {
        switch self {
        case .none: []
        case .successCodes: Array(200..<300)
        case .successAndRedirectCodes: Array(200..<400)
        case .customCodes(let codes): codes
        }
    }
}

/// A target of any type.
public enum MultiTarget: TargetType {
    case target(any TargetType)

    public init(_ target: any TargetType) { self = .target(target) }

    public var target: any TargetType {
        switch self {
        case .target(let target): target
        }
    }

    public var path: String { target.path }
    public var baseURL: URL { target.baseURL }
    public var method: Method { target.method }
    public var sampleData: Data { target.sampleData }
    public var task: Task { target.task }
    public var validationType: ValidationType { target.validationType }
    public var headers: [String: String]? { target.headers }
}

extension URL {
    /// Creates the URL of a target, whose path may be empty.
    public init<T: TargetType>(target: T) {
        self = target.path.isEmpty ? target.baseURL : target.baseURL.appendingPathComponent(target.path)
    }
}

/// The response to a request that is not sent, and its time.
public enum StubBehavior: Sendable {
    case never
    case immediate
    case delayed(seconds: TimeInterval)
}

/// A response that is not sent.
public enum EndpointSampleResponse {
    case networkResponse(Int, Data)
    case response(HTTPURLResponse, Data)
    case networkError(NSError)
}

/// A request that can be changed before it is sent.
open class Endpoint {
    public typealias SampleResponseClosure = () -> EndpointSampleResponse

    public let url: String
    public let sampleResponseClosure: SampleResponseClosure
    public let method: Method
    public let task: Task
    public let httpHeaderFields: [String: String]?

    public init(
        url: String, sampleResponseClosure: @escaping SampleResponseClosure, method: Method, task: Task,
        httpHeaderFields: [String: String]?
    ) {
        (self.url, self.sampleResponseClosure, self.method) = (url, sampleResponseClosure, method)
        (self.task, self.httpHeaderFields) = (task, httpHeaderFields)
    }

    open func adding(newHTTPHeaderFields: [String: String]) -> Endpoint {
        Endpoint(
            url: url, sampleResponseClosure: sampleResponseClosure, method: method, task: task,
            httpHeaderFields: (httpHeaderFields ?? [:]).merging(newHTTPHeaderFields) { $1 })
    }

    open func replacing(task: Task) -> Endpoint {
        Endpoint(
            url: url, sampleResponseClosure: sampleResponseClosure, method: method, task: task,
            httpHeaderFields: httpHeaderFields)
    }

    /// Returns the request with its parameters encoded.
    public func urlRequest() throws -> URLRequest {
        guard let requestURL = URL(string: url) else { throw MoyaError.requestMapping(url) }
        var request = URLRequest(url: requestURL)
        request.httpMethod = method.rawValue
        request.allHTTPHeaderFields = httpHeaderFields
        switch task {
        case .requestPlain, .uploadFile, .uploadMultipart, .downloadDestination: return request
        case .requestData(let data):
            request.httpBody = data
            return request
        case .requestJSONEncodable(let value): return try request.encoded(value, JSONEncoder())
        case .requestCustomJSONEncodable(let value, let encoder):
            return try request.encoded(value, encoder)
        case .requestParameters(let parameters, let encoding),
            .downloadParameters(let parameters, let encoding, _):
            return try request.encoded(parameters, encoding)
        case .requestCompositeData(let data, let urlParameters):
            request.httpBody = data
            return try request.encoded(urlParameters, URLEncoding.queryString)
        case .requestCompositeParameters(let bodyParameters, let bodyEncoding, let urlParameters):
            let request = try request.encoded(bodyParameters, bodyEncoding)
            return try request.encoded(urlParameters, URLEncoding.queryString)
        case .uploadCompositeMultipart(_, let urlParameters):
            return try request.encoded(urlParameters, URLEncoding.queryString)
        }
    }
}

extension URLRequest {
    fileprivate func encoded(_ value: any Encodable, _ encoder: JSONEncoder) throws -> URLRequest {
        var request = self
        do { request.httpBody = try encoder.encode(value) } catch { throw MoyaError.encodableMapping(error) }
        if request.value(forHTTPHeaderField: "Content-Type") == nil {
            request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        }
        return request
    }

    fileprivate func encoded(_ parameters: [String: Any], _ encoding: any ParameterEncoding) throws
        -> URLRequest
    {
        do { return try encoding.encode(self, with: parameters) } catch {
            throw MoyaError.parameterEncoding(error)
        }
    }
}
