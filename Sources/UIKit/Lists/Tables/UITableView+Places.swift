import CoreGraphics
import Foundation

/// Where rows and titles are, in points of the content.
extension UITableView {
    public func rectForRow(at indexPath: IndexPath) -> CGRect {
        loadedGeometry.row(at: indexPath).map(rect) ?? .zero
    }

    public func rectForHeader(inSection section: Int) -> CGRect {
        place(ofSection: section).map { rect($0.header) } ?? .zero
    }

    public func rectForFooter(inSection section: Int) -> CGRect {
        place(ofSection: section).map { rect($0.footer) } ?? .zero
    }

    /// Header, rows and footer.
    public func rect(forSection section: Int) -> CGRect {
        place(ofSection: section).map { rect($0.header.lowerBound...$0.footer.upperBound) } ?? .zero
    }

    private func place(ofSection number: Int) -> TableGeometry.Section? {
        let sections = loadedGeometry.sections
        return sections.indices.contains(number) ? sections[number] : nil
    }

    private func rect(_ range: ClosedRange<CGFloat>) -> CGRect {
        CGRect(
            x: sideInsets.left, y: range.lowerBound, width: cellWidth,
            height: range.upperBound - range.lowerBound)
    }

    public func indexPathForRow(at point: CGPoint) -> IndexPath? { loadedGeometry.row(at: point.y) }

    public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        loadedGeometry.rows(in: rect.minY...max(rect.maxY, rect.minY))
    }

    public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        content.titles[TableTitle(section: section, isHeader: true)] as? UITableViewHeaderFooterView
    }

    public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        content.titles[TableTitle(section: section, isHeader: false)] as? UITableViewHeaderFooterView
    }

    /// Scrolls until the row stands at the position, as far as the content reaches.
    public func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        guard loadedGeometry.row(at: indexPath) != nil else { return }
        let rect = rectForRow(at: indexPath)
        guard scrollPosition != .none else { return scrollRectToVisible(rect, animated: animated) }
        let inset = adjustedContentInset
        let room = bounds.height - inset.top - inset.bottom - rect.height
        let share: CGFloat = scrollPosition == .top ? 0 : scrollPosition == .middle ? 0.5 : 1
        let top = -inset.top
        let end = max(contentSize.height + inset.bottom - bounds.height, top)
        let y = min(max(rect.minY - inset.top - room * share, top), end)
        setContentOffset(CGPoint(x: contentOffset.x, y: y), animated: animated)
    }
}
