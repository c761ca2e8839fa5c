import Testing

@testable import UIKit

@MainActor
@Suite struct SystemSpacingTests {
    let root = container(300, 200)

    @Test func is8PointsBetweenEdges() {
        let (first, second) = (add(SizedView(10, 10), to: root), add(SizedView(10, 10), to: root))
        activate(
            first.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            first.topAnchor.constraint(equalTo: root.topAnchor),
            second.leadingAnchor.constraint(equalToSystemSpacingAfter: first.trailingAnchor, multiplier: 1),
            second.topAnchor.constraint(equalToSystemSpacingBelow: first.bottomAnchor, multiplier: 2.5))
        root.layoutIfNeeded()
        #expect(second.frame.origin == CGPoint(x: 18, y: 30))
    }

    @Test func isALineBetweenBaselines() {
        let (first, second) = (add(UILabel(), to: root), add(UILabel(), to: root))
        (first.text, second.text) = ("One", "Two")
        first.font = .systemFont(ofSize: 17)
        second.font = .systemFont(ofSize: 30)
        let spacing = second.firstBaselineAnchor.constraint(
            equalToSystemSpacingBelow: first.lastBaselineAnchor, multiplier: 1)
        activate(first.topAnchor.constraint(equalTo: root.topAnchor), spacing)
        #expect(spacing.constant == second.font.lineHeight.raisedToPixel(2))
        root.layoutIfNeeded()
        let distance = second.frame.minY
        second.font = .systemFont(ofSize: 60)
        root.layoutIfNeeded()
        #expect(second.frame.minY != distance && spacing.constant > 70)
    }

    @Test func givesWayToAConstant() {
        let view = add(SizedView(10, 10), to: root)
        let spacing = view.topAnchor.constraint(
            greaterThanOrEqualToSystemSpacingBelow: root.topAnchor, multiplier: 2)
        #expect(spacing.constant == 16)
        spacing.constant = 3
        #expect(spacing.constant == 3)
        let said = messages {
            _ = view.topAnchor.constraint(
                lessThanOrEqualToSystemSpacingBelow: root.topAnchor, multiplier: .nan)
        }
        #expect(said.count == 1)
    }

    @Test func relatesDistances() {
        let (first, second) = (add(SizedView(10, 10), to: root), add(SizedView(10, 10), to: root))
        let before = root.leadingAnchor.anchorWithOffset(to: first.leadingAnchor)
        let between = first.trailingAnchor.anchorWithOffset(to: second.leadingAnchor)
        activate(
            before.constraint(equalToConstant: 30),
            between.constraint(equalTo: before, multiplier: 2, constant: 5))
        root.layoutIfNeeded()
        #expect([first.frame.minX, second.frame.minX] == [30, 105])
        root.semanticContentAttribute = .forceRightToLeft
        root.layoutIfNeeded()
        #expect([first.frame.maxX, second.frame.maxX] == [270, 195])
    }

    @Test func relatesDistancesBeforeViewsAreInPlace() {
        let view = SizedView(10, 10)
        view.translatesAutoresizingMaskIntoConstraints = false
        let distance = root.topAnchor.anchorWithOffset(to: view.topAnchor).constraint(equalToConstant: 12)
        root.addSubview(view)
        distance.isActive = true
        root.layoutIfNeeded()
        #expect(view.frame.minY == 12)
        view.removeFromSuperview()
        #expect(!distance.isActive)
    }
}
