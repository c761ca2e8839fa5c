import Foundation
import FoundationNetworking
import UIKit

// Foundation for Linux changes the capitals in the names of headers that are set one by one.
extension AppNetwork {
    /// Sets a header of a request, whose name keeps its capitals; nil removes it.
    public static func setValue(
        _ value: String?, forHTTPHeaderField field: String, of request: inout URLRequest
    ) {
        var headers = request.allHTTPHeaderFields ?? [:]
        for name in headers.keys where name.caseInsensitiveCompare(field) == .orderedSame {
            headers[name] = nil
        }
        headers[field] = value
        request.allHTTPHeaderFields = headers
    }

    private static let headersName = "AppNetwork.headers"

    /// Stores the headers of a response as they were given.
    static func set(_ headers: [String: String], of response: HTTPURLResponse) {
        AddedProperties.set(headers, of: response, headersName)
    }

    /// Stores the headers with which an initializer in an extension created a response.
    public static func keep(_ headers: [String: String]?, of response: HTTPURLResponse) {
        if let headers { set(headers, of: response) }
    }

    /// Returns the headers of a response as they were given.
    public static func headers(of response: HTTPURLResponse) -> [AnyHashable: Any] {
        guard let headers: [String: String] = AddedProperties.value(of: response, headersName) else {
            return response.allHeaderFields
        }
        return headers
    }

    /// Adds a value to those of a header, separated by a comma.
    public static func addValue(
        _ value: String, forHTTPHeaderField field: String, of request: inout URLRequest
    ) {
        let other = request.value(forHTTPHeaderField: field)
        setValue(other.map { "\($0),\(value)" } ?? value, forHTTPHeaderField: field, of: &request)
    }
}
