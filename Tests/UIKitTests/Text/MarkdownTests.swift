import Foundation
import Testing
import UIKit

@MainActor
struct MarkdownTests {
    /// The parts of a text with an attribute's values.
    private func parts(
        _ source: String, _ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax = .full
    ) throws -> [String] {
        let text = try AttributedString(markdown: source, options: .init(interpretedSyntax: syntax))
        return text.runs.map { run in
            let intent = run.attributes.inlinePresentationIntent.map { " \($0.rawValue)" } ?? ""
            return String(text[run.range].characters) + intent
        }
    }

    private func blocks(_ source: String) throws -> [(String, [PresentationIntent.Kind])] {
        let text = try AttributedString(markdown: source)
        return text.runs.map { run in
            let kinds = run.attributes.presentationIntent?.components.map(\.kind) ?? []
            return (String(text[run.range].characters), kinds)
        }
    }

    @Test func meaningsOfParts() throws {
        #expect(try parts("a *b* **c** `d` ~~e~~") == ["a ", "b 1", " ", "c 2", " ", "d 4", " ", "e 32"])
        #expect(try parts("***a***") == ["a 3"])
    }

    @Test func linksHaveTheirAddress() throws {
        let text = try AttributedString(
            markdown: "see [this](b.html) ![tree](c.png)", baseURL: URL(string: "https://a.test/"))
        let runs = Array(text.runs)
        #expect(runs[1].attributes.link?.absoluteString == "https://a.test/b.html")
        #expect(String(text[runs[1].range].characters) == "this")
        #expect(runs[3].attributes.imageURL?.absoluteString == "https://a.test/c.png")
        #expect(String(text[runs[3].range].characters) == "tree")
    }

    @Test func linesAreBrokenOrJoined() throws {
        #expect(try parts("a\nb") == ["a", "  64", "b"])
        #expect(try parts("a  \nb") == ["a", "\n 128", "b"])
    }

    @Test func blocksAreNested() throws {
        let found = try blocks("# A\n\n3. b\n4. c\n\n> d\n\n```swift\ne\n```\n\n---")
        #expect(found.map(\.0) == ["A", "b", "c", "d", "e\n", "⸻"])
        #expect(found[0].1 == [.header(level: 1)])
        #expect(found[1].1 == [.paragraph, .listItem(ordinal: 3), .orderedList])
        #expect(found[2].1 == [.paragraph, .listItem(ordinal: 4), .orderedList])
        #expect(found[3].1 == [.paragraph, .blockQuote])
        #expect(found[4].1 == [.codeBlock(languageHint: "swift")])
        #expect(found[5].1 == [.thematicBreak])
    }

    @Test func tablesHaveRowsAndColumns() throws {
        let found = try blocks("|a|b|\n|-|-:|\n|c|d|")
        let columns = PresentationIntent.Kind.table(columns: [
            .init(alignment: .left), .init(alignment: .right),
        ])
        #expect(found.map(\.0) == ["a", "b", "c", "d"])
        #expect(found[1].1 == [.tableCell(columnIndex: 1), .tableHeaderRow, columns])
        #expect(found[3].1 == [.tableCell(columnIndex: 1), .tableRow(rowIndex: 1), columns])
    }

    @Test func onlyPartsAreInterpreted() throws {
        #expect(try parts("# a\n\n- *b*", .inlineOnly) == ["# a", "   64", "- ", "b 1"])
        #expect(try parts("  a  *b*\n\n c ", .inlineOnlyPreservingWhitespace) == ["  a  ", "b 1", "\n\n c "])
        #expect(try parts("1. **\"a\"**", .inlineOnly) == ["1. ", "\"a\" 2"])
    }

    @Test func dataThatIsNoTextFails() {
        #expect(throws: (any Error).self) { try AttributedString(markdown: Data([0xFF, 0xFE])) }
    }

    @Test func stringsOfFoundationHaveTheSameAttributes() throws {
        let text = try NSAttributedString(markdown: "a **b**")
        #expect(text.string == "a b")
        let intent = text.attribute(.inlinePresentationIntent, at: 2, effectiveRange: nil) as? NSNumber
        #expect(intent?.uintValue == InlinePresentationIntent.stronglyEmphasized.rawValue)
    }

    @Test func labelsDrawMeanings() throws {
        func width(_ source: String) throws -> CGFloat {
            let label = UILabel()
            label.font = .systemFont(ofSize: 20)
            label.attributedText = try NSAttributedString(markdown: source)
            return label.intrinsicContentSize.width
        }
        let bold = NSAttributedString(
            string: "wide text", attributes: [.font: UIFont.boldSystemFont(ofSize: 20)])
        #expect(try width("**wide text**") > width("wide text"))
        #expect(try abs(width("**wide text**") - bold.size().width) < 1)
        #expect(try width("`iiii`") > width("iiii"))
    }
}
