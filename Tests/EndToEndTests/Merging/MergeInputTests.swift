import Foundation
import Testing

/// Input that cannot be compared or merged.
@Suite struct MergeInputTests {
    private static let conflict = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
            <objects>
        <<<<<<< HEAD
                <label text="Naha" tag="1" id="a"/>
        =======
                <label text="Tide" tag="1" id="a"/>
        >>>>>>> other
                <view id="b"/>
            </objects>
        </document>

        """

    @Test(
        "Every command that reads documents reports the line of the first conflict marker",
        arguments: [
            ["render", "A.xib", "-o", "out"], ["tree", "A.xib"], ["document", "A.xib"],
            ["document", "A.xib", "--write", "B.xib"], ["diff", "A.xib", "Good.xib"],
            ["diff", "Good.xib", "A.xib"], ["tidy", "A.xib"], ["tidy", "--check", "A.xib"],
        ])
    func markers(_ arguments: [String]) async throws {
        let message = "A.xib:4: error: git's conflict markers begin here"
        try await BadInput(
            "markers", ["A.xib": .text(Self.conflict), "Good.xib": .text(Sample.xib(""))], arguments, 1,
            message
        ).check()
    }

    /// Merges three files and returns the result; the output must not exist.
    private func merge(_ base: Content, _ ours: Content, _ theirs: Content) async throws -> Tool.Run {
        let place = try Workplace()
        for (name, content) in [("b.xib", base), ("o.xib", ours), ("t.xib", theirs)] {
            try place.make(name, content)
        }
        let run = try await Tool.run(["merge", "b.xib", "o.xib", "t.xib", "-o", "out.xib"], in: place)
        #expect(place.listing() == ["b.xib", "o.xib", "t.xib"])
        return run
    }

    private static let good = Content.text(Sample.xib("<view id=\"a\"/>"))

    @Test(
        "A state that cannot be read is named with the line, and nothing is written",
        arguments: [
            (Content.text(conflict), "t.xib:4: error: git's conflict markers"),
            (.text(Sample.xib("<view id=\"a\">")), "t.xib:3: error: the file is not well-formed"),
            (.text("<document"), "t.xib:1: error: the file ends too early"),
            (.text(""), "t.xib:1: error: the file is empty"),
            (.text("bplist00"), "t.xib:1: error: this is a compiled nib"),
            (.text(Sample.view("")), "t.xib:2: error: this is a storyboard; a xib is expected, as o.xib is"),
            (.text("<archive/>"), "t.xib:1: error: this is the <archive> format of Xcode 3"),
            (
                .text("<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>"),
                "t.xib:1: error: the target runtime is"
            ),
            (.size(50 << 20), "t.xib:1: error: "),
            (.size(80 << 20), "t.xib:1: error: the file has 83886080 bytes; at most 67108864 are read"),
        ] as [(Content, String)])
    func unreadable(_ theirs: Content, _ message: String) async throws {
        let base = Content.text(Sample.xib("<view tag=\"1\" id=\"a\"/>"))
        let run = try await merge(base, Self.good, theirs)
        #expect(run.status == 2)
        #expect(run.errors.hasPrefix(message), "\(run.errors)")
    }

    @Test("A file with markers and no states in git is read as both sides")
    func bothSides() async throws {
        let place = try Workplace()
        try place.make("A.xib", .text(Self.conflict))
        let open = try await Tool.run(["merge", "A.xib"], in: place)
        #expect(open.status == 1)
        #expect(open.errors.contains("the markers hold no common version"))
        #expect(open.errors.contains("ours     Naha") && open.errors.contains("theirs   Tide"))
        #expect(place.files(below: ".")["A.xib"] == Data(Self.conflict.utf8))
        #expect(try await Tool.run(["merge", "A.xib", "--theirs"], in: place).status == 0)
        let merged = String(decoding: place.files(below: ".")["A.xib"] ?? Data(), as: UTF8.self)
        #expect(merged.contains("text=\"Tide\"") && merged.contains("<view id=\"b\"/>"))
        #expect(!merged.contains("<<<<"))
    }

    @Test("The common version between markers decides what only one side changed")
    func commonVersion() async throws {
        let place = try Workplace()
        let text = Self.conflict.replacing(
            "=======\n", with: "||||||| base\n        <label text=\"Naha\" tag=\"0\" id=\"a\"/>\n=======\n"
        ).replacing("text=\"Tide\" tag=\"1\"", with: "text=\"Tide\" tag=\"0\"")
        try place.make("A.xib", .text(text))
        let run = try await Tool.run(["merge", "A.xib"], in: place)
        #expect(run.status == 0, "\(run.errors)")
        let merged = String(decoding: place.files(below: ".")["A.xib"] ?? Data(), as: UTF8.self)
        #expect(merged.contains("<label text=\"Tide\" tag=\"1\" id=\"a\"/>"))
    }

    @Test("Sides between markers that are no documents are reported with their lines")
    func brokenSides() async throws {
        let place = try Workplace()
        let text = Self.conflict.replacing("<label text=\"Tide\" tag=\"1\" id=\"a\"/>", with: "<label>")
        try place.make("A.xib", .text(text))
        let run = try await Tool.run(["merge", "A.xib"], in: place)
        #expect(run.status == 2)
        #expect(run.errors.contains("A.xib (theirs):6: error: the file is not well-formed"), "\(run.errors)")
        #expect(place.files(below: ".")["A.xib"] == Data(text.utf8))
    }

    @Test("A file without markers and without states in git is refused")
    func nothingToMerge() async throws {
        let place = try Workplace()
        try place.make("A.xib", Self.good)
        let run = try await Tool.run(["merge", "A.xib"], in: place)
        #expect(run.status == 2 && run.errors.contains("git"), "\(run.errors)")
    }

    @Test("A document of 50 MB is merged whole")
    func large() async throws {
        let place = try Workplace()
        let labels = (0..<1_000).map {
            "<label text=\"\(String(repeating: "x", count: 50_000))\" id=\"l\($0)\"/>"
        }
        let base = Sample.xib(labels.joined(separator: "\n"))
        try place.make("b.xib", .text(base))
        try place.make("o.xib", .text(base.replacing("id=\"l1\"", with: "tag=\"1\" id=\"l1\"")))
        try place.make("t.xib", .text(base.replacing("id=\"l2\"", with: "tag=\"2\" id=\"l2\"")))
        let run = try await Tool.run(
            ["merge", "b.xib", "o.xib", "t.xib", "-o", "m.xib"], in: place, limit: 600)
        #expect(run.status == 0, "\(run.errors.prefix(1_000))")
        let merged = String(decoding: place.files(below: ".")["m.xib"] ?? Data(), as: UTF8.self)
        #expect(merged.contains("tag=\"1\" id=\"l1\"") && merged.contains("tag=\"2\" id=\"l2\""))
    }
}
