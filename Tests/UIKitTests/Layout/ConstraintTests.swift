import Testing

@testable import UIKit

@MainActor
@Suite struct ConstraintTests {
    let root = container()

    @Test func pinsToTheEdges() {
        let view = add(UIView(), to: root)
        pin(view, to: root, inset: 10)
        root.layoutIfNeeded()
        #expect(view.frame == rect(10, 10, 300, 460))
    }

    @Test func followsTheRootsSize() {
        let view = add(UIView(), to: root)
        pin(view, to: root)
        root.layoutIfNeeded()
        root.frame.size = CGSize(width: 100, height: 50)
        root.layoutIfNeeded()
        #expect(view.frame == rect(0, 0, 100, 50))
    }

    @Test func whatIsHeldAtOneEdgeAloneHasNoSizeThere() {
        let (right, middle) = (add(UIView(), to: root), add(UIView(), to: root))
        activate(
            right.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -8),
            right.bottomAnchor.constraint(equalTo: root.bottomAnchor),
            middle.centerXAnchor.constraint(equalTo: root.centerXAnchor),
            middle.topAnchor.constraint(equalTo: root.topAnchor))
        root.layoutIfNeeded()
        #expect(right.frame == rect(312, 480, 0, 0))
        #expect(middle.frame == rect(160, 0, 0, 0))
    }

    @Test func centres() {
        let view = add(UIView(), to: root)
        activate(
            view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
            view.centerYAnchor.constraint(equalTo: root.centerYAnchor, constant: 5),
            view.widthAnchor.constraint(equalToConstant: 20),
            view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 2))
        root.layoutIfNeeded()
        #expect(view.frame == rect(150, 225, 20, 40))
    }

    @Test func relatesViewsAtDifferentDepths() {
        let inner = add(UIView(), to: root)
        let deep = add(UIView(), to: inner)
        let other = add(UIView(), to: root)
        pin(inner, to: root, inset: 30)
        activate(
            deep.leadingAnchor.constraint(equalTo: other.trailingAnchor, constant: 8),
            other.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            other.widthAnchor.constraint(equalToConstant: 50),
            deep.widthAnchor.constraint(equalToConstant: 5))
        root.layoutIfNeeded()
        #expect(deep.frame.minX == 28)
    }

    @Test func usesMultipliersInTheContainersCoordinates() {
        let view = add(SizedView(10, 10), to: root)
        NSLayoutConstraint(
            item: view, attribute: .centerY, relatedBy: .equal, toItem: root, attribute: .bottom,
            multiplier: 0.25,
            constant: 0
        ).isActive = true
        root.layoutIfNeeded()
        #expect(view.center.y == 120)
    }

    @Test func prefersHigherPriorities() {
        let view = add(UIView(), to: root)
        for (width, priority) in [(50, 250), (60, 251), (70, 250), (80, 250)] as [(CGFloat, Float)] {
            let constraint = view.widthAnchor.constraint(equalToConstant: width)
            constraint.priority = UILayoutPriority(priority)
            constraint.isActive = true
        }
        root.layoutIfNeeded()
        #expect(view.frame.width == 60)
    }

    @Test func followsAChangedConstant() {
        let view = add(UIView(), to: root)
        let width = view.widthAnchor.constraint(equalToConstant: 10)
        width.isActive = true
        root.layoutIfNeeded()
        width.constant = 25
        root.layoutIfNeeded()
        #expect(view.frame.width == 25)
    }

    @Test func followsActivation() {
        let view = add(UIView(), to: root)
        let (narrow, wide) = (
            view.widthAnchor.constraint(equalToConstant: 10), view.widthAnchor.constraint(equalToConstant: 90)
        )
        narrow.isActive = true
        root.layoutIfNeeded()
        narrow.isActive = false
        wide.isActive = true
        root.layoutIfNeeded()
        #expect(view.frame.width == 90)
    }

    @Test func takesTheNaturalSize() {
        let view = add(SizedView(33, 44), to: root)
        root.layoutIfNeeded()
        #expect(view.frame == rect(0, 0, 33, 44))
    }

    @Test func takesANaturalSizeOfNothing() {
        let (empty, plain) = (add(SizedView(0, UIView.noIntrinsicMetric), to: root), add(UIView(), to: root))
        for view in [empty, plain] {
            let wish = view.widthAnchor.constraint(equalToConstant: 50)
            wish.priority = UILayoutPriority(249)
            wish.isActive = true
        }
        root.layoutIfNeeded()
        #expect(empty.frame.width == 0 && plain.frame.width == 50)
    }

    @Test func compressesWhatResistsLess() {
        let (first, second) = (add(SizedView(200, 10), to: root), add(SizedView(200, 10), to: root))
        second.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        activate(
            first.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            second.leadingAnchor.constraint(equalTo: first.trailingAnchor),
            second.trailingAnchor.constraint(equalTo: root.trailingAnchor))
        root.layoutIfNeeded()
        #expect([first.frame.width, second.frame.width] == [200, 120])
    }

    @Test func stretchesWhatHugsLess() {
        let (first, second) = (add(SizedView(20, 10), to: root), add(SizedView(20, 10), to: root))
        first.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        activate(
            first.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            second.leadingAnchor.constraint(equalTo: first.trailingAnchor),
            second.trailingAnchor.constraint(equalTo: root.trailingAnchor))
        root.layoutIfNeeded()
        #expect([first.frame.width, second.frame.width] == [20, 300])
    }

    @Test func followsAChangedNaturalSize() {
        let view = add(SizedView(20, 10), to: root)
        root.layoutIfNeeded()
        view.size.width = 77
        root.layoutIfNeeded()
        #expect(view.frame.width == 77)
    }

    @Test func findsTheHeightOfContentThatWraps() {
        let view = add(FlowingView(), to: root)
        view.widthAnchor.constraint(equalToConstant: 50).isActive = true
        root.layoutIfNeeded()
        #expect(view.frame.height == 20)
    }

    @Test func actsOnAlignmentRectangles() {
        let view = add(FramedView(), to: root)
        pin(view, to: root, inset: 10)
        root.layoutIfNeeded()
        #expect(view.frame == rect(8, 9, 306, 464))
    }

    @Test func alignsBaselines() {
        let (small, large) = (add(TextualView(height: 20), to: root), add(TextualView(height: 50), to: root))
        activate(
            large.topAnchor.constraint(equalTo: root.topAnchor),
            small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor))
        root.layoutIfNeeded()
        #expect(small.frame.minY == 30)
    }

    @Test func isHeldByTheNearestCommonAncestor() {
        let inner = add(UIView(), to: root)
        let (a, b) = (add(UIView(), to: inner), add(UIView(), to: inner))
        let constraint = a.leadingAnchor.constraint(equalTo: b.leadingAnchor)
        constraint.isActive = true
        #expect(inner.constraints == [constraint])
    }

    @Test func reportsUnrelatedItems() {
        let stranger = UIView()
        let view = add(UIView(), to: root)
        let said = messages { view.leadingAnchor.constraint(equalTo: stranger.leadingAnchor).isActive = true }
        #expect(said.count == 1 && said[0].contains("no common ancestor"))
        #expect(root.constraints.isEmpty)
    }

    @Test func goesWithTheViewThatLeaves() {
        let view = add(UIView(), to: root)
        pin(view, to: root)
        root.layoutIfNeeded()
        view.removeFromSuperview()
        root.layoutIfNeeded()
        #expect(root.constraints.isEmpty)
    }

    @Test func survivesMovingToAnotherTree() {
        let view = add(UIView(), to: root)
        let inner = add(UIView(), to: view)
        pin(inner, to: view, inset: 1)
        pin(view, to: root)
        root.layoutIfNeeded()
        let other = container(50, 50)
        pin(add(view, to: other), to: other)
        other.layoutIfNeeded()
        #expect(inner.frame == rect(1, 1, 48, 48))
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity, .greatestFiniteMagnitude])
    func survivesAnyConstant(constant: CGFloat) {
        let view = add(UIView(), to: root)
        _ = messages {
            view.widthAnchor.constraint(equalToConstant: constant).isActive = true
            root.layoutIfNeeded()
        }
        #expect(view.frame.width.isFinite)
    }

    @Test func reportsInvalidPairs() {
        let view = add(UIView(), to: root)
        let said = messages {
            NSLayoutConstraint(
                item: view, attribute: .leading, relatedBy: .equal, toItem: root, attribute: .top,
                multiplier: 1,
                constant: 0
            ).isActive = true
            root.layoutIfNeeded()
        }
        #expect(said.contains { $0.contains("Invalid pairing") })
    }

    @Test func tellsAmbiguity() {
        let view = add(SizedView(1, 1), to: root)
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        #expect(view.hasAmbiguousLayout)
        view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        #expect(!view.hasAmbiguousLayout)
    }

    @Test func relatesDistances() {
        let (a, b) = (add(SizedView(10, 10), to: root), add(SizedView(10, 10), to: root))
        activate(
            root.leadingAnchor.anchorWithOffset(to: a.leadingAnchor).constraint(
                equalTo: a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor)),
            b.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -50))
        root.layoutIfNeeded()
        #expect(a.frame.minX == 125)
    }

    @Test func doesNotKeepTheTreeAlive() {
        weak var tree: UIView?
        do {
            let root = container()
            pin(add(UIStackView(arrangedSubviews: [UIView()]), to: root), to: root)
            root.layoutIfNeeded()
            root.setNeedsEngineUpdate()
            tree = root
        }
        #expect(tree == nil)
    }

    @Test func whatABoundAloneHoldsStandsAtIt() {
        let (upper, lower) = (add(UIView(), to: root), add(UIView(), to: root))
        activate(
            upper.leadingAnchor.constraint(lessThanOrEqualTo: root.leadingAnchor, constant: 23),
            upper.topAnchor.constraint(greaterThanOrEqualTo: root.topAnchor, constant: 7),
            lower.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -20),
            lower.widthAnchor.constraint(equalToConstant: 100))
        root.layoutIfNeeded()
        #expect((upper.frame.minX, upper.frame.minY, lower.frame.minX) == (23, 7, 200))
        #expect(upper.hasAmbiguousLayout)
    }

    @Test func aSizeWithAnUpperBoundAloneIsNothing() {
        let view = add(UIView(), to: root)
        activate(view.widthAnchor.constraint(lessThanOrEqualToConstant: 23))
        root.layoutIfNeeded()
        #expect(view.frame.width == 0)
    }

    @Test func aBoundThatChangesTakesTheViewAlong() {
        let view = add(UIView(), to: root)
        let bound = view.leadingAnchor.constraint(lessThanOrEqualTo: root.leadingAnchor, constant: 23)
        activate(bound)
        root.layoutIfNeeded()
        bound.constant = 40
        root.layoutIfNeeded()
        #expect(view.frame.minX == 40)
        bound.isActive = false
        activate(view.topAnchor.constraint(equalTo: root.topAnchor))
        root.layoutIfNeeded()
        #expect(view.frame.minX == 0)
    }

    @Test func withoutASecondItemThereIsNoSecondAttribute() {
        let constraint = NSLayoutConstraint(
            item: root, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .height, multiplier: 1,
            constant: 35)
        #expect(constraint.secondAttribute == .notAnAttribute)
    }
}
