import CoreGraphics
import Foundation

/// The format of a renderer's PDF documents.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
    /// The title, the author, the subject and the keywords by the keys of Core Graphics.
    open var documentInfo: [String: Any] = [:]

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? UIGraphicsPDFRendererFormat)?.documentInfo = documentInfo
        return copy
    }
}

/// The context of a PDF document's drawing.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
    private let output: PDFOutput

    init(_ output: PDFOutput, format: UIGraphicsRendererFormat) {
        self.output = output
        super.init(cgContext: output.context, format: format)
    }

    /// The bounds of the current page, in points.
    open var pdfContextBounds: CGRect { output.page }

    /// Begins a page with the renderer's bounds.
    open func beginPage() { output.beginPage() }

    /// Begins a page with bounds of its own.
    open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) { output.beginPage(bounds) }

    open func setURL(_ url: URL, for rect: CGRect) {
        Inert.use("UIGraphicsPDFRendererContext.setURL(_:for:)")
    }
    open func addDestination(withName name: String, at point: CGPoint) {
        Inert.use("UIGraphicsPDFRendererContext.addDestination(withName:at:)")
    }
    open func setDestinationWithName(_ name: String, for rect: CGRect) {
        Inert.use("UIGraphicsPDFRendererContext.setDestinationWithName(_:for:)")
    }
}

/// Creates PDF documents from drawing code.
open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
    private let pdfFormat: UIGraphicsPDFRendererFormat

    public override init(bounds: CGRect, format: UIGraphicsRendererFormat) {
        pdfFormat = format as? UIGraphicsPDFRendererFormat ?? .default()
        super.init(bounds: bounds, format: pdfFormat)
    }

    public convenience init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
        self.init(bounds: bounds, format: format as UIGraphicsRendererFormat)
    }

    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat.default())
    }

    /// Returns the document that the closure draws; empty if it cannot be written.
    open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
        guard let output = PDFOutput(bounds: bounds, info: pdfFormat.documentInfo) else { return Data() }
        UIGraphicsPushContext(output.context)
        actions(UIGraphicsPDFRendererContext(output, format: pdfFormat))
        UIGraphicsPopContext()
        return output.finish()
    }

    /// Writes the document that the closure draws to a file.
    open func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws {
        try pdfData(actions: actions).write(to: url)
    }
}
