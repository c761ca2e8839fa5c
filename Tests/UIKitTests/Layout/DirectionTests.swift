import Testing

@testable import UIKit

@MainActor
@Suite struct DirectionTests {
    /// The frames of a small interface in a direction.
    private func frames(_ direction: UITraitEnvironmentLayoutDirection) -> [CGRect] {
        let root = container(300, 100, scale: 2)
        root.applyTraits(
            from: UITraitCollection {
                $0.displayScale = 2
                $0.layoutDirection = direction
            })
        let (first, second, stack) = (
            add(SizedView(40, 10), to: root), add(SizedView(60, 10), to: root),
            add(UIStackView(arrangedSubviews: [SizedView(10, 5), SizedView(20, 5)]), to: root)
        )
        stack.spacing = 7
        activate(
            first.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
            second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8),
            stack.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -12))
        NSLayoutConstraint(
            item: second, attribute: .width, relatedBy: .equal, toItem: root, attribute: .width,
            multiplier: 0.3,
            constant: 0
        ).isActive = true
        root.layoutIfNeeded()
        return [first.frame, second.frame] + stack.arrangedSubviews.map { root.convert($0.bounds, from: $0) }
    }

    @Test func mirrorsFrames() {
        let mirrored = frames(.rightToLeft).map { rect(300 - $0.maxX, $0.minY, $0.width, $0.height) }
        #expect(mirrored == frames(.leftToRight))
    }

    @Test func leavesLeftAndRightAlone() {
        let root = container(300, 100)
        root.semanticContentAttribute = .forceRightToLeft
        let view = add(SizedView(10, 10), to: root)
        view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 16).isActive = true
        root.layoutIfNeeded()
        #expect(view.frame.minX == 16)
    }

    @Test func mirrorsMultipliers() {
        let root = container(300, 100)
        root.semanticContentAttribute = .forceRightToLeft
        let view = add(SizedView(10, 10), to: root)
        NSLayoutConstraint(
            item: view, attribute: .leading, relatedBy: .equal, toItem: root, attribute: .trailing,
            multiplier: 0.25,
            constant: 0
        ).isActive = true
        root.layoutIfNeeded()
        #expect(view.frame.maxX == 225)
    }

    @Test func followsAChangedDirection() {
        let root = container(300, 100)
        let view = add(SizedView(10, 10), to: root)
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        root.layoutIfNeeded()
        root.semanticContentAttribute = .forceRightToLeft
        root.layoutIfNeeded()
        #expect(view.frame.minX == 290)
    }
}
