import CoreGraphics
import Foundation

/// The destination of a document that functions draw: it lives as long as its context is current.
private final class PDFDestination {
    let output: PDFOutput
    let write: (Data) -> Void

    init(_ output: PDFOutput, _ write: @escaping (Data) -> Void) {
        (self.output, self.write) = (output, write)
    }

    static let key = "pdfDestination"

    static func begin(_ bounds: CGRect, _ info: [AnyHashable: Any]?, _ write: @escaping (Data) -> Void)
        -> Bool
    {
        let entries = (info ?? [:]).map { ("\($0.key)", $0.value) }
        guard let output = PDFOutput(bounds: bounds, info: Dictionary(entries) { $1 }) else { return false }
        AddedProperties.set(PDFDestination(output, write), of: output.context, key)
        UIGraphicsPushContext(output.context)
        return true
    }
}

/// Begins a PDF document that is written to a file when it ends. Returns whether it can be.
@discardableResult
public func UIGraphicsBeginPDFContextToFile(
    _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool {
    PDFDestination.begin(bounds, documentInfo) { data in
        do { try data.write(to: URL(fileURLWithPath: path)) } catch {
            RuntimeDiagnostics.report("The PDF document \(path) cannot be written: \(error)")
        }
    }
}

/// Begins a PDF document that is appended to data when it ends.
public func UIGraphicsBeginPDFContextToData(
    _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) { _ = PDFDestination.begin(bounds, documentInfo) { data.append($0) } }

/// Ends the current PDF document and writes it.
public func UIGraphicsEndPDFContext() {
    guard let context = UIGraphicsGetCurrentContext(),
        let destination: PDFDestination = AddedProperties.value(of: context, PDFDestination.key)
    else { return }
    UIGraphicsPopContext()
    destination.write(destination.output.finish())
    AddedProperties.set(PDFDestination?.none, of: context, PDFDestination.key)
}

/// Begins a page with the document's bounds.
public func UIGraphicsBeginPDFPage() { PDFOutput.of(UIGraphicsGetCurrentContext())?.beginPage() }

/// Begins a page with bounds of its own.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
    PDFOutput.of(UIGraphicsGetCurrentContext())?.beginPage(bounds)
}

/// Returns the bounds of the current page; zero outside of PDF documents.
public func UIGraphicsGetPDFContextBounds() -> CGRect {
    PDFOutput.of(UIGraphicsGetCurrentContext())?.page ?? .zero
}
