import Foundation

/// The canvas on which the frames of a GIF file are drawn one after the other.
struct GIFCanvas {
    private let document: GIFDocument
    private var pixels: [UInt32]
    /// The number of frames that are drawn.
    private var count = 0

    init(_ document: GIFDocument) {
        self.document = document
        pixels = [UInt32](repeating: 0, count: document.width * document.height)
    }

    /// Returns the canvas of a file after its first frame.
    static func firstPixels(of data: Data) throws(CGImageError) -> PixelBuffer {
        var canvas = GIFCanvas(try GIFDocument(data))
        return canvas.pixels(after: 0)
    }

    /// Returns the canvas after a frame is drawn. Frames that follow the last one are drawn without starting over.
    mutating func pixels(after index: Int) -> PixelBuffer {
        if index < count - 1 {
            (pixels, count) = ([UInt32](repeating: 0, count: pixels.count), 0)
            restored = nil
        }
        while count <= index {
            if count > 0 { dispose(document.frames[count - 1]) }
            let frame = document.frames[count]
            restored = frame.disposal == .restore ? pixels : nil
            draw(frame)
            count += 1
        }
        return PixelBuffer(
            width: document.width, height: document.height, isOpaque: pixels.allSatisfy { $0 >> 24 == 255 },
            pixels: pixels)
    }

    /// The canvas before the last frame, if it is to be restored.
    private var restored: [UInt32]?

    private mutating func dispose(_ frame: GIFDocument.Frame) {
        switch frame.disposal {
        case .keep: break
        case .restore: pixels = restored ?? pixels
        case .clear:
            for y in frame.y..<max(frame.y, min(frame.y + frame.height, document.height)) {
                for x in frame.x..<max(frame.x, min(frame.x + frame.width, document.width)) {
                    pixels[y * document.width + x] = 0
                }
            }
        }
    }

    private mutating func draw(_ frame: GIFDocument.Frame) {
        let indices = GIFPixels.indices(of: frame)
        for (row, y) in Self.rows(of: frame).enumerated() where frame.y + y < document.height {
            let start = (frame.y + y) * document.width + frame.x
            for x in 0..<min(frame.width, max(0, document.width - frame.x)) {
                guard row * frame.width + x < indices.count else { return }
                let index = Int(indices[row * frame.width + x])
                if index != frame.transparent, index < frame.colors.count {
                    pixels[start + x] = frame.colors[index]
                }
            }
        }
    }

    /// The rows in the order in which they are stored.
    private static func rows(of frame: GIFDocument.Frame) -> [Int] {
        guard frame.isInterlaced else { return Array(0..<frame.height) }
        return [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap {
            Array(stride(from: $0.0, to: frame.height, by: $0.1))
        }
    }
}
