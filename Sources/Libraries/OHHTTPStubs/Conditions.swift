import Foundation
import FoundationNetworking

// Conditions of requests, and the functions that add stubs.

/// Adds a stub.
@discardableResult
public func stub(
    condition: @escaping HTTPStubsTestBlock, response: @escaping HTTPStubsResponseBlock
) -> any HTTPStubsDescriptor {
    HTTPStubs.stubRequests(passingTest: condition, withStubResponse: response)
}

/// Returns an answer with the contents of a file.
public func fixture(
    filePath: String, status: Int32 = 200, headers: [AnyHashable: Any]?
) -> HTTPStubsResponse {
    HTTPStubsResponse(fileAtPath: filePath, statusCode: status, headers: headers)
}

private func isMethod(_ method: String) -> HTTPStubsTestBlock { { $0.httpMethod == method } }

public func isMethodGET() -> HTTPStubsTestBlock { isMethod("GET") }
public func isMethodPOST() -> HTTPStubsTestBlock { isMethod("POST") }
public func isMethodPUT() -> HTTPStubsTestBlock { isMethod("PUT") }
public func isMethodPATCH() -> HTTPStubsTestBlock { isMethod("PATCH") }
public func isMethodDELETE() -> HTTPStubsTestBlock { isMethod("DELETE") }
public func isMethodHEAD() -> HTTPStubsTestBlock { isMethod("HEAD") }

public func isAbsoluteURLString(_ url: String) -> HTTPStubsTestBlock { { $0.url?.absoluteString == url } }
public func isScheme(_ scheme: String) -> HTTPStubsTestBlock { { $0.url?.scheme == scheme } }
public func isHost(_ host: String) -> HTTPStubsTestBlock { { $0.url?.host == host } }
public func isPath(_ path: String) -> HTTPStubsTestBlock { { $0.url?.path == path } }
public func isExtension(_ ext: String) -> HTTPStubsTestBlock { { $0.url?.pathExtension == ext } }
public func pathStartsWith(_ path: String) -> HTTPStubsTestBlock { { $0.url?.path.hasPrefix(path) == true } }
public func pathEndsWith(_ path: String) -> HTTPStubsTestBlock { { $0.url?.path.hasSuffix(path) == true } }

public func pathMatches(_ regex: NSRegularExpression) -> HTTPStubsTestBlock {
    { request in
        guard let path = request.url?.path else { return false }
        return regex.firstMatch(in: path, range: NSRange(path.startIndex..., in: path)) != nil
    }
}

public func pathMatches(
    _ regexString: String, options: NSRegularExpression.Options = []
) -> HTTPStubsTestBlock {
    guard let regex = try? NSRegularExpression(pattern: regexString, options: options) else {
        return { _ in false }
    }
    return pathMatches(regex)
}

/// Returns whether the query has the items; a nil value is one of an item without a value.
public func containsQueryParams(_ params: [String: String?]) -> HTTPStubsTestBlock {
    { request in
        guard let url = request.url,
            let items = URLComponents(url: url, resolvingAgainstBaseURL: true)?.queryItems
        else { return false }
        return params.allSatisfy { name, value in items.contains { $0.name == name && $0.value == value } }
    }
}

public func hasHeaderNamed(_ name: String) -> HTTPStubsTestBlock {
    { $0.value(forHTTPHeaderField: name) != nil }
}

public func hasHeaderNamed(_ name: String, value: String) -> HTTPStubsTestBlock {
    { $0.value(forHTTPHeaderField: name) == value }
}

extension URLRequest {
    /// The body of the request.
    public var ohhttpStubs_httpBody: Data? { httpBody }
}

public func hasBody(_ body: Data) -> HTTPStubsTestBlock { { $0.ohhttpStubs_httpBody == body } }

public func hasJsonBody(_ jsonObject: [AnyHashable: Any]) -> HTTPStubsTestBlock {
    { request in
        guard let body = request.ohhttpStubs_httpBody,
            let object = (try? JSONSerialization.jsonObject(with: body)) as? [AnyHashable: Any]
        else { return false }
        return NSDictionary(dictionary: object).isEqual(to: jsonObject)
    }
}

public func || (
    lhs: @escaping HTTPStubsTestBlock, rhs: @escaping HTTPStubsTestBlock
) -> HTTPStubsTestBlock {
    { lhs($0) || rhs($0) }
}

public func && (
    lhs: @escaping HTTPStubsTestBlock, rhs: @escaping HTTPStubsTestBlock
) -> HTTPStubsTestBlock {
    { lhs($0) && rhs($0) }
}

public prefix func ! (expr: @escaping HTTPStubsTestBlock) -> HTTPStubsTestBlock { { !expr($0) } }
