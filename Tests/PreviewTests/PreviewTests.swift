import Foundation
import Testing
import Workers

@testable import Preview

/// A preview as pages and tools use it, with the program that is built beside the tests.
@MainActor
@Suite struct PreviewTests {
    struct Missing: Error {}

    static func program() throws -> WorkerProgram {
        let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let path = (tests as NSString).deletingLastPathComponent + "/kumiki"
        guard FileManager.default.isExecutableFile(atPath: path) else { throw Missing() }
        return WorkerProgram(path: path, arguments: ["worker"])
    }

    private func open(_ folder: Project) throws -> (Preview, UInt16) {
        let socket = try ListeningSocket(port: 0)
        let options = PreviewOptions(
            folder: folder.path, documents: try Self.program(), limits: WorkerLimits(time: .seconds(60)))
        return (try Preview(options, socket: socket), socket.port)
    }

    /// Sends a request from another thread, since this one is the preview's.
    private nonisolated func get(_ target: String, _ port: UInt16, _ headers: [String] = []) async throws
        -> RawClient.Response
    {
        try await onThread { try RawClient.request(target, port: port, headers: headers) }
    }

    private nonisolated func json(_ target: String, _ port: UInt16) async throws -> [String: Any] {
        let response = try await get(target, port)
        return try JSONSerialization.jsonObject(with: response.body) as? [String: Any] ?? [:]
    }

    @Test func pagesPicturesAndTreesAreServed() async throws {
        let folder = try Project()
        try folder.write(Project.storyboard(), to: "Main.storyboard")
        let (preview, port) = try open(folder)
        defer { preview.stop() }
        let page = try await get("/", port)
        #expect(page.status == 200 && page.text.contains("kumiki-token"))
        #expect(!page.text.contains("{{token}}"))
        #expect(try await get("/scene/Main.storyboard/a", port).text.contains("scene.js"))
        #expect(try await get("/web/style.css", port).headers["content-type"] == "text/css; charset=utf-8")
        let picture = try await get("/scene/Main.storyboard/a/picture.png?device=iPhone%20SE&scale=1", port)
        #expect(picture.status == 200 && picture.body.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        // Width and height are the first numbers of a PNG file's header.
        #expect(
            Array(picture.body[picture.body.startIndex + 16..<picture.body.startIndex + 24]) == [
                0, 0, 1, 119, 0, 0, 2, 155,
            ])
        let tag = try #require(picture.headers["etag"])
        let again = try await get(
            "/scene/Main.storyboard/a/picture.png?device=iPhone%20SE&scale=1", port, ["If-None-Match: \(tag)"]
        )
        #expect(again.status == 304 && again.body.isEmpty)
        #expect(try await get("/scene/Main.storyboard/a/picture.svg", port).text.contains("<svg"))
        #expect(try await get("/scene/Main.storyboard/a/tree.json", port).text.contains("\"UILabel\""))
        let scene = try await json("/scene/Main.storyboard/a/scene.json?appearance=dark", port)
        #expect(scene["tags"] as? [String] == ["iPhone 16", "dark"])
        #expect(scene["width"] as? Double == 393)
    }

    @Test func viewsAreInspectedWithLinesAndConstraints() async throws {
        let folder = try Project()
        try folder.write(Project.storyboard(), to: "Main.storyboard")
        let (preview, port) = try open(folder)
        defer { preview.stop() }
        let inspection = try await json("/scene/Main.storyboard/a/inspection.json", port)
        let views = try #require(inspection["views"] as? [[String: Any]])
        let label = try #require(views.first { $0["id"] as? String == "l-a" })
        #expect(label["className"] as? String == "UILabel")
        #expect(label["outlets"] as? [String] == ["UIViewController.name"])
        #expect(label["line"] as? Int == 8)
        let constraints = try #require(inspection["constraints"] as? [[String: Any]])
        let top = try #require(constraints.first { $0["id"] as? String == "c-a" })
        #expect(top["text"] as? String == "name.top = UIView.top + 100")
        #expect(top["deviation"] as? Double == 0)
    }

    @Test(arguments: [
        "/scene/../../../../etc/passwd/picture.png", "/scene/..%2f..%2fetc%2fpasswd/a/picture.png",
        "/scene//etc/passwd", "/web/../Package.swift", "/web/..%2f..%2fPackage.swift", "/web/index.html",
        "/etc/passwd", "/scene/Main.storyboard/nothing/picture.png", "/scene/Main.storyboard/a/nothing.png",
    ])
    func noAddressLeadsToAnotherFile(_ target: String) async throws {
        let folder = try Project()
        try folder.write(Project.storyboard(), to: "Main.storyboard")
        let (preview, port) = try open(folder)
        defer { preview.stop() }
        #expect(try await get(target, port).status == 404)
    }

    @Test func aConfigurationThatMeansNothingIsRefusedWithTheReason() async throws {
        let folder = try Project()
        try folder.write(Project.storyboard(), to: "Main.storyboard")
        let (preview, port) = try open(folder)
        defer { preview.stop() }
        let response = try await get("/scene/Main.storyboard/a/picture.png?device=Nokia", port)
        #expect(response.status == 400 && response.text.contains("device cannot be \\\"Nokia\\\""))
    }

    @Test func aSavedDocumentIsReportedAndDrawnAnew() async throws {
        let folder = try Project()
        try folder.write(Project.storyboard("a"), to: "A.storyboard")
        try folder.write(Project.storyboard("b"), to: "B.storyboard")
        let (preview, port) = try open(folder)
        defer { preview.stop() }
        let client = try RawClient(port: port)
        client.send("GET /events HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n".utf8)
        let pictures = ["A.storyboard/a", "B.storyboard/b"]
        var before: [Data] = []
        for picture in pictures {
            before.append(try await get("/scene/\(picture)/picture.png?scale=1", port).body)
        }
        try folder.replace("A.storyboard", Project.storyboard("a", constant: 400))
        let event = try await onThread { () -> String in
            var text = ""
            // A program that another test starts may keep a file open that was written before, so that it is reported, too.
            while !text.contains("A.storyboard"), case let more = client.receive(), !more.isEmpty {
                text += String(decoding: more, as: UTF8.self)
            }
            return text
        }
        #expect(event.contains("data: {\"documents\":[\"A.storyboard\"],\"list\":false,"))
        var after: [Data] = []
        for picture in pictures {
            after.append(try await get("/scene/\(picture)/picture.png?scale=1", port).body)
        }
        #expect(before[0] != after[0] && before[1] == after[1])
    }

    @Test func anImageThatChangesIsDrawnAnew() async throws {
        let folder = try Project()
        try folder.write(Project.storyboard("a", image: "Sea"), to: "A.storyboard")
        for (name, text) in Project.catalog("Sea") { try folder.write(text, to: name) }
        let (preview, port) = try open(folder)
        defer { preview.stop() }
        let before = try await get("/scene/A.storyboard/a/picture.png?scale=1", port).body
        try folder.replace(
            "Assets.xcassets/Sea.imageset/a.svg",
            "<svg xmlns='http://www.w3.org/2000/svg' width='40' height='40'><circle r='20' fill='red'/></svg>"
        )
        for _ in 0..<500 {
            if try await get("/scene/A.storyboard/a/picture.png?scale=1", port).body != before { return }
            try await Task.sleep(for: .milliseconds(20))
        }
        Issue.record("the picture stays the same")
    }

    @Test func aTextThatChangesIsDrawnAnewInItsLanguage() async throws {
        let folder = try Project()
        try folder.write(Project.storyboard("a"), to: "Base.lproj/A.storyboard")
        try folder.write("\"l-a.text\" = \"Shuri\";", to: "ja.lproj/A.strings")
        let (preview, port) = try open(folder)
        defer { preview.stop() }
        let tree = "/scene/Base.lproj/A.storyboard/a/inspection.json"
        #expect(try await get(tree + "?language=ja", port).text.contains("\"text\":\"Shuri\""))
        try folder.replace("ja.lproj/A.strings", "\"l-a.text\" = \"Itoman\";")
        while preview.project.state == 0 { try await Task.sleep(for: .milliseconds(10)) }
        #expect(try await get(tree + "?language=ja", port).text.contains("\"text\":\"Itoman\""))
        #expect(try await get(tree, port).text.contains("\"text\":\"Naha\""))
    }

    @Test func aDocumentThatIsBrokenKeepsItsLastPicture() async throws {
        let folder = try Project()
        try folder.write(Project.storyboard("a"), to: "A.storyboard")
        let (preview, port) = try open(folder)
        defer { preview.stop() }
        #expect(try await get("/scene/A.storyboard/a/picture.png", port).status == 200)
        try folder.write("<document", to: "A.storyboard")
        while preview.project.document("A.storyboard")?.problem == nil {
            try await Task.sleep(for: .milliseconds(20))
        }
        let listing = try await get("/scenes.json", port).text
        #expect(listing.contains("\"problem\":{") && listing.contains("A.storyboard/a"))
        #expect(try await get("/scene/A.storyboard/a/picture.png", port).status == 200)
        let scene = try await json("/scene/A.storyboard/a/scene.json", port)
        #expect((scene["problems"] as? [[String: Any]])?.first?["severity"] as? String == "error")
    }
}
