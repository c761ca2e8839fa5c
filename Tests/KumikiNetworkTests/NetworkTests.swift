import Combine
import Foundation
import FoundationNetworking
import Testing

@testable import KumikiNetwork
@testable import UIKit

/// The network of an app is that of its process.
@Suite(.serialized) struct NetworkTests {
    /// Runs the closure with responses from a folder with the files.
    private func answering(_ files: [String: String], _ work: (String) async throws -> Void) async throws {
        let folder = NSTemporaryDirectory() + "kumiki-answers-\(UUID().uuidString)"
        for (name, text) in files {
            let path = folder + "/" + name
            let parent = (path as NSString).deletingLastPathComponent
            try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
            try text.write(toFile: path, atomically: true, encoding: .utf8)
        }
        setenv("KUMIKI_RESPONSES", folder, 1)
        defer {
            unsetenv("KUMIKI_RESPONSES")
            try? FileManager.default.removeItem(atPath: folder)
        }
        try await work(folder)
    }

    @Test func statusCodesHaveLowercaseTexts() {
        #expect(
            [200, 400, 404, 500, 504].map(AppNetwork.text) == [
                "no error", "bad request", "not found", "internal server error", "gateway timed out",
            ])
    }

    private func load(
        _ address: String, _ session: URLSession = AppNetwork.shared
    ) async throws -> (text: String, response: HTTPURLResponse?) {
        let url = try #require(URL(string: address))
        let (data, response) = try await session.data(from: url)
        return (String(decoding: data, as: UTF8.self), response as? HTTPURLResponse)
    }

    /// A protocol that answers with what it sees of requests.
    private final class EchoProtocol: URLProtocol {
        override class func canInit(with request: URLRequest) -> Bool { request.url?.host == "echo.example" }
        override class func canonicalRequest(for request: URLRequest) -> URLRequest {
            var canonical = request
            if let name = request.url?.fragment { canonical.setValue(name, forHTTPHeaderField: "X-App") }
            return canonical
        }

        override func startLoading() {
            let seen = AppNetwork.request(of: self)
            var text = seen.value(forHTTPHeaderField: "X-App") ?? "none"
            if seen.httpBody != nil { text += " data" }
            if let stream = seen.httpBodyStream {
                stream.open()
                var bytes = [UInt8](repeating: 0, count: 16)
                text += " " + String(decoding: bytes[..<stream.read(&bytes, maxLength: 16)], as: UTF8.self)
            }
            guard let url = seen.url,
                let response = HTTPURLResponse(
                    url: url, statusCode: 201, httpVersion: nil, headerFields: nil)
            else { return }
            client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
            client?.urlProtocol(self, didLoad: Data(text.utf8))
            client?.urlProtocolDidFinishLoading(self)
        }

        override func stopLoading() {}
    }

    @Test func registeredProtocolsAnswerTheSharedSession() async throws {
        #expect(AppNetwork.register(EchoProtocol.self))
        let (text, response) = try await load("https://echo.example/a")
        #expect(text == "none" && response?.statusCode == 201)
        AppNetwork.unregister(EchoProtocol.self)
        await #expect(throws: URLError.self) { _ = try await load("https://echo.example/a") }
        #expect(!AppNetwork.register(NSObject.self))
    }

    @Test func protocolsSeeHeadersOfTheSessionAndAStreamOfTheBody() async throws {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [EchoProtocol.self]
        configuration.httpAdditionalHeaders = ["X-App": "1"]
        var request = URLRequest(url: try #require(URL(string: "https://echo.example/a")))
        (request.httpMethod, request.httpBody) = ("POST", Data("body".utf8))
        let (data, _) = try await URLSession(configuration: configuration).data(for: request)
        #expect(String(decoding: data, as: UTF8.self) == "1 body")
    }

    @Test func protocolsSeeTheCanonicalRequest() async throws {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [EchoProtocol.self]
        let address = try #require(URL(string: "https://echo.example/a#here"))
        let (data, _) = try await URLSession(configuration: configuration).data(from: address)
        #expect(String(decoding: data, as: UTF8.self) == "here")
    }

    @Test func propertiesOfARequestAreCopiedWithIt() throws {
        let url = try #require(URL(string: "https://echo.example/a?b#c"))
        let original = NSMutableURLRequest(url: url)
        AppNetwork.setProperty(1, forKey: "a", in: original)
        let copy = original as URLRequest
        AppNetwork.setProperty(2, forKey: "a", in: original)
        AppNetwork.setProperty(3, forKey: "b", in: original)
        #expect(AppNetwork.property(forKey: "a", in: copy) as? Int == 1)
        #expect(AppNetwork.property(forKey: "b", in: copy) == nil && copy.url == url)
        #expect(AppNetwork.property(forKey: "a", in: original as URLRequest) as? Int == 2)
        AppNetwork.removeProperty(forKey: "a", in: original)
        #expect(AppNetwork.property(forKey: "a", in: original as URLRequest) == nil)
        #expect(AppNetwork.property(forKey: "b", in: original as URLRequest) as? Int == 3)
    }

    @Test func configurationsWithTheSameValuesAreEqual() {
        let (one, other) = (AppNetwork.testedConfiguration, AppNetwork.testedConfiguration)
        #expect(one !== other && one == other)
        one.httpAdditionalHeaders = ["A": "1"]
        #expect(one != other)
        other.httpAdditionalHeaders = ["A": "1"]
        #expect(one == other && one.copy() as? URLSessionConfiguration == other)
    }

    @Test func aBackgroundConfigurationHasItsIdentifier() {
        let (configuration, messages) = RuntimeDiagnostics.collect {
            URLSessionConfiguration.background(withIdentifier: "Downloads")
        }
        #expect(configuration.identifier == "Downloads" && messages.count <= 1)
    }

    /// A protocol that reports a response in two parts when the test calls for it.
    private final class PartsProtocol: URLProtocol {
        nonisolated(unsafe) static var loading: PartsProtocol?

        override class func canInit(with request: URLRequest) -> Bool {
            request.url?.host == "parts.example"
        }
        override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
        override func startLoading() { Self.loading = self }
        override func stopLoading() {}

        func finish() {
            let client = AppNetwork.client(of: self)
            guard let url = request.url else { return }
            let response = URLResponse(
                url: url, mimeType: nil, expectedContentLength: 2, textEncodingName: nil)
            client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
            for part in ["a", "b"] { client?.urlProtocol(self, didLoad: Data(part.utf8)) }
            client?.urlProtocolDidFinishLoading(self)
        }
    }

    private func partsLoading(
        _ handler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) async throws -> (URLSessionTask, PartsProtocol) {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [PartsProtocol.self]
        let session = URLSession(configuration: configuration, delegate: nil, delegateQueue: nil)
        let task = session.dataTask(with: try #require(URL(string: "https://parts.example"))) {
            handler($0, $2)
        }
        PartsProtocol.loading = nil
        task.resume()
        while PartsProtocol.loading == nil { try await Task.sleep(for: .milliseconds(1)) }
        return (task, try #require(PartsProtocol.loading))
    }

    @Test func completionHandlersReceiveAllPartsOfTheData() async throws {
        let (texts, continuation) = AsyncStream.makeStream(of: String.self)
        let (_, loading) = try await partsLoading { data, _ in
            continuation.yield(String(decoding: data ?? Data(), as: UTF8.self))
        }
        loading.finish()
        #expect(await texts.first { _ in true } == "ab")
    }

    /// A registered protocol reports through the one of the shared session.
    @Test func completionHandlersReceiveThePartsOfRegisteredProtocolsOnce() async throws {
        #expect(AppNetwork.register(PartsProtocol.self))
        defer { AppNetwork.unregister(PartsProtocol.self) }
        let (texts, continuation) = AsyncStream.makeStream(of: String.self)
        PartsProtocol.loading = nil
        AppNetwork.shared.dataTask(with: try #require(URL(string: "https://parts.example"))) { data, _, _ in
            continuation.yield(String(decoding: data ?? Data(), as: UTF8.self))
        }.resume()
        while PartsProtocol.loading == nil { try await Task.sleep(for: .milliseconds(1)) }
        PartsProtocol.loading?.finish()
        #expect(await texts.first { _ in true } == "ab")
    }

    @Test func reportsAfterTheEndOfATaskHaveNoEffect() async throws {
        let (ends, continuation) = AsyncStream.makeStream(of: Bool.self)
        let (task, loading) = try await partsLoading { _, error in
            continuation.yield((error as? URLError)?.code == .cancelled)
        }
        task.cancel()
        #expect(await ends.first { _ in true } == true)
        try await Task.sleep(for: .milliseconds(20))
        loading.finish()
    }

    @Test func namesOfHeadersKeepTheirCapitals() throws {
        var request = URLRequest(url: try #require(URL(string: "https://a.example")))
        AppNetwork.setValue("1", forHTTPHeaderField: "SDK-Version", of: &request)
        AppNetwork.setValue("2", forHTTPHeaderField: "sdk-version", of: &request)
        AppNetwork.addValue("3", forHTTPHeaderField: "sdk-version", of: &request)
        #expect(request.allHTTPHeaderFields == ["sdk-version": "2,3"])
        AppNetwork.setValue(nil, forHTTPHeaderField: "SDK-version", of: &request)
        #expect(request.allHTTPHeaderFields?.isEmpty != false)
    }

    @Test func headersOfResponsesKeepTheirCapitals() throws {
        let url = try #require(URL(string: "https://a.example"))
        let response = try #require(
            _httpResponse(url: url, statusCode: 200, httpVersion: nil, headerFields: ["uid": "1"]))
        #expect(AppNetwork.headers(of: response) as? [String: String] == ["uid": "1"])
        AppNetwork.keep(nil, of: response)
        #expect(AppNetwork.headers(of: response) as? [String: String] == ["uid": "1"])
        AppNetwork.keep(["sid": "2"], of: response)
        #expect(AppNetwork.headers(of: response) as? [String: String] == ["sid": "2"])
    }

    @Test func aResponseHasTheTypeThatItIsCreatedWith() throws {
        let url = try #require(URL(string: "https://a.example"))
        let response = _httpResponse(
            url: url, mimeType: "text/html; charset=utf-8", expectedContentLength: 3, textEncodingName: nil)
        #expect(response.mimeType == "text/html; charset=utf-8" && response.expectedContentLength == 3)
        let other = _httpResponse(
            url: url, mimeType: nil, expectedContentLength: -1, textEncodingName: "utf-8")
        #expect(other.mimeType == nil && other.textEncodingName == "utf-8")
    }

    @Test func withoutANetworkRequestsFailAsOnADeviceWithoutOne() async throws {
        let error = await #expect(throws: URLError.self) { _ = try await load("https://a.example/list") }
        #expect(error?.code == .notConnectedToInternet)
        #expect(error?.localizedDescription == "The Internet connection appears to be offline.")
    }

    @Test(arguments: [
        ("https://a.example/list", "list"), ("https://a.example/list?page=2", "second"),
        ("https://a.example/list?page=3", "list"), ("https://a.example/image", "png"),
        ("https://a.example/", "start"), ("https://a.example/deep/", "deep"),
    ])
    func filesAnswer(_ address: String, _ text: String) async throws {
        let files = [
            "a.example/list": "list", "a.example/list?page=2": "second", "a.example/image.png": "png",
            "a.example/index.html": "start", "a.example/deep/index.json": "deep",
        ]
        try await answering(files) { _ in
            let answer = try await load(address)
            #expect(answer.text == text && answer.response?.statusCode == 200)
        }
    }

    @Test func publishersOfDataTasksAreAnsweredFromFiles() async throws {
        try await answering(["a.example/list": "list"]) { _ in
            let url = try #require(URL(string: "https://a.example/list"))
            var texts: [String] = []
            for try await (data, _) in AppNetwork.shared.dataTaskPublisher(for: url).values {
                texts.append(String(decoding: data, as: UTF8.self))
            }
            #expect(texts == ["list"])
        }
    }

    @Test func whatNoFileAnswersIsNotFound() async throws {
        try await answering(["a.example/list": ""]) { _ in
            let answer = try await load("https://b.example/list")
            #expect(answer.response?.statusCode == 404)
        }
    }

    @Test func theTypeIsThatOfTheFile() async throws {
        try await answering(["a.example/list.json": "[]"]) { _ in
            let response = try await load("https://a.example/list").response
            #expect(response?.value(forHTTPHeaderField: "Content-Type") == "application/json")
        }
    }

    @Test(arguments: ["https://a.example/../secret", "https://a.example/%2e%2e/secret", "https://../secret"])
    func noAddressLeavesTheFolder(_ address: String) async throws {
        try await answering(["in/a.example/list": "", "secret": "secret"]) { folder in
            setenv("KUMIKI_RESPONSES", folder + "/in", 1)
            let text = (try? await load(address))?.text
            #expect(text != "secret")
        }
    }

    @Test func sessionsOfTheAppsOwnAnswerAsTheSharedOneDoes() async throws {
        try await answering(["a.example/list": "list"]) { _ in
            let session = URLSession(configuration: AppNetwork.ephemeralConfiguration)
            let answer = try await load("https://a.example/list", session)
            #expect(answer.text == "list")
        }
    }

    @Test func dataOfAnAddressComesFromFilesToo() async throws {
        let url = try #require(URL(string: "https://a.example/list"))
        #expect(throws: URLError.self) { _ = try AppNetwork.contents(of: url, options: []) }
        try await answering(["a.example/list": "list"]) { folder in
            let file = URL(fileURLWithPath: folder + "/a.example/list")
            for address in [url, file] {
                let data = try AppNetwork.contents(of: address, options: [])
                #expect(data == Data("list".utf8))
            }
        }
    }

    @Test func picturesWaitUntilTheHandlerOfARequestHasRun() async throws {
        let url = try #require(URL(string: "https://a.example/list"))
        await withCheckedContinuation { done in
            let task = AppNetwork.dataTask(AppNetwork.shared, URLRequest(url: url)) { _, _, _ in
                #expect(HostWork.isPending)
                done.resume()
            }
            AppNetwork.resume(task)
        }
    }

    @Test func theNetworkIsReachedWhereItMayBe() async throws {
        let server = try #require(OneAnswer("from the network"))
        setenv("KUMIKI_NETWORK", "on", 1)
        defer { unsetenv("KUMIKI_NETWORK") }
        let answer = try await load("http://127.0.0.1:\(server.port)/list")
        #expect(answer.text == "from the network" && answer.response?.statusCode == 200)
    }
}

/// A server that responds to one request.
private struct OneAnswer {
    let port: Int

    init?(_ text: String) {
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(listener, $0, length) == 0 && getsockname(listener, $0, &length) == 0
            }
        }
        guard isBound, listen(listener, 1) == 0 else { return nil }
        port = Int(UInt16(bigEndian: address.sin_port))
        Thread.detachNewThread {
            let connection = accept(listener, nil, nil)
            var request = [UInt8](repeating: 0, count: 4096)
            _ = read(connection, &request, request.count)
            let head = "HTTP/1.1 200 OK\r\nContent-Length: \(text.utf8.count)\r\nConnection: close\r\n\r\n"
            let bytes = Array((head + text).utf8)
            _ = write(connection, bytes, bytes.count)
            close(connection)
            close(listener)
        }
    }
}
