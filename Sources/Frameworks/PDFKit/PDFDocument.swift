import Foundation
import UIKit

/// A PDF document: pages of a file, of data, or that code inserts.
open class PDFDocument: NSObject, NSCopying {
    open private(set) var documentURL: URL?
    open var documentAttributes: [AnyHashable: Any]?
    open weak var delegate: (any PDFDocumentDelegate)?
    open var outlineRoot: PDFOutline?
    private var pages: [PDFPage] = [] { didSet { isChanged = true } }
    private var data: Data?
    /// The pages in the order of the file.
    private var filePages: [PDFPage] = []
    private var isChanged = false

    public override init() { super.init() }

    public init?(data: Data) {
        guard let count = try? CGImage.pageCount(ofPDF: data) else { return nil }
        super.init()
        self.data = data
        pages = (0..<count).map { PDFPage(of: data, at: $0) }
        filePages = pages
        for page in pages { page.document = self }
        isChanged = false
    }

    public convenience init?(url: URL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.init(data: data)
        documentURL = url
    }

    // MARK: Links

    private var hasReadLinks = false

    /// Adds the links of the file to its pages, when the first page's annotations are used. The pages are drawn with them.
    func readLinks() {
        guard let data, !hasReadLinks else { return }
        hasReadLinks = true
        let links = (try? CGImage.links(ofPDF: data)) ?? []
        for (page, links) in zip(filePages, links) {
            for link in links { page.append(annotation(for: link)) }
        }
    }

    private func annotation(for link: CGImage.PDFLink) -> PDFAnnotation {
        let annotation = PDFAnnotation(bounds: link.bounds, forType: .link, withProperties: nil)
        switch link.target {
        case .address(let url): annotation.url = url
        case .page(let index, let x, let y):
            guard filePages.indices.contains(index) else { break }
            let unspecified = kPDFDestinationUnspecifiedValue
            let point = CGPoint(x: x ?? unspecified, y: y ?? unspecified)
            annotation.destination = PDFDestination(page: filePages[index], at: point)
        }
        return annotation
    }

    // MARK: Pages

    open var pageCount: Int { pages.count }
    open func page(at index: Int) -> PDFPage? { pages.indices.contains(index) ? pages[index] : nil }
    open func index(for page: PDFPage) -> Int { pages.firstIndex { $0 === page } ?? NSNotFound }
    open func insert(_ page: PDFPage, at index: Int) {
        page.document = self
        pages.insert(page, at: min(max(index, 0), pages.count))
    }
    open func removePage(at index: Int) {
        guard pages.indices.contains(index) else { return }
        pages.remove(at: index).document = nil
    }
    open func exchangePage(at indexA: Int, withPageAt indexB: Int) {
        guard pages.indices.contains(indexA), pages.indices.contains(indexB) else { return }
        pages.swapAt(indexA, indexB)
    }
    open var pageClass: AnyClass { PDFPage.self }

    // MARK: Text

    open var string: String? { pages.isEmpty ? nil : pages.compactMap(\.string).joined(separator: "\n") }
    open internal(set) var isFinding = false
    open var selectionForEntireDocument: PDFSelection? {
        let selection = PDFSelection(document: self)
        for page in pages { selection.add(NSRange(location: 0, length: page.numberOfCharacters), of: page) }
        return selection
    }
    open func selection(
        from startPage: PDFPage, at startPoint: CGPoint, to endPage: PDFPage, at endPoint: CGPoint
    ) -> PDFSelection? {
        Inert.use("PDFDocument.selection(from:at:to:at:)")
        return nil
    }
    open func selection(
        from startPage: PDFPage, atCharacterIndex startCharacter: Int, to endPage: PDFPage,
        atCharacterIndex endCharacter: Int
    ) -> PDFSelection? {
        let (first, last) = (index(for: startPage), index(for: endPage))
        guard first <= last, pages.indices.contains(last) else { return nil }
        let selection = PDFSelection(document: self)
        for index in first...last {
            let start = index == first ? startCharacter : 0
            let end = index == last ? endCharacter + 1 : pages[index].numberOfCharacters
            selection.add(NSRange(location: start, length: max(end - start, 0)), of: pages[index])
        }
        return selection
    }
    open func outlineItem(for selection: PDFSelection) -> PDFOutline? { nil }

    // MARK: Permissions. Documents that can be read here have no password.

    open var majorVersion: Int { 1 }
    open var minorVersion: Int { 4 }
    open var isEncrypted: Bool { false }
    open var isLocked: Bool { false }
    open func unlock(withPassword password: String) -> Bool { true }
    open var allowsPrinting: Bool { true }
    open var allowsCopying: Bool { true }
    open var allowsDocumentChanges: Bool { true }
    open var allowsDocumentAssembly: Bool { true }
    open var allowsContentAccessibility: Bool { true }
    open var allowsCommenting: Bool { true }
    open var allowsFormFieldEntry: Bool { true }
    open var permissionsStatus: PDFDocumentPermissions { .owner }

    // MARK: Writing

    /// Returns the document. One whose pages have changed is drawn again.
    open func dataRepresentation() -> Data? {
        if let data, !isChanged { return data }
        guard !pages.isEmpty else { return nil }
        return UIGraphicsPDFRenderer(bounds: pages[0].bounds(for: .mediaBox)).pdfData { context in
            for page in pages {
                let bounds = page.bounds(for: .mediaBox)
                context.beginPage(withBounds: bounds, pageInfo: [:])
                context.cgContext.saveGState()
                context.cgContext.translateBy(x: 0, y: bounds.maxY)
                context.cgContext.scaleBy(x: 1, y: -1)
                page.draw(with: .mediaBox, to: context.cgContext)
                context.cgContext.restoreGState()
            }
        }
    }
    open func dataRepresentation(options: [AnyHashable: Any] = [:]) -> Data? { dataRepresentation() }

    @discardableResult
    open func write(to url: URL) -> Bool {
        guard let data = dataRepresentation() else { return false }
        return (try? data.write(to: url)) != nil
    }
    @discardableResult
    open func write(to url: URL, withOptions options: [PDFDocumentWriteOption: Any]? = nil) -> Bool {
        write(to: url)
    }
    @discardableResult
    open func write(toFile path: String) -> Bool { write(to: URL(fileURLWithPath: path)) }
    @discardableResult
    open func write(toFile path: String, withOptions options: [PDFDocumentWriteOption: Any]? = nil) -> Bool {
        write(toFile: path)
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        dataRepresentation().flatMap { PDFDocument(data: $0) } ?? PDFDocument()
    }
}
