import Testing

@testable import UIKit

@MainActor
@Suite struct DirectionTests {
    /// Returns the frames of a small interface in a direction.
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

    @Test func meaningsHaveDirections() {
        func direction(_ meaning: UISemanticContentAttribute) -> UIUserInterfaceLayoutDirection {
            UIView.userInterfaceLayoutDirection(for: meaning, relativeTo: .rightToLeft)
        }
        #expect(direction(.unspecified) == .rightToLeft && direction(.forceRightToLeft) == .rightToLeft)
        #expect(direction(.playback) == .leftToRight && direction(.spatial) == .leftToRight)
        #expect(direction(.forceLeftToRight) == .leftToRight)
        #expect(UIView.userInterfaceLayoutDirection(for: .forceRightToLeft) == .rightToLeft)
    }

    /// Returns the colors at both ends of a view that fills a window.
    private func ends(
        _ view: UIView, _ direction: UITraitEnvironmentLayoutDirection
    ) -> (left: UInt32?, right: UInt32?) {
        view.frame = rect(0, 0, 80, 40)
        let window = Picture.window(view, size: view.frame.size, direction: direction)
        return (
            Picture.color(of: window, at: CGPoint(x: 3, y: 20)),
            Picture.color(of: window, at: CGPoint(x: 76, y: 20))
        )
    }

    private var blackAndRed: UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 80, height: 40)).image { context in
            UIColor.black.setFill()
            context.fill(rect(0, 0, 40, 40))
            UIColor.red.setFill()
            context.fill(rect(40, 0, 40, 40))
        }
    }

    @Test func imagesAreMirroredWhereTheyAskForIt() {
        let plain = ends(UIImageView(image: blackAndRed), .rightToLeft)
        #expect(plain.left == 0 && plain.right != 0)
        let flipping = blackAndRed.imageFlippedForRightToLeftLayoutDirection()
        #expect(flipping.flipsForRightToLeftLayoutDirection)
        #expect(ends(UIImageView(image: flipping), .leftToRight).left == 0)
        #expect(ends(UIImageView(image: flipping), .rightToLeft).right == 0)
        let flipped = blackAndRed.withHorizontallyFlippedOrientation()
        #expect(
            flipped.imageOrientation == .upMirrored
                && ends(UIImageView(image: flipped), .leftToRight).right == 0)
    }

    @Test func naturalTextFollowsTheDirection() {
        func isAtTheLeft(_ direction: UITraitEnvironmentLayoutDirection, _ alignment: NSTextAlignment) -> Bool
        {
            let label = UILabel()
            (label.text, label.textAlignment, label.textColor) = ("▉▉▉", alignment, .black)
            label.font = .systemFont(ofSize: 20)
            return ends(label, direction).left != 0xFFFFFF
        }
        #expect(isAtTheLeft(.leftToRight, .natural) && !isAtTheLeft(.rightToLeft, .natural))
        #expect(isAtTheLeft(.rightToLeft, .left) && !isAtTheLeft(.leftToRight, .right))
    }
}
