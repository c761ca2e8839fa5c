import Foundation

extension CGImage {
    /// Reads a PNG, JPEG, SVG or PDF image, or the first frame of a GIF image; the format is determined from the data. Sizes are checked before
    /// pixels are allocated: at most 16,384 a side and 64 Mi in total. SVG documents load no other files.
    public static func decode(_ data: Data) throws(CGImageError) -> CGImage {
        switch ImageFormat(of: data) {
        case .png: return CGImage(pixels: try PNGReader.read(data))
        case .jpeg: return CGImage(pixels: try JPEGReader.read(data))
        case .gif: return CGImage(pixels: try GIFCanvas.firstPixels(of: data))
        case .pdf: return whole(try VectorDocument(pdf: data))
        case .svg: return whole(try VectorDocument(svg: data))
        case nil: throw .unknownFormat
        }
    }

    /// Returns the area of the drawing in an SVG document without a size, in the document's units; nil where it cannot
    /// be read.
    package static func inkBounds(ofSVG data: Data) -> CGRect? { VectorDocument.inkBounds(ofSVG: data) }

    private static func whole(_ document: VectorDocument) -> CGImage {
        CGImage(vector: document, region: CGRect(origin: .zero, size: document.size))
    }
}

/// The supported formats.
enum ImageFormat: Equatable {
    case png, jpeg, gif, svg, pdf

    init?(of data: Data) {
        let head = [UInt8](data.prefix(4096))
        if head.starts(with: PNGReader.signature) {
            self = .png
        } else if head.starts(with: [0xFF, 0xD8, 0xFF]) {
            self = .jpeg
        } else if GIFDocument.hasSignature(head) {
            self = .gif
        } else if Self.find("%PDF-", in: head.prefix(1024)) {
            self = .pdf
        } else if Self.find("<svg", in: head[...]) {
            self = .svg
        } else {
            return nil
        }
    }

    private static func find(_ word: String, in bytes: ArraySlice<UInt8>) -> Bool {
        let word = Array(word.utf8)
        guard bytes.count >= word.count else { return false }
        return (bytes.startIndex...bytes.endIndex - word.count).contains { bytes[$0...].starts(with: word) }
    }
}
