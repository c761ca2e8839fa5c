import CoreGraphics
import Foundation

/// The positions of rows and titles, in points of the content.
extension UITableView {
    func placeOfRow(_ path: IndexPath) -> CGRect { loadedGeometry.row(at: path).map(rect) ?? .zero }

    func placeOfTitle(_ section: Int, isHeader: Bool) -> CGRect {
        guard loadedGeometry.sections.indices.contains(section) else { return .zero }
        return rect(content.geometry.range(of: TableTitle(section: section, isHeader: isHeader)))
    }

    func placeOfSection(_ section: Int) -> CGRect {
        guard loadedGeometry.sections.indices.contains(section) else { return .zero }
        let geometry = content.geometry
        return rect(geometry.header(section).lowerBound...geometry.footer(section).upperBound)
    }

    private func rect(_ range: ClosedRange<CGFloat>) -> CGRect {
        CGRect(
            x: sideInsets.left, y: range.lowerBound, width: cellWidth,
            height: range.upperBound - range.lowerBound)
    }

    // MARK: Scrolling

    /// Scrolls to a row. Heights of invisible rows are estimates, so that those around the row are measured first.
    func scroll(toRow path: IndexPath, _ position: ScrollPosition, _ animated: Bool) {
        guard loadedGeometry.has(path) else { return }
        recycleWaiting()
        let start = bounds.origin
        for _ in 0..<4 {
            let offset = offset(showing: path, position)
            guard offset != bounds.origin.y else { break }
            bounds.origin.y = offset
            settle(from: .row(path))
        }
        let target = CGPoint(x: start.x, y: offset(showing: path, position))
        bounds.origin = start
        setContentOffset(target, animated: animated)
    }

    private func offset(showing path: IndexPath, _ position: ScrollPosition) -> CGFloat {
        guard let row = content.geometry.row(at: path) else { return bounds.minY }
        let inset = adjustedContentInset
        let room = bounds.height - inset.top - inset.bottom - (row.upperBound - row.lowerBound)
        func offset(_ share: CGFloat) -> CGFloat { row.lowerBound - inset.top - room * share }
        let (top, bottom) = (offset(0), offset(1))
        let wanted: CGFloat =
            switch position {
            case .top: top
            case .middle: offset(0.5)
            case .bottom: bottom
            case .none: min(max(bounds.minY, bottom), max(top, bottom))
            }
        return min(max(wanted, -inset.top), maximumOffset)
    }

    var nearestSelectedRow: IndexPath? {
        let middle = bounds.midY
        return selection.min { a, b in abs(placeOfRow(a).midY - middle) < abs(placeOfRow(b).midY - middle) }
    }
}
