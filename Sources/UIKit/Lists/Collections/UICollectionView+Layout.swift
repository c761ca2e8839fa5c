import CoreGraphics
import Foundation

extension UICollectionView {
    /// Puts the views of what is visible in place and takes away the others.
    func layoutItems() {
        prepareIfNeeded()
        let visible = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
        recycle(keeping: visible)
        for attributes in visible { show(attributes) }
        backgroundView?.frame = bounds
    }

    private func prepareIfNeeded() {
        guard !content.isPrepared || content.size != bounds.size else { return }
        if !content.isPrepared { removeViews() }
        content.isPrepared = true
        content.size = bounds.size
        collectionViewLayout.prepare()
        contentSize = collectionViewLayout.collectionViewContentSize
    }

    private func removeViews() {
        for cell in content.cells.values { cell.removeFromSuperview() }
        for view in content.supplements.values { view.removeFromSuperview() }
        (content.cells, content.supplements) = ([:], [:])
    }

    private func recycle(keeping visible: [UICollectionViewLayoutAttributes]) {
        let paths = Set(visible.lazy.filter { $0.representedElementCategory == .cell }.map(\.indexPath))
        for (path, cell) in content.cells.sorted(by: { $0.key < $1.key }) where !paths.contains(path) {
            content.cells[path] = nil
            cell.removeFromSuperview()
            if dataSource != nil { enqueue(cell) }
        }
    }

    private func show(_ attributes: UICollectionViewLayoutAttributes) {
        guard let view = element(for: attributes) else { return }
        if view.superview !== self { insertSubview(view, at: 0) }
        view.frame = attributes.frame
        view.alpha = attributes.alpha
        view.isHidden = attributes.isHidden
        view.layer.zPosition = CGFloat(attributes.zIndex)
        view.apply(attributes)
    }

    private func element(for attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
        guard let kind = attributes.representedElementKind else { return cell(at: attributes.indexPath) }
        let key = "\(kind)/\(attributes.indexPath.section)/\(attributes.indexPath.item)"
        if let view = content.supplements[key] { return view }
        let view = makeSupplement(kind, attributes.indexPath)
        content.supplements[key] = view
        return view
    }

    private func makeSupplement(_ kind: String, _ path: IndexPath) -> UICollectionReusableView? {
        guard let dataSource else {
            return kind == Self.elementKindSectionHeader ? documentItems.header : documentItems.footer
        }
        return dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
    }

    private func cell(at path: IndexPath) -> UICollectionViewCell? {
        if let cell = content.cells[path] { return cell }
        guard let cell = makeCell(at: path) else { return nil }
        content.cells[path] = cell
        (delegate as? any UICollectionViewDelegate)?.collectionView(self, willDisplay: cell, forItemAt: path)
        return cell
    }

    private func makeCell(at path: IndexPath) -> UICollectionViewCell? {
        guard let dataSource else {
            return documentItems.cells.indices.contains(path.item) ? documentItems.cells[path.item] : nil
        }
        return dataSource.collectionView(self, cellForItemAt: path)
    }

    /// The size that the delegate, the document or the layout gives an item, in points.
    func size(ofItemAt path: IndexPath, in layout: UICollectionViewFlowLayout) -> CGSize {
        if let delegate = delegate as? any UICollectionViewDelegateFlowLayout {
            return delegate.collectionView(self, layout: layout, sizeForItemAt: path)
        }
        let cells = documentItems.cells
        if dataSource == nil, cells.indices.contains(path.item), let size = cells[path.item].documentSize {
            return size
        }
        return layout.itemSize
    }
}
