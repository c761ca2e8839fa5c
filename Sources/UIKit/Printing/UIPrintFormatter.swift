import CoreGraphics
import Foundation

/// Lays out content on pages.
@preconcurrency @MainActor
open class UIPrintFormatter: NSObject {
    open internal(set) weak var printPageRenderer: UIPrintPageRenderer?
    /// The largest height of the content in points; 0 for no limit.
    open var maximumContentHeight: CGFloat = 0
    /// The largest width of the content in points; 0 for no limit.
    open var maximumContentWidth: CGFloat = 0
    /// The insets around the whole content.
    open var contentInsets = UIEdgeInsets.zero
    /// The space around the content of each page.
    open var perPageContentInsets = UIEdgeInsets.zero
    /// The index of the first page.
    open var startPage = 0

    public override init() { super.init() }

    open func removeFromPrintPageRenderer() {
        guard let renderer = printPageRenderer else { return }
        printPageRenderer = nil
        renderer.printFormatters?.removeAll { $0 === self }
    }

    /// The number of pages of the content.
    open var pageCount: Int {
        let height = pageArea.height
        guard height > 0 else { return 0 }
        return max(Int((contentHeight(width: contentWidth) / height).rounded(.up)), 0)
    }

    /// Returns the area of a page's content.
    open func rectForPage(at pageIndex: Int) -> CGRect {
        (startPage..<startPage + pageCount).contains(pageIndex) ? pageArea : .zero
    }

    /// Draws the part of the content on a page.
    open func draw(in rect: CGRect, forPageAt pageIndex: Int) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.clip(to: rect)
        let offset = CGFloat(pageIndex - startPage) * pageArea.height
        drawContent(
            in: CGRect(
                x: rect.minX, y: rect.minY - offset, width: contentWidth,
                height: contentHeight(width: contentWidth)))
        context.restoreGState()
    }

    /// Returns the height of the content at a width, in points.
    func contentHeight(width: CGFloat) -> CGFloat { 0 }

    /// Draws the whole content, of which a page contains a part.
    func drawContent(in rect: CGRect) {}

    private var contentWidth: CGFloat {
        let width = pageArea.width
        return maximumContentWidth > 0 ? min(width, maximumContentWidth) : width
    }

    private var pageArea: CGRect {
        let area = printPageRenderer?.contentRect ?? UIPrintPaper().printableRect
        var inset = area.inset(by: contentInsets).inset(by: perPageContentInsets)
        if maximumContentHeight > 0 { inset.size.height = min(inset.height, maximumContentHeight) }
        return CGRect(
            x: inset.minX, y: inset.minY, width: max(inset.width, 0), height: max(inset.height, 0))
    }
}
