import Foundation
import FoundationNetworking
import Synchronization
import UIKit

// Protocols with which tests answer requests.
extension AppNetwork {
    private static let requestName = "AppNetwork.request"

    /// Returns the request of a protocol as on Apple's platforms: the canonical one of the protocol, with the additional headers of
    /// its session, and with a stream of the body's data in place of the data.
    public static func request(of loading: URLProtocol) -> URLRequest {
        if let known: URLRequest = AddedProperties.value(of: loading, requestName) { return known }
        let request = type(of: loading).canonicalRequest(for: sent(by: loading))
        AddedProperties.set(request, of: loading, requestName)
        return request
    }

    private static func sent(by loading: URLProtocol) -> URLRequest {
        var request = loading.request
        for (field, value) in loading.task.flatMap(additionalHeaders) ?? [:] {
            guard let field = field as? String, let value = value as? String,
                request.value(forHTTPHeaderField: field) == nil
            else { continue }
            request.setValue(value, forHTTPHeaderField: field)
        }
        if let body = request.httpBody {
            request.httpBody = nil
            request.httpBodyStream = InputStream(data: body)
        }
        return request
    }

    private static let clientName = "AppNetwork.client"

    /// Returns the client of a protocol, which accepts reports at any time as on Apple's platforms: the same one each time.
    public static func client(of loading: URLProtocol) -> (any URLProtocolClient)? {
        guard let client = loading.client, let task = loading.task else { return loading.client }
        if let known: TaskClient = AddedProperties.value(of: loading, clientName) { return known }
        let added = TaskClient(client, task)
        AddedProperties.set(added, of: loading, clientName)
        return added
    }

    /// Returns the headers that the session of a task adds. Foundation for Linux adds them after the protocol.
    private static func additionalHeaders(of task: URLSessionTask) -> [AnyHashable: Any]? {
        session(of: task)?.configuration.httpAdditionalHeaders
    }

    /// Returns the session of a task, for which Foundation for Linux has no public property.
    static func session(of task: URLSessionTask) -> URLSession? {
        for mirror in sequence(first: Mirror(reflecting: task), next: \.superclassMirror) {
            guard let session = mirror.children.first(where: { $0.label == "session" })?.value else {
                continue
            }
            return session as? URLSession
        }
        return nil
    }

    private static let interceptors = Mutex<[URLProtocol.Type]>([])

    /// Adds a protocol that the configurations of all sessions have from now on before others, as those of libraries that replace
    /// the network.
    public static func intercept(_ type: URLProtocol.Type) {
        interceptors.withLock { if !$0.contains(where: { $0 == type }) { $0.append(type) } }
    }

    /// Returns a configuration with the protocols that receive all requests.
    static func intercepted(_ other: URLSessionConfiguration) -> URLSessionConfiguration {
        let configuration = ComparableConfiguration.copy(of: other)
        configuration.protocolClasses =
            interceptors.withLock { $0 } + (configuration.protocolClasses ?? [])
        return configuration
    }

    /// The configurations of the sessions of tests, which use the network of the host.
    public static var testedConfiguration: URLSessionConfiguration { intercepted(.default) }
    public static var testedEphemeralConfiguration: URLSessionConfiguration { intercepted(.ephemeral) }

    /// Adds a protocol that receives the requests of the shared session before those that were added earlier.
    public static func register(_ protocolClass: AnyClass) -> Bool {
        guard let type = protocolClass as? URLProtocol.Type else { return false }
        RegisteredProtocol.register(type)
        return URLProtocol.registerClass(type)
    }

    /// Removes a protocol that was added.
    public static func unregister(_ protocolClass: AnyClass) {
        RegisteredProtocol.unregister(protocolClass)
        URLProtocol.unregisterClass(protocolClass)
    }
}
