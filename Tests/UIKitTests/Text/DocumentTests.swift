import Foundation
import Testing
import UIKit

/// Attributed strings of documents, and the lists in their paragraphs.
@MainActor @Suite struct DocumentTests {
    private func text(_ html: String) throws -> NSAttributedString {
        try NSAttributedString(
            data: Data(html.utf8),
            options: [
                .documentType: NSAttributedString.DocumentType.html,
                .characterEncoding: String.Encoding.utf8.rawValue,
            ],
            documentAttributes: nil)
    }
    private func value<Value>(_ key: NSAttributedString.Key, _ text: NSAttributedString, at word: String)
        -> Value?
    {
        let place = (text.string as NSString).range(of: word).location
        return place == NSNotFound ? nil : text.attribute(key, at: place, effectiveRange: nil) as? Value
    }

    @Test func elementsHaveFontsColorsAndLinks() throws {
        let text = try text(
            "Boats &amp; <b>sails</b>, <i>oars</i>, <span style=\"color: #f00; font-size: 20px\">red</span> <a href=\"https://a.example/b\">more</a>"
        )
        #expect(text.string == "Boats & sails, oars, red more")
        let plain: UIFont? = value(.font, text, at: "Boats")
        #expect(plain?.pointSize == 12 && plain?.familyName == "Times New Roman")
        let (bold, italic): (UIFont?, UIFont?) = (
            value(.font, text, at: "sails"), value(.font, text, at: "oars")
        )
        #expect(bold?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
        #expect(italic?.fontDescriptor.symbolicTraits.contains(.traitItalic) == true)
        let red: UIFont? = value(.font, text, at: "red")
        #expect(red?.pointSize == 20)
        #expect(value(.foregroundColor, text, at: "red") == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(value(.link, text, at: "more") == URL(string: "https://a.example/b"))
    }

    @Test func blocksEndWithLineBreaks() throws {
        #expect(
            try text("<h1>Naha</h1><p>One<br>two</p><div>Three</div>").string
                == "Naha\nOne\u{2028}two\nThree\n")
        #expect(try text("<div>a<br/>b</div>").string == "a\nb\n")
        #expect(
            try text("<html><head><title>No</title></head><body>  Much \n space </body></html>").string
                == "Much space\n")
    }

    @Test func itemsHaveMarksAndLists() throws {
        let text = try text("<ol><li>First</li><li>Second</li></ol><ul><li>Third</li></ul>")
        #expect(text.string == "\t1.\tFirst\n\t2.\tSecond\n\t•\tThird\n")
        let style: NSParagraphStyle? = value(.paragraphStyle, text, at: "Second")
        #expect(style?.textLists.first?.markerFormat == .decimal)
    }

    @Test func styleSheetsApplyToElementsAndClasses() throws {
        let text = try text(
            "<style>body { font-family: '-apple-system'; font-size: 17px } .loud { font-weight: bold }</style>a <span class='loud'>b</span>"
        )
        let (plain, loud): (UIFont?, UIFont?) = (value(.font, text, at: "a"), value(.font, text, at: "b"))
        #expect(plain == .systemFont(ofSize: 17))
        #expect(loud == .boldSystemFont(ofSize: 17))
    }

    @Test func brokenMarkupIsCompleted() throws {
        #expect(try text("<b>a <i>b</b> c<p>One<p>Two").string == "a b c\nOne\nTwo\n")
        #expect(try text("1 < 2 &notnamed; &Omega;&#x2192;&uuml;").string == "1 < 2 &notnamed; Ω→ü")
        #expect(try text("<html><head><style>b { color: #f00 }</style></head><b>a</b></html>").string == "a")
    }

    @Test func relativeSizesOfTheBodyApplyOnce() throws {
        for html in ["a", "<body>a</body>", "<html><body>a</body></html>"] {
            let font: UIFont? = value(
                .font, try text("<style>body { font-size: 2em }</style>" + html), at: "a")
            #expect(font?.pointSize == 24)
        }
    }

    @Test func hostileMarkupIsRefused() throws {
        let attributes = (0..<20_000).map { "a\($0)" }.joined(separator: " ")
        #expect(try text("<p \(attributes)>text</p>").string == "")
        #expect(try text(String(repeating: "<div>", count: 100_000) + "text").string == "")
    }

    @Test func plainTextKeepsItsCharacters() throws {
        let text = try NSMutableAttributedString(data: Data("a <b>b</b>".utf8), documentAttributes: nil)
        #expect(text.string == "a <b>b</b>")
        #expect(throws: (any Error).self) {
            try NSAttributedString(data: Data("{\\rtf1 a}".utf8), documentAttributes: nil)
        }
    }

    @Test func listsNumberTheirItems() {
        func marks(_ format: NSTextList.MarkerFormat, _ numbers: [Int]) -> [String] {
            let list = NSTextList(markerFormat: format, options: 0)
            return numbers.map { list.marker(forItemNumber: $0) }
        }
        #expect(marks(.lowercaseAlpha, [1, 26, 27, 703]) == ["a", "z", "aa", "aaa"])
        #expect(marks(.uppercaseRoman, [4, 9, 1990, 0]) == ["IV", "IX", "MCMXC", "0"])
        #expect(marks(NSTextList.MarkerFormat("({decimal})"), [7]) == ["(7)"])
        #expect(marks(.disc, [1]) == ["•"])
        let style = NSMutableParagraphStyle()
        style.textLists = [NSTextList(markerFormat: .disc, options: 0)]
        #expect((style.copy() as? NSParagraphStyle)?.textLists == style.textLists)
    }
}
