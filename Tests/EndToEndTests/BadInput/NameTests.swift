import Foundation
import Testing

/// Hostile names of scenes, documents and folders.
@Suite struct NameTests {
    static let names = [
        "two words", "'", "\"", "a\nb", "../../../escape", "/etc/escape", "..", ".", "", "~", "-rf",
        "$(touch x)", "`id`", "a\\b",
        "人魚", "🏝️🐚", "<script>alert(1)</script>", "&amp;", "con", "nul.png", "a\u{202E}gnp.exe", "%00", "a:b",
        "?*|",
        String(repeating: "long", count: 200), String(repeating: "木", count: 200), "index.html",
    ]

    @Test(.timeLimit(.minutes(40)), arguments: names) func scenesAndFiles(_ name: String) async throws {
        let escaped = Markup.escaped(name)
        let attributes = "storyboardIdentifier=\"\(escaped)\" title=\"\(escaped)\" customClass=\"\(escaped)\""
        let text = Sample.storyboard(
            Sample.scene("vc", Sample.label(escaped), attributes: attributes),
            Sample.scene("vc2", attributes: attributes))
        // A file is only created for a valid name.
        let isFileName = !name.isEmpty && !name.contains("/") && name.utf8.count < 240
        let file = isFileName ? "p/\(name).storyboard" : "p/Main.storyboard"
        let input = BadInput(
            "names", [file: .text(text)], ["render", "--output=out", "--", "p"], 0, pictures: 2)
        let place = try Workplace()
        try place.make(file, .text(text))
        let before = place.listing(except: "out")
        let run = try await Tool.run(input.arguments, in: place)
        let files = place.files(below: "out")
        #expect(
            run.status == 0 && files.count == 4 && files["report.json"] != nil,
            "\(run) \(files.keys.sorted())")
        #expect(place.listing(except: "out") == before)
        let page = String(decoding: files["index.html"] ?? Data(), as: UTF8.self)
        #expect(!page.contains("<script>alert"))
        for file in files.keys {
            #expect(!file.contains("..") && !file.contains("\n") && file.utf8.count < 500)
        }
    }

    @Test func longPathsThatMustDiffer() async throws {
        let stem = String(repeating: "f", count: 130)
        let files = Dictionary(
            uniqueKeysWithValues: (0..<3).map { ("p/\(stem)\($0).storyboard", Content.text(Sample.view(""))) }
        )
        try await BadInput("long", files, ["render", "p", "-o", "out"], 0, pictures: 3).check()
    }
}
