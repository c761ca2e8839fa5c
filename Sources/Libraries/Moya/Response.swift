import Foundation
import UIKit

/// A response with its data.
public final class Response: CustomDebugStringConvertible, Equatable, Sendable {
    public let statusCode: Int
    public let data: Data
    public let request: URLRequest?
    public let response: HTTPURLResponse?

    public init(
        statusCode: Int, data: Data, request: URLRequest? = nil, response: HTTPURLResponse? = nil
    ) {
        (self.statusCode, self.data, self.request, self.response) = (statusCode, data, request, response)
    }

    public var description: String { "Status Code: \(statusCode), Data Length: \(data.count)" }
    public var debugDescription: String { description }

    public static func == (a: Response, b: Response) -> Bool {
        a.statusCode == b.statusCode && a.data == b.data && a.response == b.response
    }

    // MARK: Status codes

    public func filter<R: RangeExpression>(statusCodes: R) throws -> Response where R.Bound == Int {
        guard statusCodes.contains(statusCode) else { throw MoyaError.statusCode(self) }
        return self
    }
    public func filter(statusCode: Int) throws -> Response {
        try filter(statusCodes: statusCode...statusCode)
    }
    public func filterSuccessfulStatusCodes() throws -> Response { try filter(statusCodes: 200...299) }
    public func filterSuccessfulStatusAndRedirectCodes() throws -> Response {
        try filter(statusCodes: 200...399)
    }

    // MARK: Values

    public func mapImage() throws -> UIImage {
        guard let image = UIImage(data: data) else { throw MoyaError.imageMapping(self) }
        return image
    }

    public func mapJSON(failsOnEmptyData: Bool = true) throws -> Any {
        if data.isEmpty, !failsOnEmptyData { return NSNull() }
        do { return try JSONSerialization.jsonObject(with: data, options: .allowFragments) } catch {
            throw MoyaError.jsonMapping(self)
        }
    }

    /// Returns the text at a path in JSON, otherwise the whole text.
    public func mapString(atKeyPath keyPath: String? = nil) throws -> String {
        if let keyPath {
            guard let text = Self.value(at: keyPath, in: try mapJSON()) as? String else {
                throw MoyaError.stringMapping(self)
            }
            return text
        }
        guard let text = String(data: data, encoding: .utf8) else { throw MoyaError.stringMapping(self) }
        return text
    }

    /// Decodes JSON, or the part of it at a path.
    public func map<D: Decodable>(
        _ type: D.Type, atKeyPath keyPath: String? = nil, using decoder: JSONDecoder = JSONDecoder(),
        failsOnEmptyData: Bool = true
    ) throws -> D {
        func decoded(_ data: Data) throws -> D {
            do { return try decoder.decode(D.self, from: data) } catch {
                throw MoyaError.objectMapping(error, self)
            }
        }
        if let keyPath {
            guard let part = Self.value(at: keyPath, in: try mapJSON(failsOnEmptyData: failsOnEmptyData))
            else {
                if !failsOnEmptyData, let empty = Self.empty(type, decoder) { return empty }
                throw MoyaError.jsonMapping(self)
            }
            do {
                return try decoded(JSONSerialization.data(withJSONObject: part, options: .fragmentsAllowed))
            }
        }
        if data.isEmpty, !failsOnEmptyData, let empty = Self.empty(type, decoder) { return empty }
        return try decoded(data)
    }

    /// Returns an empty object or array, if the type can be one.
    private static func empty<D: Decodable>(_ type: D.Type, _ decoder: JSONDecoder) -> D? {
        ["{}", "[{}]"].lazy.compactMap { try? decoder.decode(D.self, from: Data($0.utf8)) }.first
    }

    /// Returns the value at a path of keys with dots between them.
    private static func value(at keyPath: String, in json: Any) -> Any? {
        keyPath.split(separator: ".").reduce(json as Any?) { ($0 as? [String: Any])?[String($1)] }
    }
}

/// The progress of a transfer, and the response at its end.
public struct ProgressResponse {
    public let response: Response?
    public let progressObject: Progress?

    public init(progress: Progress? = nil, response: Response? = nil) {
        (progressObject, self.response) = (progress, response)
    }

    public var progress: Double {
        if completed { return 1 }
        guard let progressObject, progressObject.totalUnitCount > 0 else { return 0 }
        return progressObject.fractionCompleted
    }
    public var completed: Bool { response != nil }
}

/// The reason why a request failed.
public enum MoyaError: Error {
    case imageMapping(Response)
    case jsonMapping(Response)
    case stringMapping(Response)
    case objectMapping(any Error, Response)
    case encodableMapping(any Error)
    case statusCode(Response)
    case underlying(any Error, Response?)
    case requestMapping(String)
    case parameterEncoding(any Error)

    public var response: Response? {
        switch self {
        case .imageMapping(let response), .jsonMapping(let response), .stringMapping(let response),
            .objectMapping(_, let response), .statusCode(let response):
            response
        case .underlying(_, let response): response
        case .encodableMapping, .requestMapping, .parameterEncoding: nil
        }
    }

    public var underlyingError: (any Swift.Error)? {
        switch self {
        case .objectMapping(let error, _), .encodableMapping(let error), .underlying(let error, _),
            .parameterEncoding(let error):
            error
        case .imageMapping, .jsonMapping, .stringMapping, .requestMapping, .statusCode: nil
        }
    }
}

extension MoyaError: LocalizedError {
    public var errorDescription: String? {
        switch self {
        case .imageMapping: "Failed to map data to an Image."
        case .jsonMapping: "Failed to map data to JSON."
        case .stringMapping: "Failed to map data to a String."
        case .objectMapping: "Failed to map data to a Decodable object."
        case .encodableMapping: "Failed to encode Encodable object into data."
        case .statusCode: "Status code didn't fall within the given range."
        case .underlying(let error, _): error.localizedDescription
        case .requestMapping: "Failed to map Endpoint to a URLRequest."
        case .parameterEncoding(let error):
            "Failed to encode parameters for URLRequest. \(error.localizedDescription)"
        }
    }
}

extension MoyaError: CustomNSError {
    public var errorUserInfo: [String: Any] {
        var info: [String: Any] = [NSLocalizedDescriptionKey: errorDescription ?? ""]
        info[NSUnderlyingErrorKey] = underlyingError
        return info
    }
}
