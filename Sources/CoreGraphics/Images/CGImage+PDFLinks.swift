import Foundation

extension CGImage {
    /// A link of a page of a PDF document.
    public struct PDFLink: Sendable {
        /// The destination of a link.
        public enum Target: Sendable {
            case address(URL)
            /// The index of a page, and the place on it in points, whose origin is at the lower left; nil where the
            /// file does not say.
            case page(Int, x: CGFloat?, y: CGFloat?)
        }

        /// The area of the link on its page in points, whose origin is at the lower left.
        public let bounds: CGRect
        public let target: Target
    }

    /// Returns the links of each page of a PDF document, in the order of the file.
    public static func links(ofPDF data: Data) throws(CGImageError) -> [[PDFLink]] {
        try VectorDocument.links(ofPDF: data)
    }
}
