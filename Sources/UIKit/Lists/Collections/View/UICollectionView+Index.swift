import CoreGraphics
import Foundation

/// The index titles beside the items.
extension UICollectionView: IndexedList {
    var indexGrounds: (tracked: UIColor?, resting: UIColor?) { (nil, nil) }

    /// Requests the index titles when the content is loaded.
    func loadIndex() {
        content.indexTitles =
            dataSource?.indexTitles(for: self) ?? []
    }

    func placeIndex() {
        guard content.indexView != nil || !content.indexTitles.isEmpty else { return }
        content.indexView = TableIndexView.place(content.indexView, in: self, content.indexTitles)
    }

    func tapIndexTitle(_ number: Int) {
        guard content.indexTitles.indices.contains(number), let dataSource else { return }
        let path = dataSource.collectionView(
            self, indexPathForIndexTitle: content.indexTitles[number], at: number)
        guard content.contains(path) else { return }
        scrollToItem(at: path, at: scrollsAcross ? .left : .top, animated: false)
    }

    /// Whether the items are arranged horizontally.
    private var scrollsAcross: Bool {
        contentSize.height <= bounds.height && contentSize.width > bounds.width
    }
}
