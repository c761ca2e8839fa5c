import Foundation
import FoundationNetworking
import UIKit

/// Answers an app's requests in place of the network: from files, or as a device without a connection does.
public final class AnsweringProtocol: URLProtocol {
    /// The schemes of requests that would leave the device.
    private static let schemes: Set = ["http", "https", "ws", "wss", "ftp"]

    public override class func canInit(with request: URLRequest) -> Bool {
        guard let url = request.url, schemes.contains(url.scheme?.lowercased() ?? "") else { return false }
        return !AppNetwork.isConnected || NetworkAnswer.exists(for: url)
    }

    public override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    public override func startLoading() {
        HostWork.begin()
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

    /// Names the cause of an empty screen, once for each host.
    private static func report(_ error: URLError, _ request: URLRequest) {
        guard error.code == .notConnectedToInternet, let host = request.url?.host else { return }
        RuntimeDiagnostics.report(
            "requests to \(host) fail as on a device without a network; --responses FOLDER answers them from "
                + "\(host)/PATH in the folder, and --network lets them out")
    }

    /// An answer is complete at once.
    public override func stopLoading() {}
}
