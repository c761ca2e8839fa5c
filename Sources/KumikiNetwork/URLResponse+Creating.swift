import Foundation
import FoundationNetworking

extension URLResponse {
    /// Returns a response without properties. Adapted code calls it in place of `init()`, which `NSObject` gives on iOS.
    public static func _response() -> URLResponse {
        URLResponse(url: blank, mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
    }

    fileprivate static var blank: URL { URL(fileURLWithPath: "/") }
}

extension HTTPURLResponse {
    /// Returns a response without properties, as iOS does: its status is 200.
    public static func _httpResponse() -> HTTPURLResponse {
        HTTPURLResponse(url: blank, statusCode: 200, httpVersion: nil, headerFields: nil) ?? unreachable
    }

    /// Returns a response of the superclass's initializer, whose status is 200 on iOS.
    public static func _httpResponse(
        url: URL, mimeType: String?, expectedContentLength: Int, textEncodingName: String?
    ) -> HTTPURLResponse {
        var type = mimeType
        if let encoding = textEncodingName { type = "\(mimeType ?? "text/plain"); charset=\(encoding)" }
        var fields: [String: String] = [:]
        fields["Content-Type"] = type
        if expectedContentLength >= 0 { fields["Content-Length"] = "\(expectedContentLength)" }
        return HTTPURLResponse(url: url, statusCode: 200, httpVersion: nil, headerFields: fields)
            ?? unreachable
    }

    /// Foundation's initializer is optional and always returns a response.
    private static var unreachable: HTTPURLResponse { preconditionFailure("HTTPURLResponse has no object") }
}
