import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite struct LabelTests {
    private func label(_ text: String, size: CGFloat = 17, scale: CGFloat = 2) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: size)
        _ = Picture.window(label, size: CGSize(width: 300, height: 300), scale: scale)
        return label
    }

    /// Heights that Interface Builder saved at two pixels a point.
    @Test(arguments: [
        (10, 12), (11, 13.5), (12, 14.5), (13, 16), (14, 17), (15, 18), (16, 19.5), (17, 20.5), (18, 21.5),
        (20, 24), (22, 26.5), (24, 29), (26, 31.5), (28, 33.5), (34, 41), (36, 43),
    ])
    func height(pointSize: CGFloat, height: CGFloat) {
        #expect(label("Label", size: pointSize).intrinsicContentSize.height == height)
    }

    @Test(arguments: [(12, 14.333), (13, 15.667), (16, 19.333), (17, 20.333), (18, 21.667), (22, 26.333)])
    func heightAtThreePixels(pointSize: CGFloat, height: CGFloat) {
        #expect(abs(label("Label", size: pointSize, scale: 3).intrinsicContentSize.height - height) < 0.001)
    }

    @Test(arguments: [(15, 2, 36), (14, 2, 33.5), (14, 3, 50.5)])
    func lines(pointSize: CGFloat, count: Int, height: CGFloat) {
        let label = label(Array(repeating: "x", count: count).joined(separator: "\n"), size: pointSize)
        label.numberOfLines = 0
        #expect(label.intrinsicContentSize.height == height)
    }

    /// Heights that Interface Builder saved for labels of text styles.
    @Test(arguments: [
        (UIFont.TextStyle.caption1, 2, 30.5), (.caption1, 3, 46.5), (.footnote, 3, 52), (.body, 2, 42.5),
        (.subheadline, 1, 18),
    ])
    func linesOfTextStyles(style: UIFont.TextStyle, count: Int, height: CGFloat) {
        let label = label(Array(repeating: "x", count: count).joined(separator: "\n"))
        label.font = .preferredFont(forTextStyle: style)
        label.numberOfLines = 0
        #expect(label.intrinsicContentSize.height == height)
    }

    @Test func emptyLabelsHaveNoSize() { #expect(label("").intrinsicContentSize == .zero) }

    @Test func textDropsAttributes() {
        let label = UILabel()
        label.attributedText = NSAttributedString(string: "a", attributes: [.kern: 3])
        label.text = "b"
        #expect(label.attributedText?.attribute(.kern, at: 0, effectiveRange: nil) == nil)
    }

    @Test func preferredWidthBreaksLines() {
        let label = label("one two three four five six")
        label.numberOfLines = 0
        label.preferredMaxLayoutWidth = 80
        #expect(label.intrinsicContentSize.height > 41)
        #expect(label.intrinsicContentSize.width <= 80)
    }

    @Test func oneLineFitsWithAllOfItsText() {
        let label = label("several words")
        #expect(label.sizeThatFits(CGSize(width: 30, height: 0)) == label.intrinsicContentSize)
        label.numberOfLines = 2
        #expect(label.sizeThatFits(CGSize(width: 30, height: 0)).width <= 30)
    }

    @Test func shrinksToFit() {
        let label = label("A rather long text")
        label.adjustsFontSizeToFitWidth = true
        let placed = label.placedText(in: CGRect(x: 0, y: 0, width: 100, height: 21))
        #expect(placed?.block.isTruncated == false)
    }

    @Test func followsTheTextSize() {
        let label = label("Label")
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        let screen = UIScreen(environment: ScreenEnvironment(contentSize: .accessibilityExtraLarge))
        let window = UIWindow(screen: screen)
        window.addSubview(label)
        #expect(label.font.pointSize == 40)
    }

    @Test func fontsOfATextStyleKeepTheirWeight() {
        let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
            .addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold]])
        let font = UIFont(descriptor: descriptor, size: 0)
        let label = label("text")
        label.font = font
        label.adjustsFontForContentSizeCategory = true
        #expect(label.font == font && label.font != .preferredFont(forTextStyle: .body))
    }

    @Test func baselineStandsAtTheAscender() {
        let label = label("Label")
        label.frame = CGRect(origin: .zero, size: label.intrinsicContentSize)
        #expect(abs(label.firstBaselineFromTop - label.font.ascender) <= 0.5)
    }

    @Test func drawsInItsColour() {
        let label = label("█████")
        label.textColor = .red
        label.frame = CGRect(x: 0, y: 0, width: 60, height: 20)
        let window = Picture.window(label, size: CGSize(width: 60, height: 20))
        #expect(Picture.color(of: window, at: CGPoint(x: 20, y: 10)) == 0xFF0000)
    }

    @Test func linesOfLabelsLeaveNoWordAloneUnlessToldTo() {
        let label = label("Choose a safe server")
        label.numberOfLines = 0
        label.preferredMaxLayoutWidth = self.label("Choose a safe ").intrinsicContentSize.width + 1
        let together = label.intrinsicContentSize.width
        label.lineBreakStrategy = []
        #expect(together < label.intrinsicContentSize.width)
    }
}
