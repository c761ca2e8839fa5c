extension FrameworkSuite {
    /// Answers of OHHTTPStubs in place of the network's.
    static let stubs = #"""
        import OHHTTPStubs
        import XCTest

        final class StubTests: XCTestCase {
            override func tearDown() {
                HTTPStubs.removeAllStubs()
                super.tearDown()
            }
            private func load(_ address: String, in session: URLSession) -> (Data?, URLResponse?, (any Error)?) {
                let loaded = expectation(description: address)
                nonisolated(unsafe) var result: (Data?, URLResponse?, (any Error)?) = (nil, nil, nil)
                session.dataTask(with: URL(string: address)!) {
                    result = ($0, $1, $2)
                    loaded.fulfill()
                }.resume()
                wait(for: [loaded], timeout: 5)
                return result
            }
            func testStubsAnswerTheRequestsOfAllSessions() throws {
                stub(condition: isHost("harbour.test") && isPath("/boats") && containsQueryParams(["kind": "sabani"])) { _ in
                    HTTPStubsResponse(jsonObject: ["name": "Miyarabi"], statusCode: 201, headers: nil)
                }
                for session in [URLSession.shared, URLSession(configuration: .default), URLSession(configuration: .ephemeral)] {
                    let (data, response, error) = load("https://harbour.test/boats?kind=sabani", in: session)
                    XCTAssertNil(error)
                    let http = try XCTUnwrap(response as? HTTPURLResponse)
                    XCTAssertEqual(http.statusCode, 201)
                    XCTAssertEqual(http.value(forHTTPHeaderField: "Content-Type"), "application/json")
                    XCTAssertEqual(try JSONDecoder().decode([String: String].self, from: data ?? Data()), ["name": "Miyarabi"])
                }
            }
            func testTheLastStubIsTheFirstThatIsConsidered() {
                stub(condition: isMethodGET()) { _ in HTTPStubsResponse(data: Data("a".utf8), statusCode: 200, headers: nil) }
                let last = OHHTTPStubs.stub(condition: !isMethodPOST()) { _ in HTTPStubsResponse(error: URLError(.timedOut)) }
                XCTAssertEqual((load("http://harbour.test", in: .shared).2 as? URLError)?.code, .timedOut)
                XCTAssertTrue(HTTPStubs.removeStub(last))
                XCTAssertFalse(HTTPStubs.removeStub(last))
                XCTAssertEqual(load("http://harbour.test", in: .shared).0, Data("a".utf8))
            }
            func testAnAnswerMayTakeTime() {
                stub(condition: { _ in true }) { _ in
                    HTTPStubsResponse(data: Data(), statusCode: 204, headers: ["A": "b"]).requestTime(0.1, responseTime: 0.1)
                }
                let start = Date()
                let response = load("http://harbour.test", in: .shared).1 as? HTTPURLResponse
                XCTAssertEqual(response?.allHeaderFields["A"] as? String, "b")
                XCTAssertGreaterThan(Date().timeIntervalSince(start), 0.19)
            }
        }
        """#
}
