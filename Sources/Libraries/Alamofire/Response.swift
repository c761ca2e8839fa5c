import Foundation
import FoundationNetworking

public typealias AFDataResponse<Success> = DataResponse<Success, AFError>
public typealias AFDownloadResponse<Success> = DownloadResponse<Success, AFError>
public typealias AFResult<Success> = Result<Success, AFError>
/// Names of version 4.
public typealias DefaultDataResponse = AFDataResponse<Data?>
public typealias DefaultDownloadResponse = AFDownloadResponse<URL?>

/// The response to a request, and the value that was made of it.
public struct DataResponse<Success, Failure: Error> {
    public let request: URLRequest?
    public let response: HTTPURLResponse?
    public let data: Data?
    public let metrics: URLSessionTaskMetrics?
    public let serializationDuration: TimeInterval
    public let result: Result<Success, Failure>

    public var value: Success? { result.value }
    public var error: Failure? { result.error }

    public init(
        request: URLRequest?, response: HTTPURLResponse?, data: Data?, metrics: URLSessionTaskMetrics?,
        serializationDuration: TimeInterval, result: Result<Success, Failure>
    ) {
        (self.request, self.response, self.data, self.metrics) = (request, response, data, metrics)
        (self.serializationDuration, self.result) = (serializationDuration, result)
    }

    private func with<S, F: Error>(_ result: Result<S, F>) -> DataResponse<S, F> {
        DataResponse<S, F>(
            request: request, response: response, data: data, metrics: metrics,
            serializationDuration: serializationDuration, result: result)
    }

    public func map<New>(_ transform: (Success) -> New) -> DataResponse<New, Failure> {
        with(result.map(transform))
    }
    public func tryMap<New>(_ transform: (Success) throws -> New) -> DataResponse<New, any Error> {
        with(Result { try transform(try result.get()) })
    }
    public func mapError<New: Error>(_ transform: (Failure) -> New) -> DataResponse<Success, New> {
        with(result.mapError(transform))
    }
}

/// The file of a download, and the value that was made of it.
public struct DownloadResponse<Success, Failure: Error> {
    public let request: URLRequest?
    public let response: HTTPURLResponse?
    public let fileURL: URL?
    public let resumeData: Data?
    public let metrics: URLSessionTaskMetrics?
    public let serializationDuration: TimeInterval
    public let result: Result<Success, Failure>

    public var value: Success? { result.value }
    public var error: Failure? { result.error }
    /// The name of version 4.
    public var destinationURL: URL? { fileURL }
    public var temporaryURL: URL? { fileURL }

    public init(
        request: URLRequest?, response: HTTPURLResponse?, fileURL: URL?, resumeData: Data?,
        metrics: URLSessionTaskMetrics?, serializationDuration: TimeInterval, result: Result<Success, Failure>
    ) {
        (self.request, self.response, self.fileURL) = (request, response, fileURL)
        (self.resumeData, self.metrics) = (resumeData, metrics)
        (self.serializationDuration, self.result) = (serializationDuration, result)
    }
}

extension DataResponse: CustomStringConvertible { public var description: String { "\(result)" } }
extension DataResponse: CustomDebugStringConvertible {
    public var debugDescription: String {
        """
        [Request]: \(request.map { "\($0.httpMethod ?? "") \($0)" } ?? "None")
        [Response]: \(response.map { "Status Code: \($0.statusCode)" } ?? "None")
        [Data]: \(data?.count ?? 0) bytes
        [Result]: \(result)
        """
    }
}
extension DownloadResponse: CustomStringConvertible { public var description: String { "\(result)" } }

extension Result {
    public var isSuccess: Bool { if case .success = self { true } else { false } }
    public var isFailure: Bool { !isSuccess }
    public var value: Success? { if case .success(let value) = self { value } else { nil } }
    public var error: Failure? { if case .failure(let error) = self { error } else { nil } }
}

// MARK: Serializers

/// Makes a value of a response.
public protocol DataResponseSerializerProtocol<SerializedObject> {
    associatedtype SerializedObject
    func serialize(request: URLRequest?, response: HTTPURLResponse?, data: Data?, error: (any Error)?) throws
        -> SerializedObject
}

/// Makes a value of a downloaded file.
public protocol DownloadResponseSerializerProtocol<SerializedObject> {
    associatedtype SerializedObject
    func serializeDownload(
        request: URLRequest?, response: HTTPURLResponse?, fileURL: URL?, error: (any Error)?
    ) throws -> SerializedObject
}

/// Makes a value of a response or file.
public protocol ResponseSerializer<SerializedObject>: DataResponseSerializerProtocol,
    DownloadResponseSerializerProtocol
{
    var dataPreprocessor: any DataPreprocessor { get }
    var emptyRequestMethods: Set<HTTPMethod> { get }
    var emptyResponseCodes: Set<Int> { get }
}

/// Changes data before a value is made of them.
public protocol DataPreprocessor {
    func preprocess(_ data: Data) throws -> Data
}

public struct PassthroughPreprocessor: DataPreprocessor {
    public init() {}
    public func preprocess(_ data: Data) throws -> Data { data }
}

/// Removes the prefix of some of Google's services.
public struct GoogleXSSIPreprocessor: DataPreprocessor {
    public init() {}
    public func preprocess(_ data: Data) throws -> Data {
        data.starts(with: Data(")]}',\n".utf8)) ? data.dropFirst(6) : data
    }
}

extension ResponseSerializer {
    public static var defaultDataPreprocessor: any DataPreprocessor { PassthroughPreprocessor() }
    public static var defaultEmptyRequestMethods: Set<HTTPMethod> { [.head] }
    public static var defaultEmptyResponseCodes: Set<Int> { [204, 205] }
    public var dataPreprocessor: any DataPreprocessor { Self.defaultDataPreprocessor }
    public var emptyRequestMethods: Set<HTTPMethod> { Self.defaultEmptyRequestMethods }
    public var emptyResponseCodes: Set<Int> { Self.defaultEmptyResponseCodes }

    public func emptyResponseAllowed(forRequest request: URLRequest?, response: HTTPURLResponse?) -> Bool {
        request?.method.map(emptyRequestMethods.contains) == true
            || (response?.statusCode).map(emptyResponseCodes.contains) == true
    }

    public func serializeDownload(
        request: URLRequest?, response: HTTPURLResponse?, fileURL: URL?, error: (any Error)?
    ) throws -> SerializedObject {
        if let error { throw error }
        guard let fileURL else { throw AFError.responseSerializationFailed(reason: .inputFileNil) }
        guard let data = try? Data(contentsOf: fileURL) else {
            throw AFError.responseSerializationFailed(reason: .inputFileReadFailed(at: fileURL))
        }
        return try serialize(request: request, response: response, data: data, error: nil)
    }

    /// Returns the data of a response; nil if it has none and need not have any.
    func contents(_ request: URLRequest?, _ response: HTTPURLResponse?, _ data: Data?, _ error: (any Error)?)
        throws
        -> Data?
    {
        if let error { throw error }
        if let data, !data.isEmpty { return try dataPreprocessor.preprocess(data) }
        guard emptyResponseAllowed(forRequest: request, response: response) else {
            throw AFError.responseSerializationFailed(reason: .inputDataNilOrZeroLength)
        }
        return nil
    }
}

public final class DataResponseSerializer: ResponseSerializer {
    public let dataPreprocessor: any DataPreprocessor
    public let emptyResponseCodes: Set<Int>
    public let emptyRequestMethods: Set<HTTPMethod>

    public init(
        dataPreprocessor: any DataPreprocessor = PassthroughPreprocessor(),
        emptyResponseCodes: Set<Int> = [204, 205],
        emptyRequestMethods: Set<HTTPMethod> = [.head]
    ) {
        (self.dataPreprocessor, self.emptyResponseCodes) = (dataPreprocessor, emptyResponseCodes)
        self.emptyRequestMethods = emptyRequestMethods
    }

    public func serialize(request: URLRequest?, response: HTTPURLResponse?, data: Data?, error: (any Error)?)
        throws -> Data
    {
        try contents(request, response, data, error) ?? Data()
    }
}

public final class StringResponseSerializer: ResponseSerializer {
    public let dataPreprocessor: any DataPreprocessor
    public let encoding: String.Encoding?
    public let emptyResponseCodes: Set<Int>
    public let emptyRequestMethods: Set<HTTPMethod>

    public init(
        dataPreprocessor: any DataPreprocessor = PassthroughPreprocessor(), encoding: String.Encoding? = nil,
        emptyResponseCodes: Set<Int> = [204, 205], emptyRequestMethods: Set<HTTPMethod> = [.head]
    ) {
        (self.dataPreprocessor, self.encoding) = (dataPreprocessor, encoding)
        (self.emptyResponseCodes, self.emptyRequestMethods) = (emptyResponseCodes, emptyRequestMethods)
    }

    public func serialize(request: URLRequest?, response: HTTPURLResponse?, data: Data?, error: (any Error)?)
        throws -> String
    {
        guard let data = try contents(request, response, data, error) else { return "" }
        let encoding = encoding ?? Self.encoding(named: response?.textEncodingName) ?? .isoLatin1
        guard let text = String(data: data, encoding: encoding) else {
            throw AFError.responseSerializationFailed(reason: .stringSerializationFailed(encoding: encoding))
        }
        return text
    }

    private static func encoding(named name: String?) -> String.Encoding? {
        switch name?.lowercased() {
        case "utf-8", "utf8": .utf8
        case "utf-16": .utf16
        case "us-ascii": .ascii
        case "windows-1252": .windowsCP1252
        default: nil
        }
    }
}

public final class JSONResponseSerializer: ResponseSerializer {
    public let dataPreprocessor: any DataPreprocessor
    public let emptyResponseCodes: Set<Int>
    public let emptyRequestMethods: Set<HTTPMethod>
    public let options: JSONSerialization.ReadingOptions

    public init(
        dataPreprocessor: any DataPreprocessor = PassthroughPreprocessor(),
        emptyResponseCodes: Set<Int> = [204, 205],
        emptyRequestMethods: Set<HTTPMethod> = [.head],
        options: JSONSerialization.ReadingOptions = .allowFragments
    ) {
        (self.dataPreprocessor, self.emptyResponseCodes) = (dataPreprocessor, emptyResponseCodes)
        (self.emptyRequestMethods, self.options) = (emptyRequestMethods, options)
    }

    public func serialize(request: URLRequest?, response: HTTPURLResponse?, data: Data?, error: (any Error)?)
        throws -> Any
    {
        guard let data = try contents(request, response, data, error) else { return NSNull() }
        do { return try JSONSerialization.jsonObject(with: data, options: options) } catch {
            throw AFError.responseSerializationFailed(reason: .jsonSerializationFailed(error: error))
        }
    }
}

/// A value of a type that an empty response has.
public protocol EmptyResponse {
    static func emptyValue() -> Self
}

public struct Empty: Codable, Sendable, EmptyResponse {
    public static let value = Empty()
    public static func emptyValue() -> Empty { value }
}

/// Decodes values.
public protocol DataDecoder {
    func decode<D: Decodable>(_ type: D.Type, from data: Data) throws -> D
}

extension JSONDecoder: DataDecoder {}
extension PropertyListDecoder: DataDecoder {}

public final class DecodableResponseSerializer<T: Decodable>: ResponseSerializer {
    public let dataPreprocessor: any DataPreprocessor
    public let decoder: any DataDecoder
    public let emptyResponseCodes: Set<Int>
    public let emptyRequestMethods: Set<HTTPMethod>

    public init(
        dataPreprocessor: any DataPreprocessor = PassthroughPreprocessor(),
        decoder: any DataDecoder = JSONDecoder(),
        emptyResponseCodes: Set<Int> = [204, 205], emptyRequestMethods: Set<HTTPMethod> = [.head]
    ) {
        (self.dataPreprocessor, self.decoder) = (dataPreprocessor, decoder)
        (self.emptyResponseCodes, self.emptyRequestMethods) = (emptyResponseCodes, emptyRequestMethods)
    }

    public func serialize(request: URLRequest?, response: HTTPURLResponse?, data: Data?, error: (any Error)?)
        throws -> T
    {
        guard let data = try contents(request, response, data, error) else {
            guard let type = T.self as? any EmptyResponse.Type, let value = type.emptyValue() as? T else {
                throw AFError.responseSerializationFailed(reason: .invalidEmptyResponse(type: "\(T.self)"))
            }
            return value
        }
        do { return try decoder.decode(T.self, from: data) } catch {
            throw AFError.responseSerializationFailed(reason: .decodingFailed(error: error))
        }
    }
}
