import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct CompositionalLayoutTests {
    private let full = NSCollectionLayoutSize(.fractionalWidth(1), .fractionalHeight(1))
    private let row = NSCollectionLayoutSize(.fractionalWidth(1), .absolute(50))

    private func item(_ width: CGFloat, _ height: CGFloat = 1) -> NSCollectionLayoutItem {
        NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(.fractionalWidth(width), .fractionalHeight(height)))
    }

    private func show(
        _ group: NSCollectionLayoutGroup, _ count: Int = 8, rightToLeft: Bool = false,
        _ change: (NSCollectionLayoutSection) -> Void = { _ in }
    ) -> UICollectionView {
        let section = NSCollectionLayoutSection(group: group)
        change(section)
        return .showing(
            [Array(0..<count)], UICollectionViewCompositionalLayout(section: section),
            rightToLeft: rightToLeft)
    }

    @Test func subitemsRepeatWhileThereIsRoom() {
        let view = show(.horizontal(layoutSize: row, subitems: [item(0.25)]))
        #expect(view.frame(3) == CGRect(x: 240, y: 0, width: 80, height: 50))
        #expect(view.frame(4) == CGRect(x: 0, y: 50, width: 80, height: 50))
    }

    @Test func countedSubitemsShareTheGroup() {
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: row, subitem: item(1), count: 3)
        group.interItemSpacing = .fixed(10)
        #expect(show(group).frame(1) == CGRect(x: 110, y: 0, width: 100, height: 50))
    }

    @Test func repeatedSubitemsKeepTheirSize() {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: row, repeatingSubitem: item(0.25), count: 2)
        #expect(show(group).frame(1) == CGRect(x: 80, y: 0, width: 80, height: 50))
        #expect(show(group).frame(2)?.minY == 50)
    }

    @Test func flexibleSpacingTakesWhatIsLeft() {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: row, repeatingSubitem: item(0.25), count: 3)
        group.interItemSpacing = .flexible(5)
        #expect(show(group).frame(2)?.minX == 240)
    }

    @Test func spacingBetweenGroups() {
        let view = show(.horizontal(layoutSize: row, subitems: [item(1)])) { $0.interGroupSpacing = 7 }
        #expect(view.frame(2)?.minY == 114)
        #expect(view.contentSize == CGSize(width: 320, height: 8 * 57 - 7))
    }

    @Test func insetsOfItemAndSection() {
        let inner = item(0.5)
        inner.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        let view = show(.horizontal(layoutSize: row, subitems: [inner])) {
            $0.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
        }
        #expect(view.frame(1) == CGRect(x: 152, y: 11, width: 124, height: 46))
        #expect(view.contentSize.height == 240)
    }

    @Test func edgeSpacingSurroundsAnItem() {
        let inner = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(.absolute(100), .absolute(20)))
        inner.edgeSpacing = NSCollectionLayoutEdgeSpacing(
            leading: .flexible(0), top: .fixed(5), trailing: .flexible(0), bottom: nil)
        let view = show(.horizontal(layoutSize: row, repeatingSubitem: inner, count: 1))
        #expect(view.frame(0) == CGRect(x: 110, y: 5, width: 100, height: 20))
    }

    @Test func nestedGroups() {
        let small = NSCollectionLayoutGroup.vertical(
            layoutSize: NSCollectionLayoutSize(.fractionalWidth(0.25), .fractionalHeight(1)),
            subitem: item(1),
            count: 2)
        let view = show(
            .horizontal(
                layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(100)),
                subitems: [item(0.75), small]))
        #expect(view.frame(0) == CGRect(x: 0, y: 0, width: 240, height: 100))
        #expect(view.frame(2) == CGRect(x: 240, y: 50, width: 80, height: 50))
        #expect(view.frame(3)?.minY == 100)
    }

    @Test func customGroups() {
        let group = NSCollectionLayoutGroup.custom(layoutSize: row) { environment in
            let width = environment.container.effectiveContentSize.width
            return (0..<2).map {
                NSCollectionLayoutGroupCustomItem(
                    frame: CGRect(x: CGFloat($0) * width / 2, y: 10, width: 30, height: 30), zIndex: $0)
            }
        }
        #expect(show(group).frame(1) == CGRect(x: 160, y: 10, width: 30, height: 30))
        #expect(show(group).frame(2)?.minY == 60)
    }

    @Test func leadingIsOnTheRightInHebrew() {
        let view = show(.horizontal(layoutSize: row, subitems: [item(0.25)]), rightToLeft: true)
        #expect(view.frame(0)?.minX == 240)
    }

    @Test func anIncompleteGroupStaysAsLarge() {
        let view = show(.horizontal(layoutSize: row, subitems: [item(0.25)]), 5)
        #expect(view.frame(4) == CGRect(x: 0, y: 50, width: 80, height: 50))
        #expect(view.contentSize.height == 100)
    }

    @Test func layoutsCanScrollSideways() {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = .horizontal
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: NSCollectionLayoutSize(.absolute(100), .fractionalHeight(1)), subitem: item(1),
            count: 2)
        let layout = UICollectionViewCompositionalLayout(
            section: NSCollectionLayoutSection(group: group), configuration: configuration)
        let view = UICollectionView.showing([Array(0..<8)], layout)
        #expect(view.frame(3) == CGRect(x: 100, y: 240, width: 100, height: 240))
        #expect(view.contentSize == CGSize(width: 400, height: 480))
    }

    // MARK: Headers, badges and backgrounds

    private func header(_ height: NSCollectionLayoutDimension) -> NSCollectionLayoutBoundarySupplementaryItem
    {
        NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), height),
            elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    }

    private func titled(_ item: NSCollectionLayoutBoundarySupplementaryItem) -> SourcedCollection {
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: row, subitems: [self.item(1)]))
        section.boundarySupplementaryItems = [item]
        return .showing(
            [Array(0..<20), Array(0..<20)], UICollectionViewCompositionalLayout(section: section))
    }

    private func headerFrame(_ view: UICollectionView, _ section: Int = 0) -> CGRect? {
        view.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader,
            at: IndexPath(item: 0, section: section))?.frame
    }

    @Test func headersExtendTheirSection() {
        let view = titled(header(.absolute(30)))
        #expect(headerFrame(view) == CGRect(x: 0, y: 0, width: 320, height: 30))
        #expect(view.frame(0)?.minY == 30)
        #expect(view.frame(0, 1)?.minY == 1060)
    }

    @Test func pinnedHeadersStayInSight() {
        let item = header(.absolute(30))
        item.pinToVisibleBounds = true
        let view = titled(item)
        view.contentOffset.y = 400
        view.layoutIfNeeded()
        #expect(headerFrame(view)?.minY == 400)
        view.contentOffset.y = 1020
        view.layoutIfNeeded()
        #expect(headerFrame(view)?.minY == 1000)
        #expect(headerFrame(view, 1)?.minY == 1030)
    }

    @Test func badgesStandAtTheirAnchor() {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: NSCollectionLayoutSize(.absolute(20), .absolute(20)), elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(
                edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
        let inner = NSCollectionLayoutItem(layoutSize: full, supplementaryItems: [badge])
        let view = show(.horizontal(layoutSize: row, subitem: inner, count: 2))
        let frame = view.layoutAttributesForSupplementaryElement(
            ofKind: "badge", at: IndexPath(item: 2, section: 0))?.frame
        #expect(frame == CGRect(x: 150, y: 40, width: 20, height: 20))
        #expect(view.visibleSupplementaryViews(ofKind: "badge").count == 8)
    }

    @Test func groundsSpanTheirSection() {
        let view = show(.horizontal(layoutSize: row, subitems: [item(1)])) {
            $0.decorationItems = [.background(elementKind: "ground")]
            $0.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
        }
        let ground = view.subviews.first
        #expect(ground?.frame == CGRect(x: 0, y: 0, width: 320, height: 410))
        #expect(ground is UICollectionViewCell == false)
    }

    @Test func headersOfTheWholeLayout() {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.boundarySupplementaryItems = [header(.absolute(40))]
        configuration.interSectionSpacing = 9
        let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: row, subitems: [item(1)]))
        let view = UICollectionView.showing(
            [[0], [1]], UICollectionViewCompositionalLayout(section: section, configuration: configuration))
        #expect(view.frame(0, 1)?.minY == 99)
    }

    // MARK: Sections that scroll by themselves

    private func carousel(_ count: Int = 20) -> UICollectionView {
        let size = NSCollectionLayoutSize(.absolute(100), .absolute(80))
        return show(.horizontal(layoutSize: size, subitems: [item(1)]), count) {
            $0.orthogonalScrollingBehavior = .groupPaging
            $0.interGroupSpacing = 10
            $0.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
        }
    }

    @Test func orthogonalSectionsAreAsHighAsTheirGroups() {
        let view = carousel()
        #expect(view.contentSize == CGSize(width: 320, height: 80))
        #expect(view.shownNumbers == [0, 1, 2])
    }

    @Test func scrollingASectionBringsItsItems() throws {
        let view = carousel()
        let scroller = try #require(view.subviews.compactMap { $0 as? UIScrollView }.first)
        #expect(scroller.contentSize.width == 2230)
        scroller.contentOffset.x = 1100
        view.layoutIfNeeded()
        #expect(view.shownNumbers == [9, 10, 11, 12])
    }

    @Test func scrollingToAnItemShowsTheWholeSectionThatScrollsByItself() {
        let size = NSCollectionLayoutSize(.fractionalWidth(1), .fractionalHeight(0.25))
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size, repeatingSubitem: item(0.25), count: 4))
        section.orthogonalScrollingBehavior = .groupPaging
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = .horizontal
        let months = (0..<3).map { Array($0 * 16..<$0 * 16 + 16) }
        let view = UICollectionView.showing(
            months, UICollectionViewCompositionalLayout(section: section, configuration: configuration))
        view.scrollToItem(at: IndexPath(item: 0, section: 1), at: .centeredHorizontally, animated: false)
        #expect(view.contentOffset.x == 320)
        view.scrollToItem(at: IndexPath(item: 15, section: 2), at: .right, animated: false)
        #expect(view.contentOffset.x == 640)
    }

    @Test func aPagedSectionRestsAtItsGroups() throws {
        let view = carousel()
        let scroller = try #require(view.subviews.compactMap { $0 as? OrthogonalScroller }.first)
        #expect(scroller.restingOffset(for: CGPoint(x: 300, y: 0), velocity: .zero).x == 330)
    }

    @Test func handlersSeeAndChangeWhatIsVisible() {
        let view = show(.horizontal(layoutSize: row, subitems: [item(1)])) {
            $0.visibleItemsInvalidationHandler = { items, offset, _ in
                items.forEach { $0.alpha = offset.y > 0 ? 0.5 : 1 }
            }
        }
        view.contentOffset.y = 10
        view.layoutIfNeeded()
        #expect(view.visibleCells.allSatisfy { $0.alpha == 0.5 })
    }
}
