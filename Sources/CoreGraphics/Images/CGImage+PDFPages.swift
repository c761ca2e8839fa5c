import Foundation

extension CGImage {
    /// Returns the number of pages of a PDF document.
    public static func pageCount(ofPDF data: Data) throws(CGImageError) -> Int {
        try VectorDocument.pageCount(ofPDF: data)
    }

    /// Reads a page of a PDF document, by its index, as a vector image in points.
    public static func page(_ index: Int, ofPDF data: Data) throws(CGImageError) -> CGImage {
        let document = try VectorDocument(pdf: data, page: index)
        return CGImage(vector: document, region: CGRect(origin: .zero, size: document.size))
    }

    /// The text of the page of a PDF document; nil for other images.
    public var pageText: String? {
        guard case .vector(let document, _) = source else { return nil }
        return document.text
    }
}
