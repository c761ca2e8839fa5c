import Foundation
import Testing

/// The page with pictures of changes.
@Suite struct ChangePageTests {
    private static let old = BoatDocument()
    private static let new = BoatDocument(first: "Ishigaki", extra: BoatDocument.button)

    private func page(_ place: Workplace, _ folder: String) throws -> (html: String, pictures: Set<String>) {
        let files = place.files(below: folder)
        let html = try #require(files["index.html"].map { String(decoding: $0, as: UTF8.self) })
        return (html, Set(files.keys.filter { $0.hasSuffix(".png") }))
    }

    @Test("Scenes that changed are shown before and after, with changed objects outlined")
    func difference() async throws {
        let place = try Workplace()
        try place.make("Old.storyboard", .text(Self.old.text))
        try place.make("New.storyboard", .text(Self.new.text))
        let run = try await Tool.run(["diff", "--html=out", "Old.storyboard", "New.storyboard"], in: place)
        #expect(run.status == 0 && run.errors == "out/index.html\n", "\(run.errors)")
        #expect(run.output.contains("added button \"Sail\" (bt1-aa-aaa)"))
        let (html, pictures) = try page(place, "out")
        #expect(pictures == ["1/0-before.png", "1/0-after.png"])
        for picture in pictures { #expect(html.contains("src=\"\(picture)\"")) }
        #expect(html.contains("<div class=\"pair blended\" data-view=\"difference\">"))
        // The label is at (20, 100) in a scene of 393 × 852 points, and in both pictures; the button only in the second.
        let label = "class=\"outline changed\" style=\"left:5.09%;top:11.74%;width:50.89%;height:2.46%\""
        #expect(html.ranges(of: label).count == 2, "\(html)")
        #expect(html.ranges(of: "class=\"outline added\"").count == 1)
        #expect(place.listing(except: "out") == ["New.storyboard", "Old.storyboard"])
    }

    @Test("A scene that is the same in both versions is counted and not shown")
    func unchanged() async throws {
        let place = try Workplace()
        try place.make("Old.storyboard", .text(Self.old.text))
        try place.make(
            "New.storyboard", .text(Self.old.text.replacing("version=\"23506\"", with: "version=\"23600\"")))
        let run = try await Tool.run(["diff", "--html", "Old.storyboard", "New.storyboard"], in: place)
        #expect(run.status == 0, "\(run.errors)")
        let (html, pictures) = try page(place, "kumiki-output")
        #expect(pictures.isEmpty)
        #expect(html.contains("1 scene is the same in all versions."))
    }

    @Test("A merge shows its scenes between those of both sides, whose changes are outlined")
    func merge() async throws {
        let place = try Workplace()
        try place.make("b.storyboard", .text(Self.old.text))
        try place.make("o.storyboard", .text(Self.new.text))
        try place.make("t.storyboard", .text(BoatDocument(second: "Ebb").text))
        let run = try await Tool.run(
            [
                "merge", "b.storyboard", "o.storyboard", "t.storyboard", "-o", "m.storyboard",
                "--pictures=out",
            ], in: place)
        #expect(run.status == 0, "\(run.errors)")
        let (html, pictures) = try page(place, "out")
        #expect(pictures == ["1/0-ours.png", "1/0-merged.png", "1/0-theirs.png"])
        #expect(html.contains("ours added button &quot;Sail&quot;"))
        #expect(html.contains("theirs changed label &quot;Ebb&quot;"))
        #expect(!html.contains("difference\""))
        #expect(!html.contains("outline question"))
    }

    @Test("A view whose frame both sides share is outlined where it is another one in the merged document")
    func displacement() async throws {
        let place = try Workplace()
        func pin(_ item: String, _ edge: String, _ other: String) -> String {
            "<constraint firstItem=\"\(item)\" firstAttribute=\"\(edge)\" secondItem=\"\(other)\" "
                + "secondAttribute=\"\(edge)\" id=\"\(item)-\(edge)\"/>"
        }
        func view(_ id: String, _ height: String) -> String {
            """
            <view translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
            <rect key="frame" x="0" y="0" width="393" height="52"/>
            <constraints>\(height)</constraints></view>
            """
        }
        let bar = view(
            "bar", "<constraint firstAttribute=\"height\" constant=\"52\" priority=\"900\" id=\"h1\"/>")
        let edges = ["leading", "trailing", "top"]
        let barPins = edges.map { pin("bar", $0, "vc-view") }.joined()
        let boxPins = edges.map { pin("box", $0, "bar") }.joined()
        let ours = view("box", "<constraint firstAttribute=\"height\" constant=\"40\" id=\"h2\"/>")
        try place.make("b.storyboard", .text(Sample.view(bar, constraints: barPins)))
        try place.make("o.storyboard", .text(Sample.view(bar + ours, constraints: barPins + boxPins)))
        // Theirs makes the box as high as the bar, ours less high: together they make the bar less high.
        try place.make(
            "t.storyboard",
            .text(
                Sample.view(
                    bar + view("box", ""), constraints: barPins + boxPins + pin("box", "bottom", "bar"))))
        let run = try await Tool.run(
            [
                "merge", "b.storyboard", "o.storyboard", "t.storyboard", "-o", "m.storyboard",
                "--pictures=out",
            ],
            in: place)
        #expect(run.status == 0, "\(run.errors)")
        let html = try page(place, "out").html
        #expect(html.ranges(of: "outline question").count == 1)
        #expect(
            html.contains(
                "has the frame (0, 0) 393×52 in both sides and (0, 0) 393×40 in the merged document"))
    }
}
