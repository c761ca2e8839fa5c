import Testing

@testable import KumikiGallery

@Suite struct ComparisonPageTests {
    private func version(_ name: String, _ outlines: [SceneComparison.Outline] = [])
        -> SceneComparison.Version
    {
        .init(name: name, picture: .init(file: "1/\(name).png", width: 400, height: 800, outlines: outlines))
    }

    private func html(_ versions: [SceneComparison.Version], changes: [String] = []) -> String {
        let scene = SceneComparison(name: "A <Sea>", versions: versions, changes: changes)
        let section = ComparisonPage.Section(
            document: "Main.storyboard", notes: [], scenes: [scene], unchangedScenes: 0)
        return ComparisonPage(title: "What changed", sections: [section]).html
    }

    @Test("An outline is placed by shares of the picture, so that it fits in any size")
    func outline() {
        let outline = SceneComparison.Outline(
            kind: .changed, text: "a \"b\"", x: 100, y: 200, width: 40, height: 20)
        let html = html([version("before", [outline])])
        #expect(html.contains("style=\"left:25.0%;top:25.0%;width:10.0%;height:2.5%\""))
        #expect(html.contains("title=\"a &quot;b&quot;\"") && html.contains("A &lt;Sea&gt;"))
    }

    @Test("Two pictures are shown in one frame as well; three, or one, are not")
    func pairs() {
        let both = html([version("before"), version("after")])
        for view in PicturePair.View.allCases {
            #expect(both.contains("<button data-view=\"\(view.rawValue)\""), "\(view)")
        }
        #expect(both.contains("<div class=\"pair blended\" data-view=\"difference\">"))
        #expect(both.contains("function choose(") && both.contains(PicturePair.keys))
        #expect(
            !html([version("ours"), version("merged"), version("theirs")]).contains("class=\"pair"))
        let lone = html([version("before"), .init(name: "after", absence: "It is gone.")])
        #expect(
            !lone.contains("class=\"pair") && !lone.contains("<script") && lone.contains("<p>It is gone.</p>")
        )
    }

    @Test("Pictures of different sizes keep them in their frame")
    func sizes() {
        let small = SceneComparison.Version(
            name: "before", picture: .init(file: "s.png", width: 100, height: 50))
        let large = SceneComparison.Version(
            name: "after", picture: .init(file: "l.png", width: 200, height: 200))
        let page = html([small, large])
        #expect(page.contains("<div class=\"frame\" style=\"width:200px;aspect-ratio:200/200\">"))
        #expect(
            page.contains("src=\"s.png\" alt=\"A &lt;Sea&gt;, before\" style=\"width:50.0%;height:25.0%\""))
    }

    @Test("A difference that is a picture is shown as it is, and left out where there is none")
    func differences() {
        var pair = PicturePair(
            name: "S", before: .init(file: "b.png"), after: .init(file: "a.png"), width: 10, height: 10)
        pair.difference = .init(file: "d.png")
        #expect(pair.html.contains("<div class=\"pair\" data-view=\"after\">") && pair.html.contains("d.png"))
        pair.difference = nil
        pair.hasDifference = false
        #expect(!pair.html.contains("<button data-view=\"difference\""))
        pair.before = nil
        #expect(!pair.html.contains("<button") && pair.html.contains("<div class=\"pair blended\">"))
    }

    @Test("A short list of changes is open, a long one folded")
    func lists() {
        #expect(html([version("before")], changes: ["one"]).contains("<details open><summary>1 change<"))
        #expect(
            html([version("before")], changes: Array(repeating: "x", count: 9)).contains(
                "<details><summary>9 changes<"))
    }

    @Test("A picture without a size, or an outline without one, does no harm")
    func hostileNumbers() {
        let outline = SceneComparison.Outline(
            kind: .added, text: "", x: .nan, y: .infinity, width: -1, height: 0)
        let picture = SceneComparison.Picture(file: "a.png", width: 0, height: .nan, outlines: [outline])
        #expect(!html([.init(name: "before", picture: picture)]).contains("nan%"))
    }
}
