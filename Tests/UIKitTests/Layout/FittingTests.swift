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

@MainActor
@Suite struct FittingRuleTests {
    let root = container()

    @Test func aRequiredAxisIsKept() {
        pin(add(SizedView(30, 20), to: root), to: root)
        let size = root.systemLayoutSizeFitting(
            CGSize(width: 90, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(size == CGSize(width: 90, height: 20))
        let tall = root.systemLayoutSizeFitting(
            CGSize(width: 0, height: 70), withHorizontalFittingPriority: .fittingSizeLevel,
            verticalFittingPriority: .required)
        #expect(tall == CGSize(width: 30, height: 70))
    }

    @Test func theTargetGivesWayToHugging() {
        let view = add(SizedView(30, 20), to: root)
        pin(view, to: root)
        #expect(
            root.systemLayoutSizeFitting(CGSize(width: 200, height: 200)) == CGSize(width: 30, height: 20))
        view.setContentHuggingPriority(UILayoutPriority(10), for: .horizontal)
        #expect(
            root.systemLayoutSizeFitting(CGSize(width: 200, height: 200)) == CGSize(width: 200, height: 20))
    }

    @Test func hostileTargetsAreSurvived() {
        pin(add(SizedView(30, 20), to: root), to: root)
        for length in [CGFloat.nan, .infinity, -.infinity, -5, 1e300] {
            let size = root.systemLayoutSizeFitting(CGSize(width: length, height: length))
            #expect(size.width.isFinite && size.height.isFinite)
        }
    }

    @Test func alignmentRectanglesMayBeSaidEitherWay() {
        final class Shadowed: UIView {
            override func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.insetBy(dx: 3, dy: 4) }
            override func frame(forAlignmentRect rect: CGRect) -> CGRect { rect.insetBy(dx: -3, dy: -4) }
        }
        let view = add(Shadowed(), to: root)
        let inner = add(UIView(), to: view)
        pin(view, to: root, inset: 10)
        pin(inner, to: view)
        root.layoutIfNeeded()
        #expect(view.frame == rect(7, 6, 306, 468) && inner.frame == rect(3, 4, 300, 460))
        #expect(FramedView().alignmentRect(forFrame: rect(0, 0, 20, 20)) == rect(2, 1, 14, 16))
        #expect(FramedView().frame(forAlignmentRect: rect(2, 1, 14, 16)) == rect(0, 0, 20, 20))
    }

    @Test func oneOverrideGivesBothBaselines() {
        final class Wrapper: UIView {
            let text = TextualView(height: 20)
            override var forLastBaselineLayout: UIView { text }
        }
        let wrapper = Wrapper()
        wrapper.addSubview(wrapper.text)
        #expect(
            wrapper.forFirstBaselineLayout === wrapper.text
                && wrapper.baselineTarget(isFirst: true) === wrapper.text)
    }

    @Test func naturalSizesThatAreNotFiniteCountForNothing() {
        let view = add(SizedView(.nan, 20), to: root)
        let said = messages { root.layoutIfNeeded() }
        #expect(
            said.first?.contains("is not finite and is ignored") == true && view.frame.height == 20)
    }

    @Test func aTableHeaderTakesTheHeightThatIsFitted() {
        let table = UITableView(frame: rect(0, 0, 200, 400), style: .plain)
        let header = UIView()
        let label = add(UILabel(), to: header)
        (label.text, label.numberOfLines) = ("Some words that need more than one line to fit", 0)
        pin(label, to: header, inset: 10)
        let size = header.systemLayoutSizeFitting(
            CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        header.frame.size = size
        table.tableHeaderView = header
        table.layoutIfNeeded()
        #expect(size.width == 200 && size.height > 60 && table.contentSize.height >= size.height)
        #expect(label.frame == rect(10, 10, 180, size.height - 20))
    }

    @Test func collectionCellsAreAskedForTheirSize() {
        let cell = UICollectionViewCell(frame: rect(0, 0, 50, 50))
        pin(add(SizedView(70, 30), to: cell.contentView), to: cell.contentView, inset: 4)
        let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
        attributes.size = CGSize(width: 50, height: 50)
        #expect(cell.preferredLayoutAttributesFitting(attributes).size == CGSize(width: 78, height: 38))
    }
}
