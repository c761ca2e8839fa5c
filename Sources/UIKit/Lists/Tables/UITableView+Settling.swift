import CoreGraphics
import Foundation

/// Measuring the visible rows, and no others, without moving them on the screen.
extension UITableView {
    /// The maximum number of offset corrections in one layout; each one knows the heights of more rows.
    private static let maximumCorrections = 8

    /// Measures the visible parts. `show` is called with each row when its height is known.
    func settle(from anchor: TablePart? = nil, show: (IndexPath) -> Void = { _ in }) {
        guard let first = content.geometry.firstPart else { return }
        let start = bounds.origin.y
        let wasWithin = start <= maximumOffset
        if isAtTop, anchor == nil {
            settleDown(from: first, show)
            if !isOnCanvas { learnEstimate() }
        } else {
            let middle = anchor ?? visibleAnchor ?? content.geometry.part(nearest: start) ?? first
            settleAround(middle, keepsWithin: wasWithin, show)
        }
        adoptContentSize()
        if bounds.origin.y != start { scrollDelegate?.scrollViewDidScroll(self) }
    }

    /// The maximum vertical content offset.
    var maximumOffset: CGFloat {
        let inset = adjustedContentInset
        return max(content.geometry.height + inset.bottom - bounds.height, -inset.top)
    }

    var isAtTop: Bool { isOnCanvas || bounds.minY <= -adjustedContentInset.top }

    /// The visible range; on a canvas, all that the document has.
    var visibleStretch: ClosedRange<CGFloat> {
        if isOnCanvas, documentRows.isShown { return 0...CGFloat.greatestFiniteMagnitude }
        return bounds.minY...max(bounds.maxY, bounds.minY)
    }

    /// The first visible part, by the known heights.
    private var visibleAnchor: TablePart? {
        let stretch = visibleStretch
        let shown = content.cells.keys.filter { path in
            content.geometry.row(at: path)?.overlaps(stretch) == true
        }.min()
        if let path = shown ?? content.geometry.rows(in: stretch).first { return .row(path) }
        return content.geometry.sections(in: stretch).first.map {
            .title(TableTitle(section: $0, isHeader: true))
        }
    }

    private func settleAround(_ anchor: TablePart, keepsWithin: Bool, _ show: (IndexPath) -> Void) {
        for _ in 0..<Self.maximumCorrections {
            settlePart(anchor, show)
            settleUp(from: anchor, show)
            settleDown(from: anchor, show)
            settleFloatingHeader()
            let limits = -adjustedContentInset.top...maximumOffset
            let offset = min(max(bounds.origin.y, limits.lowerBound), limits.upperBound)
            guard keepsWithin, offset != bounds.origin.y else { return }
            bounds.origin.y = offset
        }
    }

    private func settleDown(from start: TablePart, _ show: (IndexPath) -> Void) {
        var next: TablePart? = start
        while let part = next, content.geometry.range(of: part).lowerBound < visibleStretch.upperBound {
            settlePart(part, show)
            next = content.geometry.part(after: part)
        }
    }

    /// Measures rows above the visible ones: the offset is adjusted, so that those below keep their positions on the
    /// screen.
    private func settleUp(from start: TablePart, _ show: (IndexPath) -> Void) {
        var next = content.geometry.part(before: start)
        while let part = next, content.geometry.range(of: part).upperBound > visibleStretch.lowerBound {
            bounds.origin.y += settlePart(part, show)
            next = content.geometry.part(before: part)
        }
    }

    /// Displays the header of the topmost section, which is visible wherever the section is scrolled to.
    private func settleFloatingHeader() {
        guard style == .plain, let section = content.geometry.sections(in: visibleStretch).first else {
            return
        }
        let title = TableTitle(section: section, isHeader: true)
        let isAbove = content.geometry.header(section).lowerBound < visibleStretch.lowerBound
        let growth = settleTitle(title)
        if isAbove { bounds.origin.y += growth }
    }

    /// Measures a part. Returns its growth.
    @discardableResult
    private func settlePart(_ part: TablePart, _ show: (IndexPath) -> Void) -> CGFloat {
        switch part {
        case .title(let title): return settleTitle(title)
        case .row(let path):
            let growth = settleRow(path)
            show(path)
            return growth
        }
    }

    private func settleTitle(_ title: TableTitle) -> CGFloat {
        guard content.settledTitles.insert(title).inserted else { return 0 }
        return content.geometry.setTitle(titleHeight(title), title)
    }

    private func settleRow(_ path: IndexPath) -> CGFloat {
        guard needsSettling(path) else { return 0 }
        let cell = content.cells[path] ?? makeCell(at: path)
        if content.cells[path] == nil { content.waiting[path] = cell }
        content.settledRows.insert(path)
        let asked = content.rowHeights == .asked ? -1 : askedHeight(at: path)
        return content.geometry.setRow(asked >= 0 ? asked : fittingHeight(of: cell), at: path)
    }

    private func needsSettling(_ path: IndexPath) -> Bool {
        switch content.rowHeights {
        case .fixed: false
        case .asked:
            !content.settledRows.contains(path)
                && content.geometry.sections[path.section].rows.knownHeight(at: path.row) == nil
        case .lazy: !content.settledRows.contains(path)
        }
    }

    /// Returns the height that the cell's constraints determine; without any, that of the document.
    private func fittingHeight(of cell: UITableViewCell) -> CGFloat {
        cell.ownHeightThatFits(width: cellWidth) ?? cell.documentSize.height ?? controlMetrics.rowHeight
    }

    // MARK: Anchors

    /// The part at the top of the view and how far its top is from the view's; nil while the content has not been
    /// scrolled.
    var topmostPart: (part: TablePart, distance: CGFloat)? {
        guard !isAtTop, let part = visibleAnchor else { return nil }
        return (part, content.geometry.range(of: part).lowerBound - bounds.minY)
    }

    /// Scrolls so that the part keeps its distance from the view's top.
    func keep(_ part: TablePart, at distance: CGFloat) {
        bounds.origin.y = content.geometry.range(of: part).lowerBound - distance
    }
}

extension UITableView {
    /// Measures a row again whose content has reported a new size.
    func contentSizeDidChange(of cell: UITableViewCell) {
        guard selfSizingInvalidation != .disabled, let path = indexPath(for: cell),
            content.settledRows.remove(path) != nil
        else { return }
        setNeedsLayout()
    }
}
