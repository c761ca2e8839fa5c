import Foundation
import Testing
import Workers

@testable import Preview

/// Screens that a page controls, with the program that is built beside the tests.
@MainActor
@Suite struct LiveTests {
    /// A screen with a text field.
    private static let field = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22155" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" \
        initialViewController="a"><device id="retina6_12" orientation="portrait" appearance="light"/><scenes>
        <scene sceneID="s"><objects><viewController id="a" sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="v"><rect key="frame" x="0" y="0" width="393" height="852"/>
        <subviews><textField opaque="NO" contentMode="scaleToFill" borderStyle="roundedRect" id="f">
        <rect key="frame" x="100" y="300" width="200" height="34"/></textField></subviews>
        <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
        </view></viewController></objects></scene></scenes></document>
        """

    private func post(_ target: String, _ body: String, _ preview: Preview, token: String? = nil) async throws
        -> RawClient.Response
    {
        let port = preview.port
        let headers = ["X-Kumiki-Token: \(token ?? preview.token)", "Content-Type: application/json"]
        return try await onThread {
            try RawClient.request(target, port: port, method: "POST", headers: headers, body: Data(body.utf8))
        }
    }

    private func get(_ target: String, _ preview: Preview) async throws -> RawClient.Response {
        let port = preview.port
        return try await onThread { try RawClient.request(target, port: port) }
    }

    /// Returns the response to a page's request for a frame. The page repeats it when a beat of the preview ended it.
    private func frame(_ id: String, after number: Int, _ preview: Preview) async throws -> RawClient.Response
    {
        while true {
            let response = try await get("/live/\(id)/frame?after=\(number)", preview)
            let isEmpty = ["\"parts\":[]", "\"reports\":[]"].allSatisfy { response.text.contains($0) }
            if !isEmpty { return response }
        }
    }

    private func open(_ preview: Preview, replacing former: String? = nil) async throws
        -> String
    {
        let more = former.map { ",\"former\":\"\($0)\"" } ?? ""
        let response = try await post(
            "/live",
            "{\"scene\":[\"A.storyboard\",\"a\"],\"configuration\":{\"scale\":\"1\"}\(more)}", preview)
        let value = try JSONSerialization.jsonObject(with: response.body) as? [String: String]
        return try #require(value?["id"])
    }

    /// Returns the text of the field.
    private func text(_ id: String, _ preview: Preview) async throws -> String? {
        let response = try await get("/live/\(id)/inspection.json", preview)
        let value = try JSONSerialization.jsonObject(with: response.body) as? [String: Any]
        let views = try #require(value?["views"] as? [[String: Any]], "\(response.text)")
        return views.first { $0["id"] as? String == "f" }?["text"] as? String
    }

    private func preview() throws -> (Project, Preview) {
        let folder = try Project()
        try folder.write(Self.field, to: "A.storyboard")
        let options = PreviewOptions(
            folder: folder.path, documents: try PreviewTests.program(),
            limits: WorkerLimits(time: .seconds(60)))
        return (folder, try Preview(options, socket: ListeningSocket(port: 0)))
    }

    /// Ends a preview, whose folder must exist until then.
    private func end(_ preview: Preview, _ folder: Project) { preview.stop() }

    @Test func aScreenIsTappedAndTypedInto() async throws {
        let (folder, preview) = try preview()
        defer { end(preview, folder) }
        let id = try await open(preview)
        #expect(try await text(id, preview) == nil)
        let before = try await get("/live/\(id)/frame.png", preview).body
        #expect(before.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        let commands = """
            [{"kind":"down","x":200,"y":316},{"kind":"up"},{"kind":"text","text":"Naha"},{"kind":"text","text":"\\b"}]
            """
        let reply = try await post("/live/\(id)", commands, preview).text
        #expect(reply == "{\"accepted\":4}")
        #expect(try await text(id, preview) == "Nah")
        #expect(try await get("/live/\(id)/frame.png", preview).body != before)
    }

    @Test func restartingForgetsWhatWasTyped() async throws {
        let (folder, preview) = try preview()
        defer { end(preview, folder) }
        let id = try await open(preview)
        _ = try await text(id, preview)
        _ = try await post(
            "/live/\(id)",
            "[{\"kind\":\"down\",\"x\":200,\"y\":316},{\"kind\":\"up\"},{\"kind\":\"text\",\"text\":\"x\"}]",
            preview)
        #expect(try await text(id, preview) == "x")
        _ = try await post("/live/\(id)", "[{\"kind\":\"restart\"}]", preview)
        #expect(try await text(id, preview) == nil)
    }

    /// Taps the field and types.
    private func type(_ text: String, _ id: String, _ preview: Preview) async throws {
        let commands = """
            [{"kind":"down","x":200,"y":316},{"kind":"up"},{"kind":"text","text":"\(text)"}]
            """
        _ = try await post("/live/\(id)", commands, preview)
    }

    @Test func aScreenThatReplacesAnotherKeepsWhatWasTyped() async throws {
        let (folder, preview) = try preview()
        defer { end(preview, folder) }
        let first = try await open(preview)
        try await type("Naha", first, preview)
        #expect(try await text(first, preview) == "Naha")
        // The field has moved meanwhile.
        try folder.replace("A.storyboard", Self.field.replacing("y=\"300\"", with: "y=\"500\""))
        let second = try await open(preview, replacing: first)
        #expect(try await text(second, preview) == "Naha")
        #expect(try await get("/live/\(first)/inspection.json", preview).status == 404)
        try await type("!", second, preview)
        let third = try await open(preview, replacing: second)
        #expect(try await text(third, preview)?.hasPrefix("Naha") == true)
    }

    @Test func whatCannotBeRepeatedReturnsWithTheNextChange() async throws {
        let (folder, preview) = try preview()
        defer { end(preview, folder) }
        let first = try await open(preview)
        try await type("Naha", first, preview)
        #expect(try await text(first, preview) == "Naha")
        try folder.replace(
            "A.storyboard",
            Self.field.replacing("textField", with: "label").replacing("id=\"f\"", with: "id=\"l\""))
        let second = try await open(preview, replacing: first)
        #expect(try await text(second, preview) == nil)
        try folder.replace("A.storyboard", Self.field)
        let third = try await open(preview, replacing: second)
        #expect(try await text(third, preview) == "Naha")
    }

    @Test func restartingAScreenForgetsItsState() async throws {
        let (folder, preview) = try preview()
        defer { end(preview, folder) }
        let first = try await open(preview)
        try await type("Naha", first, preview)
        #expect(try await text(first, preview) == "Naha")
        _ = try await post("/live/\(first)", "[{\"kind\":\"restart\"}]", preview)
        #expect(try await text(first, preview) == nil)
        let second = try await open(preview, replacing: first)
        #expect(try await text(second, preview) == nil)
    }

    @Test func framesHaveWhatChanged() async throws {
        let (folder, preview) = try preview()
        defer { end(preview, folder) }
        let id = try await open(preview)
        let whole = try await frame(id, after: 0, preview).text
        #expect(whole.contains("\"pixelHeight\":852") && whole.contains("[[0,0,393,852,"))
        try await type("Naha", id, preview)
        #expect(try await text(id, preview) == "Naha")
        let part = try await frame(id, after: 1, preview).text
        #expect(part.contains("\"parts\":[[") && !part.contains("[[0,0,393,852,"))
    }

    @Test func aRequestForAFrameEndsWithTheScreen() async throws {
        let (folder, preview) = try preview()
        defer { end(preview, folder) }
        let id = try await open(preview)
        _ = try await text(id, preview)
        // The first response contains the reports of the launch.
        _ = try await frame(id, after: 0, preview)
        async let waiting = frame(id, after: 1_000_000, preview)
        try await Task.sleep(for: .milliseconds(50))
        _ = try await post("/live/\(id)", "[{\"kind\":\"close\"}]", preview)
        let response = try await waiting
        // The screen may have ended before the request arrived.
        #expect(response.body.isEmpty || response.status == 404)
    }

    @Test func aScreenIsClosedWhenItsPageSendsNoRequests() async throws {
        let (folder, preview) = try preview()
        defer { end(preview, folder) }
        let (id, sessions) = (try await open(preview), preview.router.sessions)
        // The preview's own beats come between these only where the test waits.
        try #require(sessions.session(id) != nil)
        for _ in 1...3 {
            for _ in 1...2 { sessions.beat() }
            #expect(sessions.session(id) != nil)
        }
        for _ in 1...3 { sessions.beat() }
        #expect(sessions.session(id) == nil)
    }

    @Test func aRotatedScreenIsWide() async throws {
        let (folder, preview) = try preview()
        defer { end(preview, folder) }
        let id = try await open(preview)
        _ = try await post("/live/\(id)", "[{\"kind\":\"rotate\"}]", preview)
        let inspection = try await get("/live/\(id)/inspection.json", preview).text
        #expect(inspection.contains("\"size\":[852,393]"))
    }

    @Test(arguments: [
        "nonsense", "{}", "[{}]", "[{\"kind\":\"fly\"}]", "[{\"kind\":\"down\"}]",
        "[{\"kind\":\"down\",\"x\":1e999,\"y\":0}]", "[{\"kind\":\"down\",\"x\":1e300,\"y\":0}]",
    ])
    func commandsThatMeanNothingAreRefused(_ body: String) async throws {
        let (folder, preview) = try preview()
        defer { end(preview, folder) }
        let id = try await open(preview)
        #expect(try await post("/live/\(id)", body, preview).status == 400)
        #expect(try await text(id, preview) == nil)
    }

    @Test func usingNeedsTheTokenAndAScreen() async throws {
        let (folder, preview) = try preview()
        defer { end(preview, folder) }
        let id = try await open(preview)
        #expect(try await post("/live/\(id)", "[]", preview, token: "wrong").status == 403)
        #expect(try await post("/live/nothing", "[]", preview).status == 404)
        #expect(
            try await post("/live", "{\"scene\":[\"..\",\"etc\"],\"configuration\":{}}", preview).status
                == 404)
        #expect(try await post("/live", "{\"configuration\":{}}", preview).status == 404)
        #expect(try await post("/live", "{\"configuration\":{\"device\":\"Nokia\"}}", preview).status == 400)
    }

    @Test func onlySoManyScreensAreUsedAtATime() async throws {
        let (folder, preview) = try preview()
        defer { end(preview, folder) }
        var ids: [String] = []
        for _ in 0..<4 { ids.append(try await open(preview)) }
        let opening = "{\"scene\":[\"A.storyboard\",\"a\"],\"configuration\":{}}"
        #expect(try await post("/live", opening, preview).status == 503)
        _ = try await post("/live/\(ids[0])", "[{\"kind\":\"close\"}]", preview)
        #expect(try await post("/live", opening, preview).status == 200)
    }
}
