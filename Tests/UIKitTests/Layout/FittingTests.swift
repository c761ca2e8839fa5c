import Testing

@testable import UIKit

@MainActor
@Suite struct FittingTests {
    let root = container()

    @Test func fitsContent() {
        pin(add(SizedView(30, 20), to: root), to: root, inset: 5)
        #expect(
            root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 40, height: 30))
        #expect(root.bounds.size == CGSize(width: 320, height: 480))
    }

    @Test func findsTheHeightAtAWidth() {
        pin(add(FlowingView(), to: root), to: root)
        #expect(root.fittingHeight(width: 40) == 25)
    }

    @Test func expands() {
        let view = add(UIView(), to: root)
        pin(view, to: root)
        view.widthAnchor.constraint(lessThanOrEqualToConstant: 70).isActive = true
        #expect(root.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize).width == 70)
    }

    @Test func fitsALabelLikeView() {
        let view = SizedView(30, 20)
        #expect(
            view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 30, height: 20))
    }

    @Test func followsAutoresizingMasks() {
        let inner = UIView(frame: root.bounds)
        inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        root.addSubview(inner)
        pin(add(SizedView(30, 20), to: inner), to: inner)
        #expect(
            root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 30, height: 20))
    }
}

@MainActor
@Suite struct LabelLayoutTests {
    let root = container()

    private func label(_ text: String, lines: Int = 0) -> UILabel {
        let label = add(UILabel(), to: root)
        label.text = text
        label.numberOfLines = lines
        return label
    }

    @Test func growsWithItsLines() {
        let (one, many) = (label("Word"), label("Word word word word"))
        many.widthAnchor.constraint(equalToConstant: 60).isActive = true
        root.layoutIfNeeded()
        #expect(many.frame.height > one.frame.height * 2)
    }

    @Test func keepsOneLineWhereThereIsRoom() {
        let (one, many) = (label("Word word", lines: 1), label("Word word"))
        root.layoutIfNeeded()
        #expect(one.frame == many.frame)
    }

    @Test func alignsBaselinesOfDifferentFonts() {
        let (small, large) = (label("a", lines: 1), label("b", lines: 1))
        large.font = .systemFont(ofSize: 40)
        activate(
            large.topAnchor.constraint(equalTo: root.topAnchor),
            small.lastBaselineAnchor.constraint(equalTo: large.lastBaselineAnchor))
        root.layoutIfNeeded()
        #expect(small.frame.maxY < large.frame.maxY && small.frame.minY > 15)
    }
}
