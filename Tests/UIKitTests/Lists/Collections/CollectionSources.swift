import CoreGraphics
import Foundation

@testable import UIKit

/// A collection that keeps its source alive.
@MainActor
final class SourcedCollection: UICollectionView {
    var source: RecordingSource?
}

/// A cell that counts its instances, and optionally has its own height.
final class CountedCell: UICollectionViewCell {
    @MainActor static var made = 0
    @MainActor static var height: ((IndexPath) -> CGFloat)?
    var prepared = 0

    required init(frame: CGRect) {
        super.init(frame: frame)
        Self.made += 1
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func prepareForReuse() {
        super.prepareForReuse()
        prepared += 1
    }

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        if let height = Self.height { layoutAttributes.size.height = height(layoutAttributes.indexPath) }
        return layoutAttributes
    }
}

/// Provides items by number and records its calls and the delegate's.
@MainActor
final class RecordingSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var sections: [[Int]]
    var calls: [String] = []

    init(_ sections: [[Int]]) { self.sections = sections }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section].count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        calls.append("cell \(indexPath.section)-\(indexPath.item)")
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        cell.tag = sections[indexPath.section][indexPath.item]
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: kind, for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        let item = sections[sourceIndexPath.section].remove(at: sourceIndexPath.item)
        sections[destinationIndexPath.section].insert(item, at: destinationIndexPath.item)
    }

    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) { calls.append("will \(indexPath.section)-\(indexPath.item)") }

    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) { calls.append("end \(indexPath.section)-\(indexPath.item)") }

    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath)
        -> Bool
    {
        calls.append("shouldHighlight")
        return true
    }
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        calls.append("didHighlight")
    }
    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        calls.append("didUnhighlight")
    }
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        calls.append("shouldSelect")
        return true
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        calls.append("didSelect")
    }
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        calls.append("didDeselect")
    }
}

extension UICollectionView {
    static let kinds = [
        UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter, "badge",
        "ground",
    ]

    /// Returns a collection of 320 by 480 points over the items, laid out.
    static func showing(
        _ sections: [[Int]], _ layout: UICollectionViewLayout, rightToLeft: Bool = false
    ) -> SourcedCollection {
        let view = SourcedCollection(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
        if rightToLeft { view.semanticContentAttribute = .forceRightToLeft }
        let source = RecordingSource(sections)
        view.source = source
        view.register(CountedCell.self, forCellWithReuseIdentifier: "item")
        for kind in kinds {
            view.register(
                UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
            layout.register(UICollectionReusableView.self, forDecorationViewOfKind: kind)
        }
        (view.dataSource, view.delegate) = (source, source)
        view.layoutIfNeeded()
        return view
    }

    func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
        layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
    }

    /// The numbers that the visible cells show, in order.
    var shownNumbers: [Int] { visibleCells.map(\.tag) }
}

extension NSCollectionLayoutSize {
    @MainActor
    convenience init(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
    ) { self.init(widthDimension: width, heightDimension: height) }
}
