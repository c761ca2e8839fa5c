import Foundation
import FoundationNetworking

// Adapted code calls these functions in place of initializers that responses and requests inherit on iOS. Without a URL these
// have that of the root folder.

/// Returns a request without properties.
public func _urlRequest() -> NSURLRequest { NSURLRequest(url: blank) }

/// Returns a response without properties.
public func _response() -> URLResponse {
    URLResponse(url: blank, mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
}

/// Returns a response without properties; as on iOS, its status is 200.
public func _httpResponse() -> HTTPURLResponse {
    HTTPURLResponse(url: blank, statusCode: 200, httpVersion: nil, headerFields: nil) ?? missing
}

/// Returns a response of the superclass's initializer; as on iOS, its status is 200.
public func _httpResponse(
    url: URL, mimeType: String?, expectedContentLength: Int, textEncodingName: String?
) -> HTTPURLResponse {
    var fields: [String: String] = [:]
    fields["Content-Type"] = textEncodingName.map { "\(mimeType ?? "text/plain"); charset=\($0)" } ?? mimeType
    if expectedContentLength >= 0 { fields["Content-Length"] = "\(expectedContentLength)" }
    let response = TypedResponse(url: url, statusCode: 200, httpVersion: nil, headerFields: fields) ?? missing
    (response as? TypedResponse)?.type = mimeType
    return response
}

/// A response with the type that its creator gives it, which on iOS has the parameters that Foundation for Linux removes from a header.
///
/// Unchecked, since its superclass is; the type is set before another thread has the response.
private final class TypedResponse: HTTPURLResponse, @unchecked Sendable {
    var type: String?

    override var mimeType: String? { type }
}

/// Returns a response whose names of headers keep their capitals, which Foundation for Linux changes.
public func _httpResponse(
    url: URL, statusCode: Int, httpVersion: String?, headerFields: [String: String]?
) -> HTTPURLResponse? {
    let response = HTTPURLResponse(
        url: url, statusCode: statusCode, httpVersion: httpVersion, headerFields: headerFields)
    if let response, let headerFields { AppNetwork.set(headerFields, of: response) }
    return response
}

private var blank: URL { URL(fileURLWithPath: "/") }

/// Foundation's initializer is optional and always returns a response.
private var missing: HTTPURLResponse { preconditionFailure("HTTPURLResponse has no object") }
