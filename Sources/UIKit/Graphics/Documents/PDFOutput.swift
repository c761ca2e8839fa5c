import CoreGraphics
import Foundation

/// A PDF document that is being drawn, page by page.
final class PDFOutput {
    let context: CGContext
    /// The bounds of pages that have none of their own; US Letter if they are empty.
    let bounds: CGRect
    /// The bounds of the current page.
    private(set) var page: CGRect
    private var hasPage = false

    init?(bounds: CGRect, info: [String: Any]) {
        let isEmpty = bounds.isEmpty || bounds.isNull || bounds.isInfinite
        self.bounds = isEmpty ? CGRect(x: 0, y: 0, width: 612, height: 792) : bounds
        page = self.bounds
        guard let context = CGContext.pdf(size: self.bounds.size) else {
            RuntimeDiagnostics.report(
                "A PDF document with pages of \(bounds.width)×\(bounds.height) points cannot be created")
            return nil
        }
        self.context = context
        context.setDocumentInfo(
            title: info["kCGPDFContextTitle"] as? String, author: info["kCGPDFContextAuthor"] as? String,
            subject: info["kCGPDFContextSubject"] as? String,
            keywords: info["kCGPDFContextKeywords"] as? String
                ?? (info["kCGPDFContextKeywords"] as? [String])?.joined(separator: ", "))
        AddedProperties.set(Reference(self), of: context, Self.key)
    }

    /// Begins a page, whose origin is that of the bounds.
    func beginPage(_ bounds: CGRect? = nil) {
        endPage()
        page = bounds.flatMap { $0.isEmpty || $0.isNull || $0.isInfinite ? nil : $0 } ?? self.bounds
        hasPage = true
        context.beginPDFPage(mediaBox: page)
        context.saveGState()
        context.translateBy(x: -page.minX, y: -page.minY)
    }

    private func endPage() {
        guard hasPage else { return }
        hasPage = false
        context.restoreGState()
        context.endPDFPage()
    }

    /// Ends the last page and returns the document; empty if it cannot be written.
    func finish() -> Data {
        endPage()
        return context.finishDocument() ?? Data()
    }

    // MARK: The output of a context

    private static let key = "pdfOutput"

    private final class Reference {
        weak var output: PDFOutput?
        init(_ output: PDFOutput) { self.output = output }
    }

    /// Returns the document that is drawn in the context.
    static func of(_ context: CGContext?) -> PDFOutput? {
        guard let context, let reference: Reference = AddedProperties.value(of: context, key) else {
            return nil
        }
        return reference.output
    }
}
