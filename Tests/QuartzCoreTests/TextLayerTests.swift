import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

@MainActor
struct TextLayerTests {
    private func ink(_ layer: CATextLayer) -> Int {
        layer.bounds = CGRect(x: 0, y: 0, width: 60, height: 20)
        return pixels(layer, 60, 20).count { $0 >> 24 > 0 }
    }

    private func layer(_ text: Any?, size: CGFloat = 14) -> CATextLayer {
        let layer = CATextLayer()
        layer.string = text
        layer.fontSize = size
        return layer
    }

    @Test func drawsPlainAndAttributedText() {
        #expect(ink(layer(nil)) == 0)
        #expect(ink(layer("abc")) > 20)
        #expect(ink(layer(NSAttributedString(string: "abc"))) > 20)
        #expect(ink(layer("abc", size: 7)) < ink(layer("abc")))
    }

    @Test func fontsComeByName() {
        let text = layer("abc")
        text.font = CGFont("Courier" as CFString)
        #expect((text.font as? CGFont)?.fullName == "Courier")
        #expect(ink(text) > 20)
        #expect(CGFont("") == nil)
    }
}
