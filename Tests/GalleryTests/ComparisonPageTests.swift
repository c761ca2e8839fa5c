import Gallery
import Testing

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

    @Test("Two pictures have a difference and an overlay; three, or one, have neither")
    func pairs() {
        #expect(html([version("before"), version("after")]).contains("picture difference"))
        #expect(
            !html([version("ours"), version("merged"), version("theirs")]).contains("picture difference"))
        let lone = html([version("before"), .init(name: "after", absence: "It is gone.")])
        #expect(!lone.contains("picture difference") && lone.contains("<p>It is gone.</p>"))
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
