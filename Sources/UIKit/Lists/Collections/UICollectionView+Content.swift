import CoreGraphics
import Foundation

extension UICollectionView {
    var collectionDelegate: (any UICollectionViewDelegate)? { delegate as? any UICollectionViewDelegate }

    func loadContentIfNeeded() {
        guard !content.isLoaded else { return }
        content.isLoaded = true
        content.isPrepared = false
        removeViews()
        content.counts = askForCounts()
    }

    private func askForCounts() -> [Int] {
        documentItems.isShown = false
        guard let dataSource else { return showDocumentItems().isEmpty ? [] : [documentItems.cells.count] }
        return (0..<max(dataSource.numberOfSections(in: self), 0)).map {
            max(dataSource.collectionView(self, numberOfItemsInSection: $0), 0)
        }
    }

    /// The document's items, from now on the collection's content.
    @discardableResult
    func showDocumentItems() -> [UICollectionViewCell] {
        documentItems.makeSamples()
        documentItems.isShown = true
        return documentItems.cells
    }

    private func removeViews() {
        for (path, cell) in content.cells.sorted(by: { $0.key < $1.key }) { retire(cell, at: path) }
        for (place, view) in content.supplements { retire(view, place.kind) }
        (content.cells, content.supplements, content.waiting, content.fittedSizes) = ([:], [:], [:], [:])
    }

    /// Takes a cell away and keeps it for another item.
    func retire(_ cell: UICollectionViewCell, at path: IndexPath) {
        cell.removeFromSuperview()
        if cell !== documentItems.cell(at: path) { registry.enqueue(cell, cell.reuseIdentifier) }
    }

    func retire(_ view: UICollectionReusableView, _ kind: String) {
        view.removeFromSuperview()
        guard view !== documentItems.supplement(kind) else { return }
        supplements[kind, default: ReuseRegistry()].enqueue(view, view.reuseIdentifier)
    }

    /// The cell for an item, from the data source or the document.
    func makeCell(at path: IndexPath) -> UICollectionViewCell? {
        if let cell = content.waiting.removeValue(forKey: path) { return cell }
        return dataSource?.collectionView(self, cellForItemAt: path) ?? documentItems.cell(at: path)
    }

    func makeSupplement(_ kind: String, _ path: IndexPath) -> UICollectionReusableView? {
        if documentItems.isShown, let view = documentItems.supplement(kind) { return view }
        return dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
    }
}
