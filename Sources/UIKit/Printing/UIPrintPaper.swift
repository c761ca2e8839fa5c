import CoreGraphics
import Foundation

/// A sheet of paper, in points of which 72 are an inch.
@preconcurrency @MainActor
open class UIPrintPaper: NSObject {
    open private(set) var paperSize: CGSize
    open private(set) var printableRect: CGRect

    init(size: CGSize = CGSize(width: 612, height: 792), margin: CGFloat = 18) {
        paperSize = size
        printableRect = CGRect(origin: .zero, size: size).insetBy(dx: margin, dy: margin)
        super.init()
    }

    /// Returns the smallest paper that contains a page; the largest if none does.
    open class func bestPaper(forPageSize contentSize: CGSize, withPapersFrom paperList: [UIPrintPaper])
        -> UIPrintPaper
    {
        func area(_ paper: UIPrintPaper) -> CGFloat { paper.paperSize.width * paper.paperSize.height }
        let holding = paperList.filter {
            $0.paperSize.width >= contentSize.width && $0.paperSize.height >= contentSize.height
        }
        return holding.min { area($0) < area($1) } ?? paperList.max { area($0) < area($1) } ?? UIPrintPaper()
    }

    public func printRect() -> CGRect { printableRect }
}
