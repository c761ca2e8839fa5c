import Foundation
import FoundationNetworking

/// Answers the requests that a stub accepts.
final class StubProtocol: URLProtocol {
    private let isStopped = NSLock()
    private var hasStopped = false

    override class func canInit(with request: URLRequest) -> Bool { HTTPStubs.stub(for: request) != nil }

    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override class func requestIsCacheEquivalent(_ a: URLRequest, to b: URLRequest) -> Bool { false }

    override func startLoading() {
        guard let stub = HTTPStubs.stub(for: request) else {
            client?.urlProtocol(self, didFailWithError: URLError(.resourceUnavailable))
            return
        }
        let response = stub.response(request)
        HTTPStubs.report(stub, response, to: request)
        // Foundation retains the protocol until its last report.
        nonisolated(unsafe) let (loading, stubbed, answer) = (self, stub, response)
        after(response.requestTime) { loading.begin(answer, of: stubbed) }
    }

    private func begin(_ response: HTTPStubsResponse, of stub: HTTPStubs.Stub) {
        guard isActive else { return }
        if let error = response.error {
            client?.urlProtocol(self, didFailWithError: error)
            HTTPStubs.reportEnd(stub, response, request)
            return
        }
        let headers = (response.httpHeaders ?? [:]).reduce(into: [String: String]()) { result, header in
            result["\(header.key)"] = "\(header.value)"
        }
        let made = request.url.flatMap {
            HTTPURLResponse(
                url: $0, statusCode: Int(response.statusCode), httpVersion: "HTTP/1.1", headerFields: headers)
        }
        guard let made else {
            client?.urlProtocol(self, didFailWithError: URLError(.badServerResponse))
            return
        }
        if (300..<400).contains(made.statusCode), let target = redirection(headers) {
            client?.urlProtocol(self, wasRedirectedTo: target, redirectResponse: made)
            return HTTPStubs.reportEnd(stub, response, request)
        }
        client?.urlProtocol(self, didReceive: made, cacheStoragePolicy: .notAllowed)
        nonisolated(unsafe) let (loading, stubbed, answer) = (self, stub, response)
        after(response.duration) { loading.end(answer, of: stubbed) }
    }

    private func end(_ response: HTTPStubsResponse, of stub: HTTPStubs.Stub) {
        guard isActive else { return }
        client?.urlProtocol(self, didLoad: response.data())
        client?.urlProtocolDidFinishLoading(self)
        HTTPStubs.reportEnd(stub, response, request)
    }

    private func redirection(_ headers: [String: String]) -> URLRequest? {
        headers.first { $0.key.lowercased() == "location" }.flatMap { URL(string: $0.value) }.map {
            URLRequest(url: $0)
        }
    }

    private func after(_ seconds: TimeInterval, _ body: @escaping @Sendable () -> Void) {
        guard seconds > 0 else { return body() }
        DispatchQueue.global().asyncAfter(deadline: .now() + seconds, execute: body)
    }

    private var isActive: Bool { isStopped.withLock { !hasStopped } }

    override func stopLoading() { isStopped.withLock { hasStopped = true } }
}
