import Foundation

extension CGImage {
    /// Returns the image as a PNG file. The same pixels produce the same bytes. Vector images are rasterized at their
    /// natural size.
    public func pngData(effort: PNGEffort = .fast) -> Data? {
        guard case .pixels(let buffer) = source else {
            return rasterized(width: width, height: height)?.pngData(effort: effort)
        }
        return buffer.pixels.withUnsafeBufferPointer { pixels in
            guard let base = pixels.baseAddress else { return nil }
            let rows = PixelRows(
                base: base, stride: buffer.width, width: buffer.width, height: buffer.height,
                isOpaque: buffer.isOpaque)
            return PNGWriter.write(rows, effort: effort)
        }
    }
}

extension CGContext {
    /// Returns the bitmap as a PNG file, or nil for a document. The same pixels produce the same bytes.
    public func pngData(effort: PNGEffort = .fast) -> Data? {
        pngData(of: PixelRect(x: 0, y: 0, width: width, height: height), effort: effort)
    }
}
