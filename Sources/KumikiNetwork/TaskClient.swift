import Foundation
import FoundationNetworking
import UIKit

/// The client of a protocol that answers a task, for reports that Foundation for Linux cannot receive: those after the end of the
/// task, which end the process there, and data in several parts, of which completion handlers receive the last alone.
final class TaskClient: NSObject, URLProtocolClient {
    private let client: any URLProtocolClient
    private let task: URLSessionTask

    init(_ client: any URLProtocolClient, _ task: URLSessionTask) {
        (self.client, self.task) = (client, task)
    }

    private func report(_ body: (any URLProtocolClient) -> Void) {
        switch task.state {
        case .running, .suspended: body(client)
        default: break
        }
    }

    // MARK: Data

    private static let partsName = "TaskClient.parts"

    /// The data that a completion handler receives at the end.
    private var parts: Data? {
        get { AddedProperties.value(of: task, Self.partsName) }
        set { AddedProperties.set(newValue, of: task, Self.partsName) }
    }

    /// Whether a delegate of the session receives each part.
    private var hasDataDelegate: Bool {
        AppNetwork.session(of: task)?.delegate is any URLSessionDataDelegate
    }

    func urlProtocol(_ protocol: URLProtocol, didLoad data: Data) {
        guard !hasDataDelegate else { return report { $0.urlProtocol(`protocol`, didLoad: data) } }
        parts = (parts ?? Data()) + data
    }

    func urlProtocolDidFinishLoading(_ protocol: URLProtocol) {
        report { client in
            if let parts { client.urlProtocol(`protocol`, didLoad: parts) }
            parts = nil
            client.urlProtocolDidFinishLoading(`protocol`)
        }
    }

    // MARK: Other reports

    func urlProtocol(
        _ protocol: URLProtocol, didReceive response: URLResponse,
        cacheStoragePolicy policy: URLCache.StoragePolicy
    ) {
        report { $0.urlProtocol(`protocol`, didReceive: response, cacheStoragePolicy: policy) }
    }

    func urlProtocol(_ protocol: URLProtocol, didFailWithError error: any Error) {
        report { $0.urlProtocol(`protocol`, didFailWithError: error) }
    }

    func urlProtocol(
        _ protocol: URLProtocol, wasRedirectedTo request: URLRequest, redirectResponse: URLResponse
    ) {
        report { $0.urlProtocol(`protocol`, wasRedirectedTo: request, redirectResponse: redirectResponse) }
    }

    func urlProtocol(_ protocol: URLProtocol, cachedResponseIsValid cachedResponse: CachedURLResponse) {
        report { $0.urlProtocol(`protocol`, cachedResponseIsValid: cachedResponse) }
    }

    func urlProtocol(_ protocol: URLProtocol, didReceive challenge: URLAuthenticationChallenge) {
        report { $0.urlProtocol(`protocol`, didReceive: challenge) }
    }

    func urlProtocol(_ protocol: URLProtocol, didCancel challenge: URLAuthenticationChallenge) {
        report { $0.urlProtocol(`protocol`, didCancel: challenge) }
    }
}
