import Foundation
import Testing

@testable import TextLayout

/// Draws a specimen sheet; set TEXT_SPECIMEN to a path to look at it.
@Suite struct SpecimenTests {
    @Test func everyScriptLeavesInk() throws {
        let samples = [
            "Hamburgefonstiv 123", "組木は釘を使わない継手です。", "مرحبا بالعالم", "שלום עולם", "สวัสดีชาวโลก", "नमस्ते दुनिया",
            "😀👩‍👩‍👧🇯🇵👍🏽", "Ελλάδα Россия", "한국어 텍스트",
        ]
        for sample in samples {
            let canvas = try #require(Canvas(width: 300, height: 40))
            canvas.draw(TextBlock(AttributedText(sample, font: .system(size: 17)), width: 300))
            #expect(canvas.ink > 10_000, "\(sample)")
        }
    }

    @Test func specimen() throws {
        guard let path = ProcessInfo.processInfo.environment["TEXT_SPECIMEN"] else { return }
        let canvas = try #require(Canvas(width: 390, height: 1180))
        var y: CGFloat = 12
        func show(_ text: AttributedText, width: CGFloat? = 358, lines: Int = 0, mode: LineBreakMode? = nil) {
            let block = TextBlock(text, width: width, maximumLines: lines, lineBreakMode: mode)
            canvas.draw(block, at: CGPoint(x: 16, y: y))
            y += block.size.height + 6
        }
        for size in [11, 12, 13, 15, 17, 20, 28, 34] as [CGFloat] {
            show(
                AttributedText("Settings and Privacy \(Int(size)) Wi-Fi", font: .system(size: size)), lines: 1
            )
        }
        for weight in [-0.8, -0.4, 0, 0.23, 0.3, 0.4, 0.56, 0.62] as [CGFloat] {
            show(AttributedText("Weight \(weight) Hello, World!", font: .system(size: 17, weight: weight)))
        }
        let body = Font.system(size: 17)
        show(AttributedText("組木（くみき）は釘を使わずに木材を組み合わせる日本の伝統技術です。UIKitの部品も同じように組む。", font: body))
        show(AttributedText("مرحبا بالعالم! هذا نص عربي مع English في الوسط وأرقام 123.", font: body))
        show(AttributedText("שלום עולם, mixed עברית and English.", font: body))
        show(AttributedText("สวัสดี नमस्ते 안녕하세요 你好 Привет Ελλάδα", font: body))
        show(AttributedText("Emoji 😀 👩‍👩‍👧 🇯🇵 👍🏽 ❤️ 1️⃣ in a line of text", font: body))
        let long = "The quick brown fox jumps over the lazy dog and runs away from the hunters."
        show(AttributedText(long, font: body), lines: 1, mode: .byTruncatingTail)
        show(AttributedText(long, font: body), lines: 1, mode: .byTruncatingMiddle)
        show(AttributedText(long, font: body), lines: 1, mode: .byTruncatingHead)
        var two = AttributedText(long + " " + long, font: body)
        two.paragraphStyle.alignment = .justified
        show(two)
        two.paragraphStyle.alignment = .center
        show(two, lines: 2, mode: .byTruncatingTail)
        var attributes = TextAttributes(
            font: .system(size: 17), color: color(0, 0.48, 1))
        attributes.underline = .single
        var rich = AttributedText("Underlined, struck, high, kerned", font: body)
        rich.runs = [.init(range: 0..<10, attributes: attributes)]
        attributes = TextAttributes(font: body, strikethrough: .single)
        rich.runs.append(.init(range: 12..<18, attributes: attributes))
        attributes = TextAttributes(font: .system(size: 12), baselineOffset: 6)
        attributes.background = color(1, 0.9, 0.4)
        rich.runs.append(.init(range: 20..<24, attributes: attributes))
        rich.runs.append(.init(range: 26..<32, attributes: TextAttributes(font: body, kern: 4)))
        show(rich)
        for family in ["HelveticaNeue-Bold", "AvenirNext-Medium", "Georgia", "Menlo", "HiraginoSans-W6"] {
            show(
                AttributedText(
                    family + " 組木 Quick 0123",
                    font: .matching(FontDescriptor(family: family, size: 17))))
        }
        for design in [FontDescriptor.Design.monospaced, .serif] {
            let font = Font.matching(FontDescriptor(size: 17, design: design))
            show(AttributedText("Design 0123 Hamburgefonstiv", font: font))
        }
        canvas.write(to: path)
        let block = TextBlock(
            AttributedText("Vector 組木 مرحبا 😀 two lines of text in SVG", font: body), width: 280)
        try document(of: block).write(to: URL(fileURLWithPath: path + ".svg"))
        try document(of: block, pdf: true).write(to: URL(fileURLWithPath: path + ".pdf"))
    }
}
