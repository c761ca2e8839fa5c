import Testing

@testable import KumikiGallery

/// The grouping of pictures.
@Suite struct GalleryScenesTests {
    private func card(_ id: String, name: String = "Scene", _ tags: [String] = [], bytes: String? = nil)
        -> GalleryPage.Card
    {
        var card = GalleryPage.Card(
            name: name, className: "LoginViewController", tags: tags, file: "\(id)\(tags.joined()).png",
            width: 393,
            height: 852, cornerRadius: 55)
        (card.id, card.fingerprint) = (id, bytes)
        return card
    }

    private func html(_ cards: [GalleryPage.Card]) -> String { html([("A.storyboard", cards)]) }

    private func html(_ documents: [(String, [GalleryPage.Card])]) -> String {
        GalleryPage(
            title: "T", sections: documents.map { .init(document: $0.0, cards: $0.1, notes: []) }
        ).html
    }

    private func count(_ part: String, in page: String) -> Int { page.components(of: part) }

    @Test("Variants of a scene stand side by side under one heading")
    func variants() {
        let page = html([
            card("a", ["light"]), card("b", ["light"]), card("a", ["dark"]), card("b", ["dark"]),
        ])
        #expect(count("<article", in: page) == 2 && count("<figure", in: page) == 4)
        let first = page.part(from: "<article id=\"s0\"", to: "</article>")
        #expect(first.contains("alight.png") && first.contains("adark.png") && !first.contains("blight.png"))
    }

    @Test("Identical variants are one picture with the tags of both")
    func identicalVariants() {
        let page = html([
            card("a", ["light"], bytes: "1"), card("a", ["dark"], bytes: "1"), card("a", ["ja"], bytes: "2"),
        ])
        #expect(count("<figure", in: page) == 2)
        #expect(page.contains("<span><i>light</i></span><span><i>dark</i></span>"))
        #expect(page.contains("data-traits=\"|light|;|light|\""))
    }

    @Test("A scene with the pictures of another leads to it, also from another document")
    func identicalScenes() {
        let page = html([
            ("A.storyboard", [card("a", name: "Stack", bytes: "1")]),
            ("B.storyboard", [card("b", name: "List", bytes: "1"), card("c", bytes: "2")]),
        ])
        #expect(count("<figure", in: page) == 2)
        #expect(page.contains("The same picture as <a href=\"#s0\">Stack</a>"))
    }

    @Test("Pictures without a fingerprint are never taken for identical")
    func unknown() {
        #expect(count("<figure", in: html([card("a"), card("b")])) == 2)
        #expect(count("<figure", in: html([card("a"), card("a", ["dark"])])) == 2)
    }

    @Test("A scene without a name has its first words as heading, else its class")
    func headings() {
        var nameless = card("aRS-Is-Hh5", name: "")
        #expect(html([nameless]).contains("<h3>Login<wbr>View<wbr>Controller</h3>"))
        nameless.texts = ["9:41", " ", "The harbor\nmaster", "Other"]
        #expect(html([nameless]).contains("<h3>“The harbor master”</h3>"))
        nameless.texts = [String(repeating: "word ", count: 40)]
        #expect(nameless.heading.count == 50 && nameless.heading.hasSuffix("…”"))
    }

    @Test("The names that the document has for a scene stand below the heading")
    func names() {
        var named = card("a1b-2c-d3e", name: "Sign In")
        named.identifier = "login"
        #expect(
            html([named]).contains(
                "<code>login</code> <code>Login<wbr>View<wbr>Controller</code> <code>#a1b-2c-d3e</code>"))
    }
}

/// The search, the filters and the index.
@Suite struct GalleryControlsTests {
    private func card(_ traits: GalleryPage.Traits, _ state: RenderReport.State? = nil) -> GalleryPage.Card {
        var card = GalleryPage.Card(
            name: "S", className: "", tags: [], file: "a.png", width: 10, height: 10, cornerRadius: 0)
        (card.traits, card.state) = (traits, state)
        return card
    }

    private func html(
        _ cards: [GalleryPage.Card], notes: [GalleryPage.Note] = [], documents: [String] = ["A"]
    )
        -> String
    {
        GalleryPage(
            title: "T", sections: documents.map { .init(document: $0, cards: cards, notes: notes) }
        ).html
    }

    @Test("Only what differs among the pictures is a filter")
    func filters() {
        #expect(
            !html([card(.init(device: "iPhone 16")), card(.init(device: "iPhone 16"))]).contains("<select"))
        let page = html([
            card(.init(device: "iPhone 16"), .alive),
            card(.init(device: "iPad", isDark: true, language: "ja"), .crashed),
        ])
        for option in ["iPhone 16", "iPad", "light", "dark", "ja", "alive", "crashed"] {
            #expect(page.contains("<option value=\"=\(option)\">"), "\(option)")
        }
        #expect(!page.contains("name=\"diagnostics\""))
    }

    @Test("Documents with errors are distinguished from those with warnings alone, and from others")
    func diagnostics() {
        let sections = [[true], [false], []].map { errors in
            GalleryPage.Section(
                document: "D", cards: [], notes: errors.map { .init(isError: $0, text: "odd") })
        }
        let page = GalleryPage(title: "T", sections: sections).html
        for word in ["errors", "diagnostics", "none"] {
            #expect(page.contains("data-diagnostics=\"\(word)\""))
        }
        #expect(page.contains("<select name=\"diagnostics\""))
    }

    @Test("The index lists documents by folder, those that failed in the color of errors")
    func index() {
        let page = html(
            [card(.init())], notes: [.init(isError: true, text: "bad")],
            documents: ["App/One/A.xib", "App/One/B.xib", "C.xib"])
        let index = page.part(from: "<nav class=\"index\"", to: "</nav>")
        #expect(index.contains("<summary>App/<wbr>One/<small>2</small></summary>"))
        #expect(index.contains("<a href=\"#d1\" class=\"error\">B<wbr>.xib<small>1</small></a>"))
        #expect(!html([card(.init())]).contains("<nav"))
    }

    @Test("Pictures out of sight are neither loaded nor laid out, and their size is known")
    func sight() {
        var large = card(.init())
        (large.width, large.height) = (400, 800)
        let page = html([large])
        #expect(page.contains("loading=\"lazy\" decoding=\"async\" width=\"400\" height=\"800\""))
        #expect(page.contains("content-visibility: auto") && page.contains("style=\"--all:280;--high:560\""))
    }
}

extension String {
    fileprivate func components(of part: String) -> Int {
        var count = 0
        var rest = self[...]
        while let range = rest.firstRange(of: part) {
            count += 1
            rest = rest[range.upperBound...]
        }
        return count
    }

    fileprivate func part(from start: String, to end: String) -> Substring {
        guard let first = firstRange(of: start) else { return "" }
        let rest = self[first.lowerBound...]
        return rest[..<(rest.firstRange(of: end)?.lowerBound ?? rest.endIndex)]
    }
}
