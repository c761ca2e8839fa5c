import Foundation
import Testing

@testable import TextLayout

@Suite struct DrawingTests {
    private let body = Font.system(size: 17)

    private func ink(_ text: AttributedText, at point: CGPoint = .zero, scale: CGFloat = 2) throws -> Int {
        let canvas = try #require(Canvas(width: 200, height: 60, scale: scale))
        canvas.draw(TextBlock(text, width: 200), at: point)
        return canvas.ink
    }

    @Test func sameTextSamePixels() throws {
        func pixels() throws -> [UInt8] {
            let canvas = try #require(Canvas(width: 200, height: 60))
            canvas.draw(TextBlock(AttributedText("Pixel 組木 مرحبا 😀", font: body), width: 200))
            return canvas.bytes
        }
        let first = try pixels()
        _ = try ink(AttributedText("other text in between", font: .system(size: 21)))
        #expect(try pixels() == first)
    }

    @Test func inkStaysBetweenCapHeightAndBaseline() throws {
        let canvas = try #require(Canvas(width: 40, height: 30))
        canvas.draw(TextBlock(AttributedText("H", font: body), width: nil))
        let rows = canvas.bytes.count / 60
        let inked = (0..<60).filter { row in
            canvas.bytes[row * rows..<(row + 1) * rows].contains { $0 < 128 }
        }
        // The baseline is at 16.19 points and capitals are 11.98 high: rows 8 to 31 of a 2x picture.
        #expect(inked.first == 8 && inked.last == 31)
    }

    @Test func coloursAndOpacity() throws {
        let black = try ink(AttributedText("Text", font: body))
        let gray = try ink(AttributedText("Text", font: body, color: color(0.5, 0.5, 0.5)))
        #expect(gray < black && gray > black / 3)
        let clear = try ink(AttributedText("Text", font: body, color: color(1, 1, 1)))
        #expect(clear == 0)
    }

    @Test func decorations() throws {
        var text = AttributedText("Text", font: body)
        let plain = try ink(text)
        text.attributes.underline = .single
        let underlined = try ink(text)
        text.attributes.strikethrough = .double
        let struck = try ink(text)
        text.attributes.background = color(1, 1, 0)
        #expect(try plain < underlined && underlined < struck && ink(text) > struck)
    }

    @Test func nothingOutsideTheClipNorOffThePage() throws {
        #expect(try ink(AttributedText("Text", font: body), at: CGPoint(x: 500, y: 500)) == 0)
        #expect(try ink(AttributedText("Text", font: body), at: CGPoint(x: CGFloat.nan, y: 0)) == 0)
    }

    @Test func vectorTextAsksForNoFont() {
        let block = TextBlock(AttributedText("Vector 組木 مرحبا 😀", font: body), width: 280)
        let svg = String(decoding: document(of: block), as: UTF8.self)
        #expect(svg.contains("<path") && !svg.contains("<text") && !svg.contains("font-family"))
        #expect(document(of: block, pdf: true).starts(with: Array("%PDF".utf8)))
        #expect(document(of: block) == document(of: block))
    }
}
