import CoreGraphics
import Foundation
import UIKit

/// A PDF document, whose pages can be drawn.
public final class CGPDFDocument: Hashable {
    private let data: Data
    public let numberOfPages: Int

    private init?(data: Data) {
        guard let count = try? CGImage.pageCount(ofPDF: data) else { return nil }
        (self.data, numberOfPages) = (data, count)
    }

    /// Reads the document of a file.
    public convenience init?(_ url: CFURL) {
        guard let data = try? Data(contentsOf: url as URL) else { return nil }
        self.init(data: data)
    }

    /// Reads the document of data.
    public convenience init?(_ provider: CGDataProvider) {
        guard let data = provider.data else { return nil }
        self.init(data: Data(bytes: data.bytes, count: data.length))
    }

    /// Returns a page; the first has the number 1.
    public func page(at pageNumber: Int) -> CGPDFPage? {
        guard (1...max(numberOfPages, 1)).contains(pageNumber),
            let image = try? CGImage.page(pageNumber - 1, ofPDF: data)
        else { return nil }
        return CGPDFPage(image, pageNumber, self)
    }

    public var isEncrypted: Bool { false }
    public var isUnlocked: Bool { true }
    public var allowsCopying: Bool { true }
    public var allowsPrinting: Bool { true }
    /// Returns true: documents that can be read here need no password.
    public func unlockWithPassword(_ password: UnsafePointer<CChar>) -> Bool { true }

    public static func == (a: CGPDFDocument, b: CGPDFDocument) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A page of a document. All of its boxes are the page, and it is upright.
public final class CGPDFPage: Hashable {
    let image: CGImage
    public let pageNumber: Int
    public private(set) weak var document: CGPDFDocument?

    init(_ image: CGImage, _ pageNumber: Int, _ document: CGPDFDocument) {
        (self.image, self.pageNumber, self.document) = (image, pageNumber, document)
    }

    public var rotationAngle: Int32 { 0 }

    /// Returns a box in points.
    public func getBoxRect(_ box: CGPDFBox) -> CGRect { CGRect(origin: .zero, size: image.naturalSize) }

    /// Returns the transform that centers the page in a rectangle; it is never enlarged.
    public func getDrawingTransform(
        _ box: CGPDFBox, rect: CGRect, rotate: Int32, preserveAspectRatio: Bool
    ) -> CGAffineTransform {
        let size = image.naturalSize
        let turned = rotate % 180 == 0 ? size : CGSize(width: size.height, height: size.width)
        var (x, y) = (min(rect.width / turned.width, 1), min(rect.height / turned.height, 1))
        if preserveAspectRatio { (x, y) = (min(x, y), min(x, y)) }
        return CGAffineTransform(translationX: rect.midX, y: rect.midY)
            .scaledBy(x: x, y: y).rotated(by: -CGFloat(rotate) * .pi / 180)
            .translatedBy(x: -size.width / 2, y: -size.height / 2)
    }

    public static func == (a: CGPDFPage, b: CGPDFPage) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CGContext {
    /// Draws a page with its lower left corner at the origin.
    public func drawPDFPage(_ page: CGPDFPage) {
        draw(page.image, in: CGRect(origin: .zero, size: page.image.naturalSize))
    }
}
