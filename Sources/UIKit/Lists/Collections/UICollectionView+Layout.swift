import CoreGraphics
import Foundation

extension UICollectionView {
    /// Puts the views of what is visible in place and takes away the others.
    func layoutItems() {
        placeBackground()
        loadContentIfNeeded()
        let visible = visibleAttributes()
        recycle(keeping: visible)
        for attributes in visible { show(attributes) }
    }

    private func placeBackground() {
        guard let backgroundView else { return }
        backgroundView.frame = bounds
        if subviews.first !== backgroundView { insertSubview(backgroundView, at: 0) }
    }

    private func prepareIfNeeded() {
        let room = isOnCanvas ? bounds.size : bounds.inset(by: adjustedContentInset).size
        guard !content.isPrepared || content.size != room else { return }
        content.isPrepared = true
        content.size = room
        collectionViewLayout.prepare()
        contentSize = collectionViewLayout.collectionViewContentSize
    }

    /// What is on the screen. Cells that size themselves are asked, which may bring others into view.
    private func visibleAttributes() -> [UICollectionViewLayoutAttributes] {
        let rounds = 100
        var visible: [UICollectionViewLayoutAttributes] = []
        for _ in 0..<rounds {
            prepareIfNeeded()
            visible = collectionViewLayout.layoutAttributesForElements(in: visibleRect) ?? []
            guard fit(visible) else { return visible }
            content.isPrepared = false
        }
        return visible
    }

    /// The bounds; on a canvas, all that the document has.
    private var visibleRect: CGRect {
        guard isOnCanvas, documentItems.isShown else { return bounds }
        return CGRect(origin: .zero, size: collectionViewLayout.collectionViewContentSize).union(bounds)
    }

    /// Asks cells for their sizes. Answers whether one of them changes the layout.
    private func fit(_ visible: [UICollectionViewLayoutAttributes]) -> Bool {
        guard let flow = collectionViewLayout as? UICollectionViewFlowLayout, flow.estimatedItemSize != .zero,
            !(isOnCanvas && documentItems.isShown)
        else { return false }
        var isNew = false
        for attributes in visible where attributes.representedElementCategory == .cell {
            let path = attributes.indexPath
            guard content.fittedSizes[path] == nil, let cell = content.cells[path] ?? makeCell(at: path)
            else { continue }
            if content.cells[path] == nil { content.waiting[path] = cell }
            if cell.superview == nil { cell.applyTraits(from: traitCollection) }
            let fitted = cell.preferredLayoutAttributesFitting(attributes.copied()).size
            content.fittedSizes[path] = fitted
            if fitted != attributes.size { isNew = true }
        }
        return isNew
    }

    private func recycle(keeping visible: [UICollectionViewLayoutAttributes]) {
        let paths = Set(visible.lazy.filter { $0.representedElementCategory == .cell }.map(\.indexPath))
        for (path, cell) in content.cells.sorted(by: { $0.key < $1.key }) where !paths.contains(path) {
            content.cells[path] = nil
            retire(cell, at: path)
            collectionDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
        }
        let places = Set(visible.compactMap(\.supplementPlace))
        for (place, view) in content.supplements where !places.contains(place) {
            content.supplements[place] = nil
            retire(view, place.kind)
        }
    }

    private func show(_ attributes: UICollectionViewLayoutAttributes) {
        guard let view = element(for: attributes) else { return }
        if view.superview !== self { insertSubview(view, at: subviews.count) }
        view.frame = attributes.frame
        view.alpha = attributes.alpha
        view.isHidden = attributes.isHidden
        view.layer.zPosition = CGFloat(attributes.zIndex)
        if view.transform != attributes.transform { view.transform = attributes.transform }
        view.apply(attributes)
    }

    private func element(for attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
        guard let place = attributes.supplementPlace else { return cell(at: attributes.indexPath) }
        if let view = content.supplements[place] { return view }
        let view = makeSupplement(place.kind, place.path)
        content.supplements[place] = view
        return view
    }

    private func cell(at path: IndexPath) -> UICollectionViewCell? {
        if let cell = content.cells[path] { return cell }
        guard let cell = makeCell(at: path) else { return nil }
        content.cells[path] = cell
        cell.isSelected = selection.contains(path)
        collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: path)
        return cell
    }
}

extension UICollectionViewLayoutAttributes {
    /// Where a view stands that is not an item; nil for items.
    var supplementPlace: SupplementPlace? {
        representedElementKind.map { SupplementPlace(kind: $0, path: indexPath) }
    }
}
