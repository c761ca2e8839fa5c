import Foundation
import Testing

@testable import Preview

/// The server, tested with real connections.
@Suite struct HTTPServerTests {
    /// A server that responds with the request, and ends with the test.
    private final class Running: Sendable {
        let server: HTTPServer
        let port: UInt16
        let guardian: RequestGuard

        init(limits: HTTPLimits = HTTPLimits()) throws {
            let socket = try ListeningSocket(port: 0)
            let guardian = RequestGuard(port: socket.port)
            (port, self.guardian) = (socket.port, guardian)
            server = try HTTPServer(socket, limits: limits) { request, reply in
                if let refusal = guardian.refusal(of: request) { return reply(refusal) }
                if request.path == ["never"] { return }
                let text =
                    "\(request.method) \(request.path) \(request.query.sorted { $0.key < $1.key }) \(request.body.count)"
                // From another thread, as the preview does.
                DispatchQueue.global().async { reply(.text(200, text)) }
            }
        }

        deinit { server.stop() }

        func get(_ target: String, _ headers: [String] = []) throws -> RawClient.Response {
            try RawClient.request(target, port: port, headers: headers)
        }
    }

    @Test func aPathIsTakenApartBeforeItIsDecoded() throws {
        let running = try Running()
        let response = try running.get("/a%2Fb/..%2f/c%20d?x=1+2&y=%26&z")
        #expect(response.status == 200)
        #expect(
            response.text
                == "GET [\"a/b\", \"../\", \"c d\"] [(key: \"x\", value: \"1 2\"), (key: \"y\", value: \"&\"), (key: \"z\", value: \"\")] 0\n"
        )
    }

    @Test(arguments: ["/%00", "/%ff", "/a%2", "http://127.0.0.1/", "*"])
    func whatIsNoPathIsRefused(_ target: String) throws {
        #expect(try Running().get(target).status == 400)
    }

    @Test(arguments: ["evil.example", "127.0.0.1", "127.0.0.1:1", "", "localhost.evil.example"])
    func aForeignHostIsRefused(_ host: String) throws {
        let running = try Running()
        #expect(try RawClient.request("/", port: running.port, host: host).status == 421)
    }

    @Test func theLoopbackNamesAreAnswered() throws {
        let running = try Running()
        for host in ["localhost:\(running.port)", "LOCALHOST:\(running.port)"] {
            #expect(try RawClient.request("/", port: running.port, host: host).status == 200)
        }
    }

    /// Linux answers on all of 127.0.0.0/8, so a server that listened on every address would accept 127.0.0.2 too.
    @Test func onlyTheLoopbackAddressListens() throws {
        let running = try Running()
        _ = try RawClient(port: running.port)
        #expect(throws: RawClient.Refused.self) { try RawClient(port: running.port, address: 0x7F00_0002) }
    }

    @Test(arguments: ["http://evil.example", "null", "https://127.0.0.1", "http://127.0.0.1:1"])
    func aForeignOriginIsRefused(_ origin: String) throws {
        #expect(try Running().get("/", ["Origin: \(origin)"]).status == 403)
    }

    @Test func anotherSiteMayLeadHereButLoadsNothing() throws {
        let running = try Running()
        #expect(
            try running.get("/", ["Sec-Fetch-Site: cross-site", "Sec-Fetch-Mode: no-cors"]).status == 403)
        #expect(try running.get("/", ["Sec-Fetch-Site: same-site", "Sec-Fetch-Mode: cors"]).status == 403)
        #expect(
            try running.get("/", ["Sec-Fetch-Site: cross-site", "Sec-Fetch-Mode: navigate"]).status == 200)
        #expect(try running.get("/", ["Sec-Fetch-Site: same-origin", "Sec-Fetch-Mode: cors"]).status == 200)
    }

    @Test func actingNeedsTheToken() throws {
        let running = try Running()
        let post = { (headers: [String]) in
            try RawClient.request(
                "/", port: running.port, method: "POST", headers: headers, body: Data("{}".utf8))
        }
        #expect(try post([]).status == 403)
        #expect(try post(["X-Kumiki-Token: wrong"]).status == 403)
        let response = try post(["X-Kumiki-Token: \(running.guardian.token)"])
        #expect(response.status == 200 && response.text == "POST [] [] 2\n")
    }

    @Test(arguments: ["DELETE", "PUT", "OPTIONS", "TRACE", "NONSENSE"])
    func otherMethodsAreRefused(_ method: String) throws {
        let running = try Running()
        #expect(try RawClient.request("/", port: running.port, method: method).status == 405)
    }

    @Test func aBodyThatIsSaidToBeTooLongIsRefusedAtOnce() throws {
        let running = try Running()
        for length in ["99999999", "99999999999999999999999", "-1", "x"] {
            let client = try RawClient(port: running.port)
            client.send(
                "POST / HTTP/1.1\r\nHost: 127.0.0.1:\(running.port)\r\nContent-Length: \(length)\r\n\r\n".utf8
            )
            let status = try? client.response().status
            #expect(status == 413 || status == 400)
        }
        #expect(try running.get("/").status == 200)
    }

    @Test func aBodyWithoutEndIsCutOff() throws {
        let running = try Running(limits: HTTPLimits(body: 1 << 16))
        let client = try RawClient(port: running.port)
        client.send(
            "POST / HTTP/1.1\r\nHost: 127.0.0.1:\(running.port)\r\nTransfer-Encoding: chunked\r\n\r\n".utf8)
        let chunk = Data("4000\r\n".utf8) + Data(repeating: 0x78, count: 0x4000) + Data("\r\n".utf8)
        var sent = 0
        while sent < 2000, client.send(chunk) { sent += 1 }
        #expect(sent < 2000)
        #expect(try running.get("/").status == 200)
    }

    @Test func longHeadersAreRefused() throws {
        let running = try Running()
        #expect(try running.get("/" + String(repeating: "a", count: 100_000)).status == 414)
        #expect(try running.get("/", ["X: " + String(repeating: "a", count: 100_000)]).status == 431)
        #expect(try running.get("/").status == 200)
    }

    @Test(arguments: [
        "\r\n\r\n", "\u{0}\u{1}\u{2}\r\n\r\n", "GET\r\n\r\n", "GET / HTTP/9.9\r\n\r\n",
        "GET / HTTP/1.1\r\n: x\r\n\r\n",
    ])
    func nonsenseLeavesTheServerWell(_ text: String) throws {
        let running = try Running(limits: HTTPLimits(timeout: 1))
        let client = try RawClient(port: running.port)
        client.send(text.utf8)
        _ = try? client.response()
        #expect(try running.get("/").status == 200)
    }

    @Test func silentConnectionsDoNotKeepOthersOut() throws {
        let running = try Running(limits: HTTPLimits(connections: 20, timeout: 1))
        var silent: [RawClient] = []
        for _ in 0..<100 { silent.append(try RawClient(port: running.port)) }
        #expect(try running.get("/").status == 200)
        #expect(silent.count == 100)
    }

    @Test func tenThousandConnectionsComeAndGo() throws {
        let running = try Running()
        for _ in 0..<10_000 { _ = try? RawClient(port: running.port) }
        #expect(try running.get("/").status == 200)
    }

    @Test func eventsArriveAsTheyHappen() throws {
        let socket = try ListeningSocket(port: 0)
        let stream = EventStream()
        let server = try HTTPServer(socket) { _, reply in reply(.events(stream)) }
        defer { server.stop() }
        let client = try RawClient(port: socket.port)
        client.send("GET /events HTTP/1.1\r\nHost: x\r\n\r\n".utf8)
        var text = String(decoding: client.receive(), as: UTF8.self)
        #expect(text.contains("text/event-stream"))
        stream.send("change", "{\"a\":1}")
        while !text.contains("}\n\n") { text += String(decoding: client.receive(), as: UTF8.self) }
        #expect(text.contains("event: change\ndata: {\"a\":1}\n\n"))
        stream.close()
        #expect(!stream.isClosed || client.receive().count >= 0)
    }

    @Test func stoppingAnswersWhatWaits() throws {
        let running = try Running()
        let client = try RawClient(port: running.port)
        client.send("GET /never HTTP/1.1\r\nHost: 127.0.0.1:\(running.port)\r\n\r\n".utf8)
        usleep(100_000)
        running.server.stop()
        _ = try? client.response()
        #expect(throws: RawClient.Refused.self) { try RawClient.request("/", port: running.port) }
    }

    @Test func aPortInUseIsReportedAndTheNextOneIsTaken() throws {
        let first = try ListeningSocket(port: 0)
        defer { close(first.descriptor) }
        var inUse: [UInt16] = []
        let second = try ListeningSocket(port: first.port) { inUse.append($0) }
        defer { close(second.descriptor) }
        #expect(inUse.first == first.port && second.port > first.port)
    }
}
