import Foundation
import Testing

/// Files that are not documents.
@Suite struct FileTests {
    private static let head = Sample.head
    private static let whole = Sample.view(Sample.label("Text"))

    private static func file(_ name: String, _ content: Content?, _ says: String, limit: Double = 240)
        -> BadInput
    {
        BadInput(
            name, content.map { ["A.xib": $0] } ?? [:], ["render", "A.xib", "-o", "out"], 1, "A.xib", says,
            limit: limit)
    }

    static let cases = [
        file("missing", nil, "no such file"),
        file("empty", .text(""), "the file is empty"),
        file("blank", .text("\n \n"), "the file is empty"),
        file("a pipe", .pipe, "not a regular file"),
        file("a link to nothing", .link("gone.xib"), "no such file"),
        file("a link to itself", .link("A.xib"), "no such file"),
        file("a device", .link("/dev/zero"), "not a regular file"),
        file("binary", .bytes([0x3C, 0, 1, 2, 0xFF, 0]), "binary data"),
        file("an image", .bytes([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0]), "binary data"),
        file("a compiled nib", .text("NIBArchive\u{1}"), "compiled nib"),
        file("a binary property list", .text("bplist00"), "compiled nib"),
        file("no XML", .text("Hello"), "not well-formed"),
        file("truncated", .text(String(whole.prefix(whole.utf8.count / 2))), "ends too early"),
        file("only the head", .text(head), "ends too early"),
        file("more after the end", .text(whole + "<more/>"), "not well-formed"),
        file(
            "not UTF-8", .bytes(Array(head.utf8) + [0xFF, 0xFE] + Array(Sample.tail.utf8)), "not well-formed"),
        file(
            "a merge conflict", .text("<<<<<<< HEAD\n" + whole), "A.xib:1: error: the file is not well-formed"
        ),
        file("a web page", .text("<html><body/></html>"), "the root element is <html>"),
        file(
            "an old archive", .text("<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"/>"),
            "Xcode 3"),
        file(
            "for macOS", .text(platform("com.apple.InterfaceBuilder3.Cocoa.XIB", "MacOSX.Cocoa")),
            "MacOSX.Cocoa"),
        file(
            "for watchOS", .text(platform("com.apple.InterfaceBuilder.WatchKit.Storyboard", "watchKit")),
            "watchKit"),
        file("for tvOS", .text(platform("com.apple.InterfaceBuilder.AppleTV.XIB", "AppleTV")), "AppleTV"),
        file("an entity bomb", .text(bomb), "document type declaration"),
        file(
            "an outer entity", .text("<!DOCTYPE d [<!ENTITY e SYSTEM \"/etc/passwd\">]>" + whole),
            "document type"),
        file(
            "nested too deep", .text(head + String(repeating: "<a>", count: 100_000)),
            "nested more than 512 deep"),
        file("100 megabytes", .size(100 << 20), "at most 67108864 are read", limit: 60),
        file("4 gigabytes", .size(4 << 30), "at most 67108864 are read", limit: 60),
        BadInput(
            "a picture", ["a.png": .text("")], ["render", "a.png", "-o", "out"], 1,
            "a.png:1: error: expected a .storyboard"),
        BadInput(
            "an empty folder", ["a": .folder], ["render", "a", "-o", "out"], 1, "no .storyboard and no .xib"),
        BadInput(
            "a folder as document", ["a.xib": .folder], ["render", "a.xib", "-o", "out"], 1, "no .storyboard"),
        BadInput(
            "tree of a missing file", [:], ["tree", "A.xib"], 1, "A.xib:1: error: there is no such file"),
        BadInput("tree of a folder", ["a": .folder], ["tree", "a"], 1, "not a regular file"),
    ]

    private static func platform(_ type: String, _ runtime: String) -> String {
        "<document type=\"\(type)\" targetRuntime=\"\(runtime)\"><objects/></document>"
    }

    /// A billion laughs: nested entities.
    private static let bomb: String = {
        let entities = (1...9).map { level in
            "<!ENTITY l\(level) \"" + String(repeating: "&l\(level - 1);", count: 10) + "\">"
        }
        return "<!DOCTYPE d [<!ENTITY l0 \"ha\">\(entities.joined())]><document>&l9;</document>"
    }()

    @Test(.timeLimit(.minutes(40)), arguments: cases) func isRefused(_ input: BadInput) async throws {
        try await input.check()
    }

    /// Root can read all files.
    @Test(.enabled(if: geteuid() != 0)) func aFileThatMayNotBeRead() async throws {
        let place = try Workplace()
        try place.make("A.xib", .text(Self.whole))
        try place.make("folder/sub/B.xib", .text(Self.whole))
        chmod(place.path + "/A.xib", 0)
        chmod(place.path + "/folder/sub", 0)
        defer { chmod(place.path + "/folder/sub", 0o700) }
        for path in ["A.xib", "folder"] {
            let run = try await Tool.run(["render", path, "-o", "out"], in: place)
            #expect(run.status == 1 && run.errors.contains("error: "), "\(run)")
        }
    }

    /// A bad file does not affect good ones.
    @Test func theRestIsDrawn() async throws {
        let files: [String: Content] = [
            "p/Good.storyboard": .text(Self.whole), "p/Bad.xib": .text("<"), "p/Empty.xib": .text(""),
            "p/loop": .link("."), "p/up": .link(".."), "p/root": .link("/"), "p/a/b": .link("../a"),
        ]
        try await BadInput(
            "mixed", files, ["render", "p", "-o", "out"], 1, "Bad.xib", "Empty.xib", pictures: 1
        ).check()
    }
}
