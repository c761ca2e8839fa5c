import Foundation
import UIKit

/// A page of a document, of a file or of an image. All of its boxes are the page unless code sets them.
open class PDFPage: NSObject, NSCopying {
    open internal(set) weak var document: PDFDocument?
    open var rotation = 0
    /// The links of the file and what code has added.
    open var annotations: [PDFAnnotation] {
        document?.readLinks()
        return added
    }
    private(set) var added: [PDFAnnotation] = []
    open var displaysAnnotations = true
    private let content: Content
    private var boxes: [PDFDisplayBox: CGRect] = [:]
    private lazy var image: CGImage? = content.image

    private enum Content {
        case none
        case page(Data, Int)
        case image(UIImage)

        var image: CGImage? {
            switch self {
            case .none: nil
            case .page(let data, let index): try? CGImage.page(index, ofPDF: data)
            case .image(let image): image.cgImage
            }
        }
    }

    public override init() {
        content = .none
        super.init()
    }

    public init?(image: UIImage) {
        content = .image(image)
        super.init()
    }

    init(of data: Data, at index: Int) {
        content = .page(data, index)
        super.init()
    }

    /// The number of the page in its document.
    open var label: String? { document.map { "\($0.index(for: self) + 1)" } }
    open var pageRef: CGImage? { image }

    // MARK: Boxes

    private var size: CGSize {
        switch content {
        case .none: CGSize(width: 612, height: 792)
        case .page: image?.naturalSize ?? .zero
        case .image(let image): image.size
        }
    }

    open func bounds(for box: PDFDisplayBox) -> CGRect {
        boxes[box] ?? boxes[.mediaBox] ?? CGRect(origin: .zero, size: size)
    }
    open func setBounds(_ bounds: CGRect, for box: PDFDisplayBox) { boxes[box] = bounds }
    open func transform(for box: PDFDisplayBox) -> CGAffineTransform {
        let bounds = bounds(for: box)
        return CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
    }
    open func transform(_ context: CGContext, for box: PDFDisplayBox) {
        context.concatenate(transform(for: box))
    }

    // MARK: Drawing

    /// Draws the page with its lower left corner at the origin of the context.
    open func draw(with box: PDFDisplayBox, to context: CGContext) {
        if let image { context.draw(image, in: CGRect(origin: .zero, size: size)) }
        guard displaysAnnotations else { return }
        for annotation in added where annotation.shouldDisplay {
            annotation.draw(with: box, in: context)
        }
    }

    /// Returns a picture of the page that fits in a size, on white.
    open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage {
        let bounds = bounds(for: box)
        let scale = min(size.width / max(bounds.width, 1), size.height / max(bounds.height, 1))
        let fitted = CGSize(width: bounds.width * scale, height: bounds.height * scale)
        guard fitted.width > 0, fitted.height > 0 else { return UIImage() }
        return UIGraphicsImageRenderer(size: fitted).image { context in
            UIColor.white.setFill()
            context.fill(CGRect(origin: .zero, size: fitted))
            context.cgContext.translateBy(x: 0, y: fitted.height)
            context.cgContext.scaleBy(x: scale, y: -scale)
            draw(with: box, to: context.cgContext)
        }
    }

    // MARK: Annotations

    open func addAnnotation(_ annotation: PDFAnnotation) {
        document?.readLinks()
        append(annotation)
    }
    func append(_ annotation: PDFAnnotation) {
        annotation.page = self
        added.append(annotation)
    }
    open func removeAnnotation(_ annotation: PDFAnnotation) {
        document?.readLinks()
        added.removeAll { $0 === annotation }
    }
    open func annotation(at point: CGPoint) -> PDFAnnotation? {
        annotations.last { $0.bounds.contains(point) }
    }

    // MARK: Text

    open var string: String? { image?.pageText }
    open var attributedString: NSAttributedString? { string.map { NSAttributedString(string: $0) } }
    open var numberOfCharacters: Int { (string as NSString?)?.length ?? 0 }
    open func characterBounds(at index: Int) -> CGRect {
        Inert.use("PDFPage.characterBounds(at:)")
        return .zero
    }
    open func characterIndex(at point: CGPoint) -> Int {
        Inert.use("PDFPage.characterIndex(at:)")
        return NSNotFound
    }
    open func selection(for rect: CGRect) -> PDFSelection? {
        Inert.use("PDFPage.selection(for:)")
        return nil
    }
    open func selectionForWord(at point: CGPoint) -> PDFSelection? { nil }
    open func selectionForLine(at point: CGPoint) -> PDFSelection? { nil }
    open func selection(from startPoint: CGPoint, to endPoint: CGPoint) -> PDFSelection? { nil }
    open func selection(for range: NSRange) -> PDFSelection? {
        guard range.location >= 0, NSMaxRange(range) <= numberOfCharacters else { return nil }
        let selection = document.map(PDFSelection.init(document:)) ?? PDFSelection()
        selection.add(range, of: self)
        return selection
    }

    open var dataRepresentation: Data? {
        let document = PDFDocument()
        guard let copy = copy() as? PDFPage else { return nil }
        document.insert(copy, at: 0)
        return document.dataRepresentation()
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy: PDFPage
        switch content {
        case .none: copy = PDFPage()
        case .page(let data, let index): copy = PDFPage(of: data, at: index)
        case .image(let image): copy = PDFPage(image: image) ?? PDFPage()
        }
        (copy.rotation, copy.boxes, copy.added) = (rotation, boxes, annotations)
        return copy
    }
}
