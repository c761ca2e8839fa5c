import Foundation
import FoundationNetworking
import Synchronization
import UIKit

/// A URL protocol that answers an app's requests in place of the network: from files, or like a device that is offline.
public final class AnsweringProtocol: URLProtocol {
    /// The schemes of requests to remote hosts.
    private static let schemes: Set = ["http", "https", "ws", "wss", "ftp"]

    /// The task that forwards the request to the network, if the network is enabled.
    private let forwarded = Mutex<URLSessionDataTask?>(nil)

    public override class func canInit(with request: URLRequest) -> Bool {
        schemes.contains(request.url?.scheme?.lowercased() ?? "")
    }

    public override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    public override func startLoading() {
        HostWork.begin()
        if AppNetwork.isConnected { return forward() }
        defer { HostWork.end() }
        do throws(URLError) {
            let answer = try NetworkAnswer(to: request)
            client?.urlProtocol(self, didReceive: answer.response, cacheStoragePolicy: .notAllowed)
            client?.urlProtocol(self, didLoad: answer.data)
            client?.urlProtocolDidFinishLoading(self)
        } catch {
            Self.report(error, request)
            client?.urlProtocol(self, didFailWithError: error)
        }
    }

    /// Forwards the request to the network. Snapshots wait for the response.
    private func forward() {
        // Foundation calls the clients of protocols from any thread, and a session must not be used on the queue of another one.
        nonisolated(unsafe) let loading = self
        DispatchQueue.global().async(group: nil) {
            let task = AppNetwork.session.dataTask(with: loading.request) { data, response, error in
                loading.finish(data, response, error)
            }
            loading.forwarded.withLock { $0 = task }
            task.resume()
        }
    }

    private func finish(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
        defer { HostWork.end() }
        guard let response else {
            client?.urlProtocol(self, didFailWithError: error ?? URLError(.unknown))
            return
        }
        client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
        client?.urlProtocol(self, didLoad: data ?? Data())
        client?.urlProtocolDidFinishLoading(self)
    }

    /// Reports the cause of an empty screen, once for each host.
    private static func report(_ error: URLError, _ request: URLRequest) {
        guard error.code == .notConnectedToInternet, let host = request.url?.host else { return }
        RuntimeDiagnostics.report(
            "requests to \(host) fail as on a device without a network; --responses FOLDER answers them from "
                + "\(host)/PATH in the folder, and --network lets them out")
    }

    /// Cancels the forwarded request; responses from files are already complete.
    public override func stopLoading() { forwarded.withLock { $0 }?.cancel() }
}
