import Testing

/// Invalid images, catalogs, texts and fonts of a document, which is drawn
/// nevertheless.
@Suite struct ResourceTests {
    private static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    /// The head of an image of 60,000 by 60,000 pixels, with its checksum.
    private static let bomb: [UInt8] =
        png + [0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 234, 96, 0, 0, 234, 96, 8, 6, 0, 0, 0, 128, 210, 117, 66]
    /// The head of an image of 8,000 by 8,000 pixels without data.
    private static let cut: [UInt8] =
        png + [0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 31, 64, 0, 0, 31, 64, 8, 6, 0, 0, 0, 6, 241, 173, 244]
    private static let jpeg: [UInt8] = [
        0xFF, 0xD8, 0xFF, 0xE0, 0, 16, 0x4A, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0, 0xFF, 0xC0, 0,
        11, 8, 0xFF, 0xFF,
        0xFF, 0xFF, 1, 1, 0x11, 0, 0xFF, 0xDA,
    ]

    private static func svg(_ content: String, head: String = "", size: String = "10") -> Content {
        .text(
            "\(head)<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" width=\"\(size)\" "
                + "height=\"\(size)\">\(content)</svg>")
    }

    private static let entities =
        "<!DOCTYPE svg [<!ENTITY a \"aaaaaaaaaa\">"
        + (1...9).map {
            "<!ENTITY a\($0) \"" + String(repeating: $0 == 1 ? "&a;" : "&a\($0 - 1);", count: 10) + "\">"
        }.joined()
        + "]>"

    private static func project(
        _ name: String, _ files: [String: Content], _ status: Int32, _ says: String..., options: [String] = []
    ) -> BadInput {
        let document = Sample.view(Sample.image("Pic") + Sample.label("Text"))
        let all = files.merging(["p/Base.lproj/Main.storyboard": .text(document)]) { $1 }
        var result = BadInput(name, all, ["render", "p", "-o", "out"] + options, status, pictures: 1)
        result.says = says
        return result
    }

    private static func image(_ name: String, _ content: Content, file: String = "pic.png", _ says: String...)
        -> BadInput
    {
        let set = "p/A.xcassets/Pic.imageset/"
        let contents =
            "{\"images\":[{\"idiom\":\"universal\",\"filename\":\"\(file)\"}],\"info\":{\"version\":1}}"
        var result = project(name, [set + "Contents.json": .text(contents), set + file: content], 0)
        result.says = says
        return result
    }

    static let cases = [
        image("a PNG of 60,000 by 60,000", .bytes(bomb), "\"Pic\" cannot be read"),
        image("a PNG that ends after its head", .bytes(cut), "\"Pic\" cannot be read"),
        image("an empty PNG", .bytes([]), "\"Pic\" cannot be read"),
        image("a JPEG that ends early", .bytes(jpeg), file: "pic.jpg", "\"Pic\" cannot be read"),
        image(
            "a PDF of garbage", .text("%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 1 0 R"), file: "pic.pdf",
            "cannot be read"),
        image("no image", .text("Hello"), "\"Pic\" cannot be read"),
        image("an image of 5 gigabytes", .size(5 << 30), "\"Pic\" cannot be read"),
        image(
            "an SVG with a file of the system",
            svg("<image xlink:href=\"file:///etc/passwd\" width=\"9\" height=\"9\"/>"), file: "p.svg"),
        image(
            "an SVG that includes itself", svg("<image xlink:href=\"p.svg\" width=\"9\" height=\"9\"/>"),
            file: "p.svg"),
        image(
            "an SVG with an outer entity",
            svg("<text>&e;</text>", head: "<!DOCTYPE svg [<!ENTITY e SYSTEM \"/etc/passwd\">]>"),
            file: "p.svg"),
        image("an SVG with an entity bomb", svg("<text>&a9;</text>", head: entities), file: "p.svg"),
        image(
            "an SVG that uses itself",
            svg("<g id=\"a\"><use xlink:href=\"#a\"/><use xlink:href=\"#a\"/></g>"), file: "p.svg"),
        image("an enormous SVG", svg("<rect width=\"9\" height=\"9\"/>", size: "1e9"), file: "p.svg"),
        image("an SVG of no size", svg("", size: "nan"), file: "p.svg"),
        project(
            "a broken catalog", ["p/A.xcassets/Pic.imageset/Contents.json": .text("{\"images\":[")], 1,
            "Contents.json:1: error"),
        project(
            "a catalog of another form", ["p/A.xcassets/Pic.imageset/Contents.json": .text("[1,2]")], 1,
            "Contents.json", "error: "),
        project(
            "a catalog nested deep",
            ["p/A.xcassets/Pic.imageset/Contents.json": .text(String(repeating: "[", count: 200_000))], 1,
            "error: "),
        project(
            "an image outside the project",
            [
                "p/A.xcassets/Pic.imageset/Contents.json": .text(
                    "{\"images\":[{\"filename\":\"../../../../../../etc/passwd\"}]}")
            ], 1, "Contents.json:1: error"),
        project(
            "a catalog that links to itself",
            ["p/A.xcassets/a.imageset": .link("."), "p/B.xcassets": .link("B.xcassets")], 0,
            "no image \"Pic\""),
        project(
            "a color that is none",
            [
                "p/A.xcassets/C.colorset/Contents.json": .text(
                    "{\"colors\":[{\"color\":{\"components\":{\"red\":\"nan\"}}}]}")
            ], 0),
        project(
            "broken texts", ["p/ja.lproj/Main.strings": .text("\"label.text\" = \"a")], 1,
            "Main.strings:1: error", options: ["--language=ja"]),
        project(
            "binary texts", ["p/ja.lproj/Main.strings": .bytes([0, 1, 2, 0xFF])], 1, "Main.strings",
            options: ["--language=ja"]),
        project(
            "broken fonts",
            [
                "p/a.ttf": .text("garbage"), "p/b.otf": .bytes([0x4F, 0x54, 0x54, 0x4F, 0xFF, 0xFF, 0, 0]),
                "p/c.ttc": .bytes([]),
                "p/d.ttf": .link("/dev/zero"),
            ], 0, "a.ttf:1: warning: the font cannot be read"),
        project("a language without texts", [:], 0, options: ["--language=tlh"]),
    ]

    @Test(.timeLimit(.minutes(40)), arguments: cases) func isLeftOut(_ input: BadInput) async throws {
        try await input.check()
    }
}
