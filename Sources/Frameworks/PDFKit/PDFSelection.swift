import Foundation
import UIKit

/// Parts of the text of a document's pages. Their places on the pages are not known here, so that they have no bounds and are
/// not drawn.
open class PDFSelection: NSObject, NSCopying {
    private var ranges: [(page: PDFPage, range: NSRange)] = []
    open var color: UIColor?

    public override init() { super.init() }
    public init(document: PDFDocument) { super.init() }

    /// Adds characters of a page.
    func add(_ range: NSRange, of page: PDFPage) { ranges.append((page, range)) }

    /// The pages of the parts, each once.
    open var pages: [PDFPage] {
        ranges.reduce(into: []) { pages, part in
            if !pages.contains(where: { $0 === part.page }) { pages.append(part.page) }
        }
    }

    open var string: String? {
        ranges.isEmpty ? nil : ranges.compactMap { Self.text($0.page, $0.range) }.joined(separator: "\n")
    }
    open var attributedString: NSAttributedString? { string.map { NSAttributedString(string: $0) } }

    private static func text(_ page: PDFPage, _ range: NSRange) -> String? {
        guard let text = page.string as NSString?, NSMaxRange(range) <= text.length else { return nil }
        return text.substring(with: range)
    }

    open func numberOfTextRanges(on page: PDFPage) -> Int { ranges.count { $0.page === page } }
    open func range(at index: Int, on page: PDFPage) -> NSRange {
        let own = ranges.filter { $0.page === page }
        return own.indices.contains(index) ? own[index].range : NSRange(location: NSNotFound, length: 0)
    }

    open func bounds(for page: PDFPage) -> CGRect {
        Inert.use("PDFSelection.bounds(for:)")
        return .zero
    }

    /// Returns a selection for each line of the text.
    open func selectionsByLine() -> [PDFSelection] {
        ranges.flatMap { part -> [PDFSelection] in
            guard let text = part.page.string as NSString? else { return [] }
            var (lines, position): ([PDFSelection], Int) = ([], part.range.location)
            while position < min(NSMaxRange(part.range), text.length) {
                let line = text.lineRange(for: NSRange(location: position, length: 0))
                let selection = PDFSelection()
                selection.add(NSIntersectionRange(line, part.range), of: part.page)
                lines.append(selection)
                position = max(NSMaxRange(line), position + 1)
            }
            return lines
        }
    }

    open func add(_ selection: PDFSelection) { ranges += selection.ranges }
    open func add(_ selections: [PDFSelection]) { for selection in selections { add(selection) } }

    /// Adds characters after the end.
    open func extend(atEnd succeed: Int) {
        guard let last = ranges.indices.last else { return }
        let most = ranges[last].page.numberOfCharacters - ranges[last].range.location
        ranges[last].range.length = max(min(ranges[last].range.length + succeed, most), 0)
    }

    /// Adds characters before the start.
    open func extend(atStart precede: Int) {
        guard let range = ranges.first?.range else { return }
        let start = max(range.location - precede, 0)
        ranges[0].range = NSRange(location: start, length: max(NSMaxRange(range) - start, 0))
    }

    /// Extends the parts to whole lines.
    open func extendForLineBoundaries() {
        for index in ranges.indices {
            guard let text = ranges[index].page.string as NSString? else { continue }
            ranges[index].range = text.lineRange(for: ranges[index].range)
        }
    }

    open func draw(for page: PDFPage, active: Bool) { Inert.use("PDFSelection.draw(for:active:)") }
    open func draw(for page: PDFPage, with box: PDFDisplayBox, active: Bool) {
        Inert.use("PDFSelection.draw(for:with:active:)")
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = PDFSelection()
        (copy.ranges, copy.color) = (ranges, color)
        return copy
    }
}
