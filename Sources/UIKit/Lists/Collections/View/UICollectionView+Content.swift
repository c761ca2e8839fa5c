import CoreGraphics
import Foundation

extension UICollectionView {
    var collectionDelegate: (any UICollectionViewDelegate)? {
        scrollDelegate as? any UICollectionViewDelegate
    }

    func setNeedsReload() {
        let context = collectionViewLayout.makeInvalidationContext()
        context.invalidateEverything = true
        context.invalidateDataSourceCounts = true
        endSwipe()
        content.isLoaded = false
        collectionViewLayout.invalidateLayout(with: context)
        setNeedsLayout()
    }

    func loadContentIfNeeded() {
        guard !content.isLoaded else { return }
        content.isLoaded = true
        content.isPrepared = false
        content.fillsEmptyBounds = false
        removeViews()
        content.counts = askForCounts()
        loadIndex()
    }

    /// Returns the current numbers of items of the data source, or else of the document.
    func askForCounts() -> [Int] {
        documentItems.isShown = false
        guard let dataSource else {
            // A layout with sections that code defines replaces that of the document, and the code may rely on its data source.
            let isOfCode = collectionViewLayout is UICollectionViewCompositionalLayout
            return isOfCode || showDocumentItems().isEmpty ? [] : [documentItems.cells.count]
        }
        let sections = dataSource.numberOfSections(in: self)
        return (0..<max(sections, 0)).map {
            max(dataSource.collectionView(self, numberOfItemsInSection: $0), 0)
                + content.placeholders.count(inSection: $0)
        }
    }

    /// Adopts the document's items as the collection's content.
    @discardableResult
    func showDocumentItems() -> [UICollectionViewCell] {
        documentItems.makeSamples()
        documentItems.isShown = true
        return documentItems.cells
    }

    private func removeViews() {
        motion.stop()
        for element in content.views.keys.sorted() {
            if let view = content.views.removeValue(forKey: element) { finishShowing(view, element) }
        }
        for (element, view) in content.waiting { retire(view, element) }
        (content.waiting, content.asked) = ([:], [])
    }

    // MARK: Disappearing views

    /// Removes a view, at the end of its animation if changes are animated.
    func endShowing(_ element: CollectionElement) {
        guard let view = content.views.removeValue(forKey: element) else { return }
        content.asked.remove(element)
        if !departs(view, element) { finishShowing(view, element) }
    }

    /// Removes a view and calls the delegate.
    func finishShowing(_ view: UICollectionReusableView, _ element: CollectionElement) {
        retire(view, element)
        if let cell = view as? UICollectionViewCell, element.category == .cell {
            collectionDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: element.path)
        } else {
            collectionDelegate?.collectionView(
                self, didEndDisplayingSupplementaryView: view, forElementOfKind: element.kind,
                at: element.path)
        }
    }

    /// Puts a view into the reuse queue.
    func retire(_ view: UICollectionReusableView, _ element: CollectionElement) {
        view.endMotion()
        view.removeFromSuperview()
        view.shownAttributes = nil
        guard !documentItems.owns(view) else { return }
        switch element.category {
        case .cell:
            if let cell = view as? UICollectionViewCell { registry.enqueue(cell, cell.reuseIdentifier) }
        case .supplementaryView:
            supplements[element.kind, default: ReuseRegistry()].enqueue(view, view.reuseIdentifier)
        case .decorationView:
            collectionViewLayout.decorations[element.kind]?.enqueue(view, element.kind)
        }
    }

    // MARK: Appearing views

    /// Returns the view for an element, from the data source, the layout or the document.
    func makeView(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
        let element = attributes.element
        if let view = content.waiting.removeValue(forKey: element) { return view }
        let outer = content.making
        content.making = attributes
        defer { content.making = outer }
        switch element.category {
        case .cell: return makeCell(at: element.path)
        case .supplementaryView: return makeSupplement(element.kind, element.path)
        case .decorationView: return makeDecoration(element.kind)
        }
    }

    private func makeCell(at path: IndexPath) -> UICollectionViewCell? {
        guard let dataSource else { return documentItems.cell(at: path) }
        let asked = content.movement?.dataSourcePath(of: path) ?? path
        if let entry = content.placeholders.entry(at: asked) { return makePlaceholder(entry, at: path) }
        let cell = dataSource.collectionView(
            self, cellForItemAt: content.placeholders.dataSourcePath(of: asked) ?? asked)
        if cell.reuseIdentifier == nil, !documentItems.isShown {
            RuntimeDiagnostics.report(
                "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier -"
                    + " cells must be retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:"
            )
        }
        cell.collection = self
        cell.isSelected = selection.contains(path)
        tellOutline(cell, at: path)
        return cell
    }

    private func makePlaceholder(
        _ entry: PlaceholderEntry<UICollectionViewCell>, at path: IndexPath
    ) -> UICollectionViewCell {
        let cell = dequeueCell(entry.identifier, for: path)
        entry.update?(cell)
        return cell
    }

    private func makeSupplement(_ kind: String, _ path: IndexPath) -> UICollectionReusableView? {
        if documentItems.isShown, let view = documentItems.supplement(kind) { return view }
        guard let dataSource else { return nil }
        let view = dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
        guard view is MissingSupplement else { return view }
        RuntimeDiagnostics.report(
            "the collection view's data source did not return a valid view from"
                + " -collectionView:viewForSupplementaryElementOfKind:atIndexPath: for kind \(kind)")
        return nil
    }

    private func makeDecoration(_ kind: String) -> UICollectionReusableView? {
        let view = collectionViewLayout.decorations[kind]?.dequeue(kind) {
            ($0 as? UICollectionReusableView.Type)?.init(frame: .zero)
        }
        if view == nil { reportMissing(kind, kind) }
        return view
    }

    // MARK: Dequeuing

    func dequeueCell(_ identifier: String, for path: IndexPath) -> UICollectionViewCell {
        if let cell = content.reconfigured, cell.reuseIdentifier == identifier {
            content.reconfigured = nil
            return cell
        }
        let cell = registry.dequeue(identifier) { ($0 as? UICollectionViewCell.Type)?.init(frame: .zero) }
        if cell == nil { reportMissing("UICollectionElementKindCell", identifier) }
        return prepared(cell ?? UICollectionViewCell(frame: .zero), identifier, .cell(path))
    }

    func dequeueSupplement(
        _ kind: String, _ identifier: String, for path: IndexPath
    ) -> UICollectionReusableView {
        let view = supplements[kind, default: ReuseRegistry()].dequeue(identifier) {
            ($0 as? UICollectionReusableView.Type)?.init(frame: .zero)
        }
        if view == nil { reportMissing(kind, identifier) }
        return prepared(
            view ?? UICollectionReusableView(frame: .zero), identifier, .supplement(kind, path))
    }

    /// Sets a view's frame before the data source configures it, so that it has its final size.
    private func prepared<View: UICollectionReusableView>(
        _ view: View, _ identifier: String, _ element: CollectionElement
    ) -> View {
        view.reuseIdentifier = identifier
        if view.superview == nil { view.applyTraits(from: traitCollection) }
        if let attributes = content.making, attributes.element == element { view.take(attributes) }
        if let cell = view as? UICollectionViewCell { cell.collection = self }
        return view
    }

    private func reportMissing(_ kind: String, _ identifier: String) {
        RuntimeDiagnostics.report(
            "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a nib or a class"
                + " for the identifier or connect a prototype cell in a storyboard")
    }

    // MARK: Finding

    func visibleSupplements(_ kind: String) -> [CollectionElement] {
        content.views.keys.filter { $0.category == .supplementaryView && $0.kind == kind }.sorted()
    }

    /// Returns the frontmost item at a point of the content.
    func item(at point: CGPoint) -> IndexPath? {
        layoutIsCurrent()
        let rect = CGRect(x: point.x, y: point.y, width: 1, height: 1)
        let hits = attributes(in: rect).filter { attributes in
            attributes.representedElementCategory == .cell && !attributes.isHidden
                && shownFrame(attributes).contains(point)
        }
        return hits.max { $0.zIndex < $1.zIndex }?.indexPath
    }
}
