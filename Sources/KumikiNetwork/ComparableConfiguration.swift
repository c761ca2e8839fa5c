import Foundation
import FoundationNetworking

/// A configuration that equals another one with the same values, as on Apple's platforms. Those of Foundation for Linux equal
/// themselves alone. A subclass has to say again that it is sendable, which its superclass is unchecked.
final class ComparableConfiguration: URLSessionConfiguration, Creatable, @unchecked Sendable {
    /// Foundation has deprecated the initializer, which is the only one for subclasses.
    @available(*, deprecated)
    required override init() { super.init() }

    /// Returns a configuration with the values of another one.
    static func copy(of other: URLSessionConfiguration) -> ComparableConfiguration {
        let copy = created(ComparableConfiguration.self)
        copy.adopt(other)
        return copy
    }

    private static func created<Value: Creatable>(_ type: Value.Type) -> Value { type.init() }

    override func copy(with zone: NSZone? = nil) -> Any { Self.copy(of: self) }

    override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? URLSessionConfiguration else { return false }
        return other === self || values == other.values
    }

    override var hash: Int { identifier?.hash ?? 0 }

    /// Copies all values but those that Foundation has deprecated.
    private func adopt(_ other: URLSessionConfiguration) {
        identifier = other.identifier
        requestCachePolicy = other.requestCachePolicy
        timeoutIntervalForRequest = other.timeoutIntervalForRequest
        timeoutIntervalForResource = other.timeoutIntervalForResource
        networkServiceType = other.networkServiceType
        allowsCellularAccess = other.allowsCellularAccess
        isDiscretionary = other.isDiscretionary
        connectionProxyDictionary = other.connectionProxyDictionary
        httpShouldSetCookies = other.httpShouldSetCookies
        httpCookieAcceptPolicy = other.httpCookieAcceptPolicy
        httpAdditionalHeaders = other.httpAdditionalHeaders
        httpMaximumConnectionsPerHost = other.httpMaximumConnectionsPerHost
        httpCookieStorage = other.httpCookieStorage
        urlCredentialStorage = other.urlCredentialStorage
        urlCache = other.urlCache
        protocolClasses = other.protocolClasses
    }
}

extension URLSessionConfiguration {
    /// The values, those of objects that store data by their identity.
    fileprivate var values: NSArray {
        let storages = [httpCookieStorage, urlCredentialStorage, urlCache] as [AnyObject?]
        let parts: [Any?] = [
            identifier, requestCachePolicy.rawValue, timeoutIntervalForRequest, timeoutIntervalForResource,
            networkServiceType.rawValue, allowsCellularAccess, isDiscretionary, connectionProxyDictionary,
            httpShouldSetCookies, httpCookieAcceptPolicy.rawValue,
            httpAdditionalHeaders, httpMaximumConnectionsPerHost,
            protocolClasses?.map { String(reflecting: $0) },
            storages.map { $0.map { "\(ObjectIdentifier($0))" } ?? "" },
        ]
        return parts.map { $0 ?? NSNull() } as NSArray
    }
}

/// A type whose objects have an initializer without arguments.
private protocol Creatable { init() }
