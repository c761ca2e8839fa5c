import Testing

@testable import UIKit

@MainActor
@Suite struct StackRuleTests {
    let root = container(300, 200)

    /// Returns the frames of three views in every kind of stack, in the root's coordinates.
    private func frames(
        _ distribution: UIStackView.Distribution, _ alignment: UIStackView.Alignment,
        _ axis: NSLayoutConstraint.Axis, _ direction: UISemanticContentAttribute
    ) -> [CGRect] {
        let root = container(300, 200)
        root.semanticContentAttribute = direction
        let views = [SizedView(40, 20), SizedView(60, 30), SizedView(50, 10)]
        let stack = add(UIStackView(arrangedSubviews: views), to: root)
        stack.semanticContentAttribute = direction
        (stack.axis, stack.distribution, stack.alignment, stack.spacing) = (axis, distribution, alignment, 6)
        stack.setCustomSpacing(9, after: views[0])
        stack.isLayoutMarginsRelativeArrangement = true
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 12, bottom: 3, trailing: 4)
        for (index, view) in views.enumerated() {
            view.setContentHuggingPriority(UILayoutPriority(Float(250 - index)), for: axis)
        }
        pin(stack, to: root)
        root.layoutIfNeeded()
        return views.map { root.convert($0.bounds, from: $0) }
    }

    @Test(arguments: [
        UIStackView.Distribution.fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
    ])
    func isMirroredInEveryForm(distribution: UIStackView.Distribution) {
        for alignment in [
            UIStackView.Alignment.fill, .leading, .center, .trailing, .firstBaseline, .lastBaseline,
        ] {
            for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
                let left = frames(distribution, alignment, axis, .forceLeftToRight)
                let right = frames(distribution, alignment, axis, .forceRightToLeft)
                for (a, b) in zip(left, right) {
                    #expect(abs(a.minX - (300 - b.maxX)) <= 0.5 && abs(a.width - b.width) <= 0.5)
                    #expect(a.minY == b.minY && a.height == b.height)
                }
            }
        }
    }

    @Test func proportionalStacksShareByWhatStacksInThemNeed() {
        let inner = UIStackView(arrangedSubviews: [SizedView(30, 10), SizedView(40, 10)])
        inner.spacing = 10
        let across = UIStackView(arrangedSubviews: [SizedView(40, 10), SizedView(20, 10)])
        across.axis = .vertical
        let stack = add(UIStackView(arrangedSubviews: [inner, across]), to: root)
        stack.distribution = .fillProportionally
        pin(stack, to: root)
        root.layoutIfNeeded()
        #expect(inner.frame.width == 200 && across.frame.width == 100)
        across.addArrangedSubview(SizedView(80, 10))
        root.layoutIfNeeded()
        #expect(inner.frame.width == 150 && across.frame.width == 150)
    }

    @Test(arguments: [UIStackView.Alignment.firstBaseline, .lastBaseline])
    func theFirstViewOfARowOfBaselinesStandsAtTheFarEdge(_ alignment: UIStackView.Alignment) {
        let views = [TextualView(height: 20), TextualView(height: 40)]
        let stack = add(UIStackView(arrangedSubviews: views), to: root)
        stack.alignment = alignment
        activate(
            stack.topAnchor.constraint(equalTo: root.topAnchor),
            stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            stack.heightAnchor.constraint(equalToConstant: 100))
        root.layoutIfNeeded()
        #expect(views[0].frame.maxY == 100)
    }

    @Test func proportionalFillingTakesTheSystemsSpacingFromTheLastView() {
        let views = [SizedView(30, 10), SizedView(60, 10)]
        let stack = add(UIStackView(arrangedSubviews: views), to: root)
        (stack.distribution, stack.spacing) = (.fillProportionally, UIStackView.spacingUseSystem)
        pin(stack, to: root)
        root.layoutIfNeeded()
        #expect(views.map(\.frame.width) == [100, 192])
    }

    @Test func theSystemsSpacingBetweenBaselinesIsTheTextsLeading() {
        let labels = ["One", "Two"].map { text in
            let label = UILabel()
            label.text = text
            return label
        }
        let stack = add(UIStackView(arrangedSubviews: labels), to: root)
        (stack.axis, stack.isBaselineRelativeArrangement) = (.vertical, true)
        stack.spacing = UIStackView.spacingUseSystem
        activate(stack.topAnchor.constraint(equalTo: root.topAnchor))
        root.layoutIfNeeded()
        #expect(labels[1].frame.minY - labels[0].frame.minY == 22)
    }

    @Test func aHiddenViewStandsInTheMiddleOfItsGap() {
        let views = (0..<3).map { _ in SizedView(20, 10) }
        let stack = add(UIStackView(arrangedSubviews: views), to: root)
        stack.spacing = 8
        activate(
            stack.topAnchor.constraint(equalTo: root.topAnchor),
            stack.leadingAnchor.constraint(equalTo: root.leadingAnchor))
        views[1].isHidden = true
        root.layoutIfNeeded()
        #expect(views[1].frame == rect(24, 0, 0, 10))
        views[0].isHidden = true
        root.layoutIfNeeded()
        #expect(views[0].frame == rect(-4, 0, 0, 10))
    }

    @Test func aHiddenViewKeepsTheRoomThatItsConstraintsTake() {
        let (view, content) = (UIView(), UIView())
        let stack = add(UIStackView(arrangedSubviews: [view, SizedView(20, 10)]), to: root)
        pin(add(content, to: view), to: view, inset: 20)
        stack.axis = .vertical
        pin(stack, to: root)
        view.isHidden = true
        root.layoutIfNeeded()
        #expect(view.frame.height == 40 && content.frame.height == 0)
    }

    @Test func movesViewsThatAreInIt() {
        let views = [SizedView(1, 1), SizedView(2, 2), SizedView(3, 3)]
        let stack = UIStackView(arrangedSubviews: views)
        stack.insertArrangedSubview(views[2], at: 0)
        #expect(
            stack.arrangedSubviews.map { views.firstIndex(of: $0 as? SizedView ?? views[0]) } == [2, 0, 1])
        #expect(stack.subviews == views)
        stack.addArrangedSubview(views[2])
        #expect(stack.arrangedSubviews == views && stack.subviews.count == 3)
    }

    @Test func takesSubviewsIntoTheArrangement() {
        let (stack, view) = (UIStackView(), SizedView(5, 5))
        stack.addSubview(view)
        #expect(stack.arrangedSubviews.isEmpty)
        stack.addArrangedSubview(view)
        #expect(stack.arrangedSubviews == [view] && !view.translatesAutoresizingMaskIntoConstraints)
        #expect(messages { stack.insertArrangedSubview(SizedView(1, 1), at: 9) }.count == 1)
        #expect(stack.arrangedSubviews.count == 2)
    }

    @Test func keepsCustomSpacingOfItsViewsAlone() {
        let (stack, view) = (UIStackView(), SizedView(5, 5))
        stack.setCustomSpacing(3, after: view)
        #expect(stack.customSpacing(after: view) == UIStackView.spacingUseDefault)
        stack.addArrangedSubview(view)
        stack.setCustomSpacing(3, after: view)
        #expect(stack.customSpacing(after: view) == 3)
        stack.setCustomSpacing(UIStackView.spacingUseDefault, after: view)
        #expect(stack.customSpacing(after: view) == UIStackView.spacingUseDefault)
    }

    @Test func refusesSpacingThatIsNoNumber() {
        let stack = UIStackView(arrangedSubviews: [SizedView(5, 5)])
        stack.spacing = 4
        let said = messages {
            stack.spacing = .nan
            stack.setCustomSpacing(.infinity, after: stack.arrangedSubviews[0])
        }
        #expect(said.count == 2 && stack.spacing == 4)
    }

    @Test func findsTheTallestViewsBaseline() {
        let views = [TextualView(height: 20), TextualView(height: 40)]
        let row = UIStackView(arrangedSubviews: views)
        #expect(row.forFirstBaselineLayout === views[1] && row.forLastBaselineLayout === views[1])
        row.axis = .vertical
        #expect(row.forFirstBaselineLayout === views[0] && row.forLastBaselineLayout === views[1])
        let outer = UIStackView(arrangedSubviews: [row])
        #expect(outer.baselineTarget(isFirst: true) === views[0])
    }

    @Test func drawsItsOwnBackground() {
        let stack = UIStackView()
        stack.backgroundColor = .red
        #expect(stack.backgroundColor == .red)
    }
}
