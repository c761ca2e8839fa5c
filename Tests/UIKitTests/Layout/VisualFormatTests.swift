import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite struct VisualFormatTests {
    let root = container(300, 200)
    let a: UIView
    let b: UIView

    init() {
        a = add(SizedView(40, 20), to: root)
        b = add(SizedView(60, 30), to: root)
        a.accessibilityIdentifier = "a"
        b.accessibilityIdentifier = "b"
        root.accessibilityIdentifier = "r"
    }

    private var views: [String: Any] { ["a": a, "b": b, "guide": root.layoutMarginsGuide, "none": "text"] }

    private func made(
        _ format: String, _ options: NSLayoutConstraint.FormatOptions = [], _ metrics: [String: Any]? = nil
    ) -> [NSLayoutConstraint] {
        NSLayoutConstraint.constraints(
            withVisualFormat: format, options: options, metrics: metrics, views: views)
    }

    /// Returns the constraints as UIKit prints them, without what surrounds the equation.
    private func lines(
        _ format: String, _ options: NSLayoutConstraint.FormatOptions = [], _ metrics: [String: Any]? = nil
    ) -> [String] {
        made(format, options, metrics).map {
            withoutAddresses($0.description).replacing(/<NSLayoutConstraint:0x |   \(inactive.*$/, with: "")
        }
    }

    private func said(_ format: String, _ options: NSLayoutConstraint.FormatOptions = []) -> [String] {
        messages { #expect(made(format, options).isEmpty) }
    }

    @Test(
        arguments: [
            ("[a]", []), ("[a][b]", ["H:[a]-(0)-[b]"]), ("H:[a]-[b]", ["H:[a]-(8)-[b]"]),
            ("V:[a]-12.5-[b]", ["V:[a]-(12.5)-[b]"]), ("[a]-(-3)-[b]", ["H:[a]-(-3)-[b]"]),
            ("[a]-(>=4,<=9@750)-[b]", ["H:[a]-(>=4)-[b]", "H:[a]-(<=9@750)-[b]"]),
            ("|[a]", ["H:|-(0)-[a]"]), ("|-5-[a]-6-|", ["H:|-(5)-[a]", "H:[a]-(6)-|"]),
            ("|-[a]-|", ["a.leading == r.leadingMargin", "r.trailingMargin == a.trailing"]),
            ("V:|-[a]", ["a.top == r.topMargin"]), ("[a(70)]", ["a.width == 70"]),
            ("V:[a(>=70,<=90@20)]", ["a.height >= 70", "a.height <= 90 @20"]),
            ("[a(b)]", ["a.width == b.width"]), ("V:[a(==b@999)]", ["a.height == b.height @999"]),
            ("  H: |-[a( 5 , <= 9 )] ", ["a.leading == r.leadingMargin", "a.width == 5", "a.width <= 9"]),
        ] as [(String, [String])])
    func reads(format: String, expected: [String]) { #expect(lines(format) == expected) }

    @Test func looksUpMetrics() {
        let metrics: [String: Any] = [
            "gap": 7, "wide": CGFloat(80), "weak": Float(240), "number": NSNumber(value: 2.5),
            "high": UILayoutPriority.defaultHigh,
        ]
        #expect(lines("[a(wide@weak)]-gap-[b]", [], metrics) == ["a.width == 80 @240", "H:[a]-(7)-[b]"])
        #expect(lines("[a(number@high)]", [], metrics) == ["a.width == 2.5 @750"])
    }

    @Test func alignsAcross() {
        #expect(lines("[a]-[b]", .alignAllCenterY).last == "a.centerY == b.centerY")
        #expect(lines("[a]-[b]", [.alignAllTop, .alignAllBottom]).count == 3)
        #expect(lines("V:[a]-[b]", .alignAllLeading).last == "a.leading == b.leading")
        #expect(lines("[a]-[b]", .alignAllFirstBaseline).last == "a.firstBaseline == b.firstBaseline")
    }

    @Test func takesADirection() {
        #expect(lines("|-5-[a]-[b]", .directionLeftToRight) == ["H:|-(5)-[a](LTR)", "H:[a]-(8)-[b](LTR)"])
        root.addConstraints(made("|-5-[a]-[b]", .directionRightToLeft))
        root.layoutIfNeeded()
        #expect([a.frame.maxX, b.frame.maxX] == [295, 247])
    }

    @Test func followsTheLanguage() {
        root.semanticContentAttribute = .forceRightToLeft
        root.addConstraints(made("|-5-[a]-[b]"))
        root.layoutIfNeeded()
        #expect([a.frame.maxX, b.frame.maxX] == [295, 247])
    }

    @Test func laysOutARow() {
        root.addConstraints(made("|-[a]-[b(==a)]-20-|", .alignAllTop) + made("V:|-15-[a]"))
        root.layoutIfNeeded()
        #expect(a.frame == rect(8, 15, 132, 20) && b.frame == rect(148, 15, 132, 30))
    }

    @Test func measuresBetweenBaselines() {
        let (first, second) = (add(TextualView(height: 20), to: root), add(TextualView(height: 20), to: root))
        let made = NSLayoutConstraint.constraints(
            withVisualFormat: "V:|[a]-30-[b]", options: .spacingBaselineToBaseline, metrics: nil,
            views: ["a": first, "b": second])
        root.addConstraints(made)
        root.layoutIfNeeded()
        #expect(second.frame.minY == 35)
    }

    @Test func takesGuides() {
        #expect(lines("[guide(90)]").first?.hasSuffix("'UIViewLayoutMarginsGuide'.width == 90") == true)
        #expect(made("|[guide]").first?.secondItem === root)
    }

    @Test(arguments: [
        ("", "Expected a view", 0), ("H:|-10-|", "Expected a view", 7), ("|-|", "Expected a view", 2),
        ("H[a]", "Expected a ':' after the direction", 1), ("[a", "Expected a ']' to end the view", 2),
        ("[a]-8[b]", "Expected a '-' to end the connection", 5), ("[a]]", "Expected a view", 3),
        ("[a]| x", "Expected the end of the format", 5),
        ("[a(=5)]", "Expected a relation: one of ==, <= and >=", 4),
        ("[a(5]", "Expected a ')' to end the predicates", 4),
        ("[want]-|", "want is not a key in the views dictionary.", 5),
        ("[none]", "none is neither a view nor a layout guide.", 5),
        (
            "[a]-gap-[b]",
            "Encountered metric with name \"gap\", but value was not specified in metrics or views dictionaries",
            7
        ),
        (
            "[a]- (8)-[b]",
            "Expected a number or key from the metrics dictionary, but encountered something else", 4
        ),
        ("[a]-1e999-[b]", "Expected a '-' to end the connection", 5),
    ])
    func reportsWhereItStopped(format: String, reason: String, offset: Int) {
        let caret = String(repeating: " ", count: offset) + "^"
        #expect(said(format) == ["Unable to parse constraint format: \n\(reason) \n\(format) \n\(caret)"])
    }

    @Test func needsASuperviewForTheBar() {
        let loose = messages {
            _ = NSLayoutConstraint.constraints(
                withVisualFormat: "H:|-(>=50)-[v(100)]", metrics: nil, views: ["v": UIView()])
        }
        let reason = "Unable to interpret '|' character, because the related view doesn't have a superview"
        #expect(
            loose.first?.hasPrefix("Unable to parse constraint format: \n\(reason) \nH:|-(>=50)-[v(100)] \n")
                == true)
    }

    @Test func refusesToAlignAlongTheLine() {
        #expect(said("[a]-[b]", .alignAllLeft).first?.contains("on a horizontal edge, which is not") == true)
        #expect(said("V:[a]-[b]", .alignAllTop).first?.contains("on a vertical edge, which is not") == true)
    }

    /// Any text is parsed or refused.
    @Test func survivesAnyText() {
        var random = SeededGenerator(state: 7)
        let letters = Array("HV:|[]()-<>=@,.0159ab_ é\u{301}\n")
        _ = messages {
            for _ in 0..<3000 {
                let length = Int.random(in: 0...24, using: &random)
                _ = made(String((0..<length).map { _ in letters.randomElement(using: &random) ?? "|" }))
            }
        }
    }
}

/// Numbers that are the same in every run.
struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 33)
    }
}
