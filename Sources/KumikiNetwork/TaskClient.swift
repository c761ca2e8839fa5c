import Foundation
import FoundationNetworking
import Synchronization

/// The client of a protocol that answers a task, for reports that Foundation for Linux cannot receive: those after the end of the
/// task, which end the process there, and data in several parts, of which completion handlers receive the last alone.
final class TaskClient: NSObject, URLProtocolClient {
    private let client: any URLProtocolClient
    private let task: URLSessionTask
    /// Whether a delegate of the session receives each part of the data.
    private let hasDataDelegate: Bool
    /// The data that a completion handler receives at the end.
    private let parts = Mutex<Data?>(nil)

    init(_ client: any URLProtocolClient, _ task: URLSessionTask) {
        (self.client, self.task) = (client, task)
        hasDataDelegate = AppNetwork.session(of: task)?.delegate is any URLSessionDataDelegate
    }

    private func report(_ body: (any URLProtocolClient) -> Void) {
        switch task.state {
        case .running, .suspended: body(client)
        default: break
        }
    }

    // MARK: Data

    func urlProtocol(_ protocol: URLProtocol, didLoad data: Data) {
        guard !hasDataDelegate else { return report { $0.urlProtocol(`protocol`, didLoad: data) } }
        parts.withLock {
            var all = $0.take() ?? Data()
            all.append(data)
            $0 = all
        }
    }

    func urlProtocolDidFinishLoading(_ protocol: URLProtocol) {
        report { client in
            if let all = parts.withLock({ $0.take() }) { client.urlProtocol(`protocol`, didLoad: all) }
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
