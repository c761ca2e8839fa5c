import Foundation

extension CGImage {
    /// The frames of an animated image.
    public final class Frames {
        private let document: GIFDocument
        private var canvas: GIFCanvas
        private let lock = NSLock()

        /// Reads the frames of a GIF image; throws for other formats and if there are none.
        public init(gif data: Data) throws(CGImageError) {
            guard GIFDocument.hasSignature([UInt8](data.prefix(6))) else { throw .unknownFormat }
            document = try GIFDocument(data)
            canvas = GIFCanvas(document)
        }

        /// The width in pixels.
        public var width: Int { document.width }
        /// The height in pixels.
        public var height: Int { document.height }
        /// The number of frames.
        public var count: Int { document.frames.count }
        /// The number of repetitions that the file specifies; 0 for an infinite number.
        public var loopCount: Int? { document.loops }

        /// Returns the time of a frame in seconds, as the file specifies it.
        public func delay(at index: Int) -> TimeInterval {
            document.frames.indices.contains(index) ? TimeInterval(document.frames[index].delay) / 100 : 0
        }

        /// Returns the whole image when a frame is displayed; nil if there is no such frame.
        public func image(at index: Int) -> CGImage? {
            guard document.frames.indices.contains(index) else { return nil }
            return CGImage(pixels: lock.withLock { canvas.pixels(after: index) })
        }
    }
}
