import CoreGraphics
import Foundation

/// Draws pages: a header, a footer, and between them custom content or that of formatters.
@preconcurrency @MainActor
open class UIPrintPageRenderer: NSObject {
    open var headerHeight: CGFloat = 0
    open var footerHeight: CGFloat = 0
    private let paper = UIPrintPaper()

    public override init() { super.init() }

    /// The paper, in points of which 72 are an inch.
    open var paperRect: CGRect { CGRect(origin: .zero, size: paper.paperSize) }
    /// The printable part of the paper.
    open var printableRect: CGRect { paper.printableRect }

    /// The number of pages of the formatters; subclasses with custom content override it.
    open var numberOfPages: Int {
        (printFormatters ?? []).map { $0.startPage + $0.pageCount }.max() ?? 0
    }

    open var printFormatters: [UIPrintFormatter]? {
        didSet { for formatter in printFormatters ?? [] { formatter.printPageRenderer = self } }
    }

    open func printFormattersForPage(at pageIndex: Int) -> [UIPrintFormatter]? {
        printFormatters?.filter { ($0.startPage..<$0.startPage + $0.pageCount).contains(pageIndex) }
    }

    open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
        formatter.startPage = pageIndex
        printFormatters = (printFormatters ?? []) + [formatter]
    }

    /// Called before pages are drawn.
    open func prepare(forDrawingPages range: NSRange) {}

    /// Draws the header, the content, the formatters' part and the footer.
    open func drawPage(at pageIndex: Int, in printableRect: CGRect) {
        let (header, rest) = printableRect.divided(atDistance: headerHeight, from: .minYEdge)
        let (footer, content) = rest.divided(atDistance: footerHeight, from: .maxYEdge)
        if headerHeight > 0 { drawHeaderForPage(at: pageIndex, in: header) }
        drawContentForPage(at: pageIndex, in: content)
        for formatter in printFormattersForPage(at: pageIndex) ?? [] {
            drawPrintFormatter(formatter, forPageAt: pageIndex)
        }
        if footerHeight > 0 { drawFooterForPage(at: pageIndex, in: footer) }
    }

    open func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {
        printFormatter.draw(in: printFormatter.rectForPage(at: pageIndex), forPageAt: pageIndex)
    }

    open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}
    open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}
    open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}

    /// The area between the header and the footer.
    var contentRect: CGRect {
        printableRect.inset(by: UIEdgeInsets(top: headerHeight, left: 0, bottom: footerHeight, right: 0))
    }
}
