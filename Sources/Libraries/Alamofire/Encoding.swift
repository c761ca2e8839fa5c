import Foundation
import FoundationNetworking

public typealias Parameters = [String: Any]

/// Encodes parameters into a request.
public protocol ParameterEncoding {
    func encode(_ urlRequest: any URLRequestConvertible, with parameters: Parameters?) throws -> URLRequest
}

/// Encodes parameters as a query or as a form.
public struct URLEncoding: ParameterEncoding {
    public enum Destination: Sendable {
        case methodDependent
        case queryString
        case httpBody

        func isQuery(for method: HTTPMethod) -> Bool {
            switch self {
            case .methodDependent: [.get, .head, .delete].contains(method)
            case .queryString: true
            case .httpBody: false
            }
        }
    }

    public enum ArrayEncoding {
        case brackets
        case noBrackets
        case indexInBrackets
        case custom((_ key: String, _ index: Int) -> String)

        func encode(key: String, atIndex index: Int) -> String {
            switch self {
            case .brackets: "\(key)[]"
            case .noBrackets: key
            case .indexInBrackets: "\(key)[\(index)]"
            case .custom(let make): make(key, index)
            }
        }
    }

    public enum BoolEncoding: Sendable {
        case numeric
        case literal

        func encode(value: Bool) -> String { self == .numeric ? (value ? "1" : "0") : "\(value)" }
    }

    public static var `default`: URLEncoding { URLEncoding() }
    public static var methodDependent: URLEncoding { URLEncoding() }
    public static var queryString: URLEncoding { URLEncoding(destination: .queryString) }
    public static var httpBody: URLEncoding { URLEncoding(destination: .httpBody) }

    public let destination: Destination
    public let arrayEncoding: ArrayEncoding
    public let boolEncoding: BoolEncoding

    public init(
        destination: Destination = .methodDependent, arrayEncoding: ArrayEncoding = .brackets,
        boolEncoding: BoolEncoding = .numeric
    ) {
        (self.destination, self.arrayEncoding, self.boolEncoding) = (destination, arrayEncoding, boolEncoding)
    }

    public func encode(_ urlRequest: any URLRequestConvertible, with parameters: Parameters?) throws
        -> URLRequest
    {
        var request = try urlRequest.asURLRequest()
        guard let parameters else { return request }
        let query = self.query(parameters)
        if destination.isQuery(for: request.method ?? .get) {
            guard let url = request.url else { throw AFError.parameterEncodingFailed(reason: .missingURL) }
            if !parameters.isEmpty { request.url = url.adding(query: query) }
        } else {
            request.setContentType("application/x-www-form-urlencoded; charset=utf-8")
            request.httpBody = Data(query.utf8)
        }
        return request
    }

    private func query(_ parameters: [String: Any]) -> String {
        parameters.keys.sorted().flatMap { key in
            parameters[key].map { queryComponents(fromKey: key, value: $0) } ?? []
        }.map { "\($0)=\($1)" }.joined(separator: "&")
    }

    public func queryComponents(fromKey key: String, value: Any) -> [(String, String)] {
        switch value {
        case let dictionary as [String: Any]:
            return dictionary.keys.sorted().flatMap { name in
                dictionary[name].map { queryComponents(fromKey: "\(key)[\(name)]", value: $0) } ?? []
            }
        case let array as [Any]:
            return array.enumerated().flatMap { index, element in
                queryComponents(fromKey: arrayEncoding.encode(key: key, atIndex: index), value: element)
            }
        default: return [(escape(key), escape(text(of: value)))]
        }
    }

    private func text(of value: Any) -> String {
        if let number = value as? NSNumber, type(of: value) is AnyClass {
            let isBool = String(cString: number.objCType) == "c"
            return isBool ? boolEncoding.encode(value: number.boolValue) : "\(number)"
        }
        if let bool = value as? Bool, type(of: value) == Bool.self { return boolEncoding.encode(value: bool) }
        return "\(value)"
    }

    public func escape(_ string: String) -> String {
        string.addingPercentEncoding(withAllowedCharacters: .afURLQueryAllowed) ?? string
    }
}

extension CharacterSet {
    /// The characters that a query has without escapes, except those with a meaning in it.
    public static let afURLQueryAllowed = CharacterSet.urlQueryAllowed
        .subtracting(CharacterSet(charactersIn: ":#[]@!$&'()*+,;="))
}

extension URL {
    func adding(query: String) -> URL {
        guard var components = URLComponents(url: self, resolvingAgainstBaseURL: false) else { return self }
        components.percentEncodedQuery = (components.percentEncodedQuery.map { $0 + "&" } ?? "") + query
        return components.url ?? self
    }
}

extension URLRequest {
    mutating func setContentType(_ type: String) {
        if value(forHTTPHeaderField: "Content-Type") == nil {
            setValue(type, forHTTPHeaderField: "Content-Type")
        }
    }
}

/// Encodes parameters as JSON.
public struct JSONEncoding: ParameterEncoding {
    public static var `default`: JSONEncoding { JSONEncoding() }
    public static var prettyPrinted: JSONEncoding { JSONEncoding(options: .prettyPrinted) }

    public enum Error: Swift.Error {
        case invalidJSONObject
    }

    public let options: JSONSerialization.WritingOptions

    public init(options: JSONSerialization.WritingOptions = []) { self.options = options }

    public func encode(_ urlRequest: any URLRequestConvertible, with parameters: Parameters?) throws
        -> URLRequest
    {
        try encode(urlRequest, withJSONObject: parameters)
    }

    public func encode(_ urlRequest: any URLRequestConvertible, withJSONObject jsonObject: Any? = nil) throws
        -> URLRequest
    {
        var request = try urlRequest.asURLRequest()
        guard let jsonObject else { return request }
        guard JSONSerialization.isValidJSONObject(jsonObject) else {
            throw AFError.parameterEncodingFailed(reason: .jsonEncodingFailed(error: Error.invalidJSONObject))
        }
        do {
            request.httpBody = try JSONSerialization.data(withJSONObject: jsonObject, options: options)
        } catch {
            throw AFError.parameterEncodingFailed(reason: .jsonEncodingFailed(error: error))
        }
        request.setContentType("application/json")
        return request
    }
}

// MARK: Encoders

/// Encodes a value into a request.
public protocol ParameterEncoder {
    func encode<Parameters: Encodable>(_ parameters: Parameters?, into request: URLRequest) throws
        -> URLRequest
}

/// Encodes a value as JSON.
open class JSONParameterEncoder: ParameterEncoder, @unchecked Sendable {
    public static var `default`: JSONParameterEncoder { JSONParameterEncoder() }
    public static var prettyPrinted: JSONParameterEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .prettyPrinted
        return JSONParameterEncoder(encoder: encoder)
    }
    public static var sortedKeys: JSONParameterEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return JSONParameterEncoder(encoder: encoder)
    }

    public let encoder: JSONEncoder

    public init(encoder: JSONEncoder = JSONEncoder()) { self.encoder = encoder }

    open func encode<Parameters: Encodable>(_ parameters: Parameters?, into request: URLRequest) throws
        -> URLRequest
    {
        guard let parameters else { return request }
        var request = request
        do {
            request.httpBody = try encoder.encode(parameters)
        } catch {
            throw AFError.parameterEncodingFailed(reason: .jsonEncodingFailed(error: error))
        }
        request.setContentType("application/json")
        return request
    }
}

extension ParameterEncoder where Self == JSONParameterEncoder {
    public static var json: JSONParameterEncoder { JSONParameterEncoder() }
    public static func json(encoder: JSONEncoder = JSONEncoder()) -> JSONParameterEncoder {
        JSONParameterEncoder(encoder: encoder)
    }
}

/// Encodes a value as a query or as a form, with the names and values that it has as JSON.
open class URLEncodedFormEncoder: @unchecked Sendable {
    private let encoding: URLEncoding
    private let encoder: JSONEncoder

    public typealias ArrayEncoding = URLEncoding.ArrayEncoding
    public typealias BoolEncoding = URLEncoding.BoolEncoding

    public init(
        alphabetizeKeyValuePairs: Bool = true, arrayEncoding: ArrayEncoding = .brackets,
        boolEncoding: BoolEncoding = .numeric,
        dateEncoding: JSONEncoder.DateEncodingStrategy = .deferredToDate,
        keyEncoding: JSONEncoder.KeyEncodingStrategy = .useDefaultKeys
    ) {
        encoding = URLEncoding(arrayEncoding: arrayEncoding, boolEncoding: boolEncoding)
        encoder = JSONEncoder()
        encoder.dateEncodingStrategy = dateEncoding
        encoder.keyEncodingStrategy = keyEncoding
    }

    open func encode(_ value: any Encodable) throws -> String {
        let object = try JSONSerialization.jsonObject(with: encoder.encode(value))
        guard let pairs = object as? [String: Any] else { return "" }
        return pairs.keys.sorted().flatMap { key in
            pairs[key].map { encoding.queryComponents(fromKey: key, value: $0) } ?? []
        }.map { "\($0)=\($1)" }.joined(separator: "&")
    }
}

/// Encodes a value as a query or as a form.
open class URLEncodedFormParameterEncoder: ParameterEncoder, @unchecked Sendable {
    public typealias Destination = URLEncoding.Destination

    public static var `default`: URLEncodedFormParameterEncoder { URLEncodedFormParameterEncoder() }

    public let encoder: URLEncodedFormEncoder
    public let destination: Destination

    public init(
        encoder: URLEncodedFormEncoder = URLEncodedFormEncoder(), destination: Destination = .methodDependent
    ) {
        (self.encoder, self.destination) = (encoder, destination)
    }

    open func encode<Parameters: Encodable>(_ parameters: Parameters?, into request: URLRequest) throws
        -> URLRequest
    {
        guard let parameters else { return request }
        var request = request
        guard let url = request.url else {
            throw AFError.parameterEncoderFailed(reason: .missingRequiredComponent(.url))
        }
        let query: String
        do { query = try encoder.encode(parameters) } catch {
            throw AFError.parameterEncoderFailed(reason: .encoderFailed(error: error))
        }
        if destination.isQuery(for: request.method ?? .get) {
            if !query.isEmpty { request.url = url.adding(query: query) }
        } else {
            request.setContentType("application/x-www-form-urlencoded; charset=utf-8")
            request.httpBody = Data(query.utf8)
        }
        return request
    }
}

extension ParameterEncoder where Self == URLEncodedFormParameterEncoder {
    public static var urlEncodedForm: URLEncodedFormParameterEncoder { URLEncodedFormParameterEncoder() }
    public static func urlEncodedForm(
        encoder: URLEncodedFormEncoder = URLEncodedFormEncoder(),
        destination: URLEncodedFormParameterEncoder.Destination = .methodDependent
    ) -> URLEncodedFormParameterEncoder {
        URLEncodedFormParameterEncoder(encoder: encoder, destination: destination)
    }
}
