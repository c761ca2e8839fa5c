import Testing

@testable import UIKit

@MainActor
@Suite struct ScrollViewTests {
    let root = container()
    let scrollView: UIScrollView
    let content: UIView

    init() {
        scrollView = add(UIScrollView(), to: root)
        content = add(SizedView(500, 900), to: scrollView)
        pin(scrollView, to: root, inset: 10)
    }

    @Test func takesItsContentsSizeFromItsEdges() {
        pin(content, to: scrollView, inset: 5)
        root.layoutIfNeeded()
        #expect(scrollView.contentSize == CGSize(width: 510, height: 910))
        #expect(content.frame == rect(5, 5, 500, 900))
    }

    @Test func takesItsContentsSizeFromTheContentGuide() {
        let guide = scrollView.contentLayoutGuide
        activate(
            content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            content.topAnchor.constraint(equalTo: guide.topAnchor),
            content.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor))
        root.layoutIfNeeded()
        #expect(scrollView.contentSize == CGSize(width: 300, height: 900))
    }

    @Test func relatesCentresToTheFrame() {
        pin(content, to: scrollView)
        let label = add(SizedView(40, 20), to: scrollView)
        label.centerXAnchor.constraint(equalTo: scrollView.centerXAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(label.frame.midX == 150)
    }

    @Test func relatesSizesToTheFrame() {
        pin(content, to: scrollView)
        content.widthAnchor.constraint(equalTo: scrollView.widthAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(scrollView.contentSize.width == 300)
    }

    @Test func keepsWhatIsHeldByTheFrameGuide() {
        pin(content, to: scrollView)
        let header = add(SizedView(10, 10), to: scrollView)
        header.topAnchor.constraint(equalTo: scrollView.frameLayoutGuide.topAnchor).isActive = true
        root.layoutIfNeeded()
        scrollView.contentOffset.y = 100
        root.layoutIfNeeded()
        #expect(header.frame.minY == 100)
    }

    @Test func addsTheSafeAreaWhereItScrolls() {
        pin(scrollView, to: root, inset: 10)
        scrollView.contentSize = CGSize(width: 10, height: 10000)
        root.layoutState.detachedSafeArea = UIEdgeInsets(top: 44, left: 20, bottom: 0, right: 0)
        root.insetsMayHaveChanged()
        root.layoutIfNeeded()
        #expect(scrollView.adjustedContentInset == UIEdgeInsets(top: 34, left: 0, bottom: 0, right: 0))
        #expect(scrollView.contentOffset == CGPoint(x: 0, y: -34))
        scrollView.contentInsetAdjustmentBehavior = .never
        #expect(scrollView.adjustedContentInset == .zero && scrollView.contentOffset == .zero)
    }

    @Test func revealsARectangle() {
        scrollView.bounds = rect(0, 0, 100, 100)
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.scrollRectToVisible(rect(0, 150, 10, 10), animated: false)
        #expect(scrollView.contentOffset == CGPoint(x: 0, y: 60))
    }

    @Test func ignoresOffsetsThatAreNoNumbers() {
        scrollView.contentOffset = CGPoint(x: CGFloat.nan, y: .infinity)
        #expect(scrollView.contentOffset == .zero)
    }
}
