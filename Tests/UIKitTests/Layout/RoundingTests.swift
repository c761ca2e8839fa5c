import Testing

@testable import UIKit

@MainActor
@Suite struct RoundingTests {
    @Test func sharesAWidthAsTheCanvasDoes() {
        let root = container(375, 100)
        let stack = add(UIStackView(arrangedSubviews: (0..<4).map { _ in UIView() }), to: root)
        stack.distribution = .fillEqually
        pin(stack, to: root)
        root.layoutIfNeeded()
        #expect(stack.arrangedSubviews.map(\.frame.width) == [94, 93.5, 94, 93.5])
    }

    @Test(arguments: [(1, 10.0), (2, 10.5), (3, 10 + 1.0 / 3)] as [(CGFloat, CGFloat)])
    func roundsHalvesUp(scale: CGFloat, expected: CGFloat) {
        #expect(abs(CGFloat(10.25).roundedToPixel(scale) - expected) < 1e-9)
    }

    @Test func roundsEdgesOnTheirOwn() {
        #expect(rect(0.3, 0.3, 0.5, 0.5).roundedToPixels(scale: 2) == rect(0.5, 0.5, 0.5, 0.5))
    }

    @Test func forgivesNoise() {
        #expect(CGFloat(10.249_999_999_9).roundedToPixel(2) == 10.5)
    }
}
