import Testing

@testable import UIKit

@MainActor
@Suite struct StackViewTests {
    let root = container(300, 200)

    private func stack(_ sizes: [(CGFloat, CGFloat)], width: CGFloat? = 300, height: CGFloat? = 100)
        -> UIStackView
    {
        let stack = add(UIStackView(arrangedSubviews: sizes.map { SizedView($0.0, $0.1) }), to: root)
        activate(
            stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            stack.topAnchor.constraint(equalTo: root.topAnchor))
        if let width { stack.widthAnchor.constraint(equalToConstant: width).isActive = true }
        if let height { stack.heightAnchor.constraint(equalToConstant: height).isActive = true }
        return stack
    }

    private func columns(_ stack: UIStackView) -> [[CGFloat]] {
        root.layoutIfNeeded()
        return stack.arrangedSubviews.map { [$0.frame.minX, $0.frame.width] }
    }

    private func rows(_ stack: UIStackView) -> [[CGFloat]] {
        root.layoutIfNeeded()
        return stack.arrangedSubviews.map { [$0.frame.minY, $0.frame.height] }
    }

    @Test func isAsLargeAsItsViewsAndSpaces() {
        let stack = stack([(10, 5), (20, 15), (30, 10)], width: nil, height: nil)
        stack.spacing = 4
        root.layoutIfNeeded()
        #expect(stack.frame == rect(0, 0, 68, 15))
    }

    @Test func fillsByHugging() {
        let stack = stack([(50, 10), (50, 10)])
        stack.arrangedSubviews[0].setContentHuggingPriority(.required, for: .horizontal)
        #expect(columns(stack) == [[0, 50], [50, 250]])
        #expect(rows(stack) == [[0, 100], [0, 100]])
    }

    @Test func fillsEqually() {
        let stack = stack([(50, 10), (10, 10), (20, 10)])
        stack.distribution = .fillEqually
        stack.spacing = 15
        #expect(columns(stack) == [[0, 90], [105, 90], [210, 90]])
    }

    @Test func fillsProportionally() {
        let stack = stack([(10, 10), (30, 10), (60, 10)])
        stack.distribution = .fillProportionally
        #expect(columns(stack) == [[0, 30], [30, 90], [120, 180]])
    }

    @Test func proportionalViewsWithoutContentAreEqualUnlessTheirOwnConstraintsPreventIt() {
        let stack = UIStackView(arrangedSubviews: [UIView(), UIView()])
        stack.distribution = .fillProportionally
        stack.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
        stack.layoutIfNeeded()
        #expect(stack.subviews.map(\.frame.width) == [150, 150])
        stack.subviews[1].widthAnchor.constraint(equalToConstant: 100).isActive = true
        stack.layoutIfNeeded()
        #expect(stack.subviews.map(\.frame.width) == [200, 100])
    }

    @Test func spacesEqually() {
        let stack = stack([(50, 10), (100, 10), (50, 10)])
        stack.distribution = .equalSpacing
        #expect(columns(stack) == [[0, 50], [100, 100], [250, 50]])
    }

    @Test func centresEqually() {
        let stack = stack([(40, 10), (100, 10), (60, 10)])
        stack.distribution = .equalCentering
        #expect(columns(stack) == [[0, 40], [95, 100], [240, 60]])
    }

    @Test func keepsTheLeastSpacing() {
        let stack = stack([(50, 10), (50, 10)], width: nil)
        stack.distribution = .equalSpacing
        stack.spacing = 9
        #expect(columns(stack) == [[0, 50], [59, 50]])
    }

    @Test(
        arguments: [
            (UIStackView.Alignment.leading, [0, 0]), (.center, [40, 45]), (.trailing, [80, 90]),
        ] as [(UIStackView.Alignment, [CGFloat])])
    func aligns(alignment: UIStackView.Alignment, tops: [CGFloat]) {
        let stack = stack([(50, 20), (50, 10)])
        stack.alignment = alignment
        #expect(rows(stack) == [[tops[0], 20], [tops[1], 10]])
    }

    @Test func alignsBaselines() {
        let stack = add(
            UIStackView(arrangedSubviews: [TextualView(height: 20), TextualView(height: 50)]), to: root)
        stack.alignment = .firstBaseline
        #expect(rows(stack) == [[30, 20], [0, 50]])
        #expect(stack.frame.height == 50)
    }

    @Test func leavesOutHiddenViewsAndTheirSpace() {
        let stack = stack([(10, 5), (20, 5), (30, 5)], width: nil, height: nil)
        stack.spacing = 4
        stack.arrangedSubviews[1].isHidden = true
        root.layoutIfNeeded()
        #expect(stack.frame.width == 44)
        stack.arrangedSubviews[1].isHidden = false
        root.layoutIfNeeded()
        #expect(stack.frame.width == 68)
    }

    @Test func usesCustomSpacing() {
        let stack = stack([(10, 5), (20, 5), (30, 5)], width: nil)
        stack.setCustomSpacing(20, after: stack.arrangedSubviews[0])
        stack.setCustomSpacing(UIStackView.spacingUseSystem, after: stack.arrangedSubviews[1])
        #expect(columns(stack).map { $0[0] } == [0, 30, 58])
    }

    @Test func keepsWithinTheMargins() {
        let stack = stack([(10, 5)], width: nil, height: nil)
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        root.layoutIfNeeded()
        #expect(stack.arrangedSubviews[0].frame == rect(8, 8, 10, 5))
        #expect(stack.frame.size == CGSize(width: 26, height: 21))
    }

    @Test func hasNoMarginsByDefault() {
        #expect(UIStackView().layoutMargins == .zero)
        let stack = stack([(10, 5)], width: nil, height: nil)
        stack.isLayoutMarginsRelativeArrangement = true
        root.layoutIfNeeded()
        #expect(stack.arrangedSubviews[0].frame == rect(0, 0, 10, 5))
    }

    @Test func stacksVertically() {
        let stack = stack([(10, 5), (20, 15)], width: nil, height: nil)
        stack.axis = .vertical
        stack.alignment = .leading
        stack.spacing = 2
        #expect(rows(stack) == [[0, 5], [7, 15]])
        #expect(stack.frame.size == CGSize(width: 20, height: 22))
    }

    @Test func measuresFromBaselineToBaseline() {
        let stack = add(
            UIStackView(arrangedSubviews: [TextualView(height: 20), TextualView(height: 20)]), to: root)
        stack.axis = .vertical
        stack.isBaselineRelativeArrangement = true
        stack.spacing = 30
        // The first view's last baseline is at 17, the second's first 12 below its top.
        #expect(rows(stack) == [[0, 20], [35, 20]])
    }

    @Test func nests() {
        let inner = UIStackView(arrangedSubviews: [SizedView(10, 10), SizedView(10, 10)])
        inner.axis = .vertical
        let outer = add(UIStackView(arrangedSubviews: [SizedView(30, 8), inner]), to: root)
        outer.alignment = .center
        root.layoutIfNeeded()
        #expect(outer.frame.size == CGSize(width: 40, height: 20))
        #expect(inner.frame == rect(30, 0, 10, 20))
    }

    @Test func dropsViewsThatLeave() {
        let stack = stack([(10, 5), (20, 5)], width: nil)
        stack.arrangedSubviews[0].removeFromSuperview()
        #expect(columns(stack) == [[0, 20]])
    }

    @Test func isEmptyWithoutViews() {
        let stack = stack([], width: nil, height: nil)
        root.layoutIfNeeded()
        #expect(stack.frame.size == .zero)
    }

    @Test func keepsViewsTakenOutOfTheArrangement() {
        let stack = stack([(10, 5)])
        let view = stack.arrangedSubviews[0]
        stack.removeArrangedSubview(view)
        #expect(view.superview === stack && stack.arrangedSubviews.isEmpty)
    }
}
