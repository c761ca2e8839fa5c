import Testing

@testable import KumikiGallery

@Suite struct GalleryPageTests {
    private func card(
        _ name: String = "Scene", file: String = "a.png", width: Double = 393, height: Double = 852
    )
        -> GalleryPage.Card
    {
        GalleryPage.Card(
            name: name, className: "UIViewController", tags: ["iPhone 16", "dark"], file: file, width: width,
            height: height, cornerRadius: 55)
    }

    private func html(_ card: GalleryPage.Card, notes: [GalleryPage.Note] = []) -> String {
        GalleryPage(
            title: "T", sections: [.init(document: "Folder/Main.storyboard", cards: [card], notes: notes)]
        ).html
    }

    @Test func textIsEscaped() {
        #expect("<a href='\"'>&".escapedForHTML == "&lt;a href=&#39;&quot;&#39;&gt;&amp;")
    }

    @Test(arguments: [
        ("a b.png", "a%20b.png"), ("x/y.png", "x/y.png"), ("ü", "%C3%BC"), ("a\"b", "a%22b"),
        ("javascript:alert(1)", "javascript%3Aalert%281%29"), ("100%", "100%25"), ("?#", "%3F%23"),
    ])
    func pathsAreEncoded(_ path: String, _ encoded: String) { #expect(path.percentEncodedPath == encoded) }

    @Test func hostileNamesStayText() {
        let page = html(card("<script>alert(1)</script>", file: "\"><script>.png"))
        #expect(!page.contains("<script>alert") && !page.contains("\"><script>"))
    }

    @Test func picturesAreDescribed() {
        #expect(html(card()).contains("alt=\"Screen Scene, iPhone 16, dark\""))
        var speaking = card()
        speaking.texts = ["Sign\nin", "Forgot your \"password\"?"]
        #expect(
            html(speaking).contains(
                "alt=\"Screen Scene, iPhone 16, dark: Sign in; Forgot your &quot;password&quot;?\""))
    }

    @Test func theFolderStandsBesideTheFile() {
        #expect(html(card()).contains("<span>Folder/</span>Main.storyboard"))
    }

    @Test func diagnosticsAreFoldedAndCounted() {
        let page = html(
            card(), notes: [.init(isError: true, text: "bad <x>"), .init(isError: false, text: "odd")])
        #expect(
            page.contains(
                "<details class=\"notes\"><summary>2 diagnostics <strong>1 error</strong></summary>"))
        #expect(page.contains("<li class=\"error\">bad &lt;x&gt;</li>"))
    }

    @Test(arguments: [(0.0, 0.0), (.nan, 10), (.infinity, 1), (-5, 5), (1e300, 1e-300)])
    func wildSizesDoNoHarm(_ width: Double, _ height: Double) {
        #expect(html(card(width: width, height: height)).contains("<img"))
    }

    @Test func anEmptyPageIsAPage() {
        #expect(GalleryPage(title: "", sections: []).html.contains("0 documents"))
    }

    @Test func nothingIsLoadedFromElsewhere() {
        let page = html(card())
        #expect(!page.contains("http") && !page.contains("@import") && !page.contains("<script src"))
    }

    @Test func oneOfAThingIsNotMany() {
        #expect(GalleryPage.count(1, "picture") == "1 picture")
        #expect(GalleryPage.count(0, "picture") == "0 pictures")
    }
}
