import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct ListCellTests {
    private func list(
        _ appearance: UICollectionLayoutListConfiguration.Appearance, count: Int = 3,
        _ change: @escaping (UICollectionViewListCell) -> Void = { _ in }
    ) -> (UICollectionView, ItemMaker) {
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 375, height: 667),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(
                using: .init(appearance: appearance)))
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, _ in
            var content = cell.defaultContentConfiguration()
            content.text = "Wood"
            cell.contentConfiguration = content
            change(cell)
        }
        let source = ItemMaker(count) { view, path in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: path.item)
        }
        view.dataSource = source
        view.layoutIfNeeded()
        return (view, source)
    }

    private func cells(_ view: UICollectionView) -> [UICollectionViewListCell] {
        view.visibleCells.compactMap { $0 as? UICollectionViewListCell }
    }

    @Test func rowsAreAsHighAsTheirContent() {
        let (view, source) = list(.plain)
        withExtendedLifetime(source) { #expect(cells(view).map(\.frame.minY) == [0, 44, 88]) }
    }

    @Test func insetGroupsKeepClearOfTheSides() {
        let (view, source) = list(.insetGrouped)
        withExtendedLifetime(source) { #expect(cells(view).first?.frame.minX == 16) }
        #expect(view.backgroundColor == .systemGroupedBackground)
    }

    @Test func theEndsOfAnInsetGroupAreRound() {
        let (view, source) = list(.insetGrouped)
        withExtendedLifetime(source) {
            #expect(cells(view).map { $0.configuredGround?.layer.cornerRadius } == [10, 0, 10])
        }
    }

    @Test func separatorsBeginWithTheTextAndEndAGroup() {
        let (view, source) = list(.grouped)
        withExtendedLifetime(source) {
            let lines = cells(view).map { cell in
                cell.subviews.first { $0.backgroundColor == .separator }?.frame
            }
            #expect(lines.map { $0?.minX } == [16, 16, nil])
            #expect(lines.first??.maxX == 375)
        }
    }

    @Test func accessoriesTakeFromTheContent() {
        let (view, source) = list(.plain) { $0.accessories = [.disclosureIndicator()] }
        withExtendedLifetime(source) {
            #expect(cells(view).allSatisfy { $0.contentView.frame.width < 350 })
        }
    }

    @Test func accessoriesForEditingAppearWithIt() {
        let (view, source) = list(.plain) { $0.accessories = [.delete()] }
        withExtendedLifetime(source) {
            #expect(cells(view).first?.contentView.frame.minX == 0)
            view.isEditing = true
            view.layoutIfNeeded()
            #expect((cells(view).first?.contentView.frame.minX ?? 0) > 30)
        }
    }

    @Test func indentationMovesTheContent() {
        let (view, source) = list(.plain) { $0.indentationLevel = 2 }
        withExtendedLifetime(source) { #expect(cells(view).first?.contentView.frame.minX == 20) }
    }

    @Test func placesOfCustomAccessories() {
        let first = UICellAccessory.customView(
            configuration: .init(customView: UIView(), placement: .trailing(at: { $0.count })))
        #expect(first.position?([.checkmark(), .reorder()]) == 2)
        #expect(UICellAccessory.Placement.position(before: .reorder())([.checkmark(), .reorder()]) == 1)
        #expect(UICellAccessory.Placement.position(after: .checkmark())([.checkmark(), .reorder()]) == 1)
    }

    @Test func theStateReachesTheHandler() {
        var selected: [Bool] = []
        let (view, source) = list(.plain, count: 1) {
            $0.configurationUpdateHandler = { _, state in selected.append(state.isSelected) }
        }
        view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
        view.layoutIfNeeded()
        withExtendedLifetime(source) { #expect(selected.last == true) }
    }
}

@MainActor
private final class ItemMaker: NSObject, UICollectionViewDataSource {
    private let count: Int
    private let make: (UICollectionView, IndexPath) -> UICollectionViewCell

    init(_ count: Int, _ make: @escaping (UICollectionView, IndexPath) -> UICollectionViewCell) {
        (self.count, self.make) = (count, make)
        super.init()
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        count
    }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { make(collectionView, indexPath) }
}
