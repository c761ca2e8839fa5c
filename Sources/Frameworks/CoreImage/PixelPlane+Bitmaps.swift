import CoreGraphics
import Foundation

// Between planes and the bitmaps of Core Graphics.
extension PixelPlane {
    /// The pixels of an image, whose lower left corner is the origin.
    init?(_ image: CGImage, _ space: WorkingSpace) {
        let area = PixelArea(x: 0, y: 0, width: image.width, height: image.height)
        var bytes = [UInt8](repeating: 0, count: area.width * area.height * 4)
        let isDrawn = bytes.withUnsafeMutableBytes { buffer -> Bool in
            guard let context = Self.context(buffer.baseAddress, area) else { return false }
            context.draw(image, in: area.rect)
            context.flush()
            return true
        }
        guard isDrawn else { return nil }
        self.init(area)
        let table = (0..<256).map { space.working(Float($0) / 255) }
        for row in 0..<area.height {
            // Bitmaps begin at the top.
            let start = (area.height - 1 - row) * area.width * 4
            for column in 0..<area.width {
                let offset = start + column * 4
                let alpha = bytes[offset + 3]
                guard alpha > 0 else { continue }
                let color: Pixel
                if alpha == 255 {
                    color = Pixel(
                        table[Int(bytes[offset])], table[Int(bytes[offset + 1])],
                        table[Int(bytes[offset + 2])], 1)
                } else {
                    let part = Float(alpha)
                    let values = (0..<3).map { space.working(min(Float(bytes[offset + $0]) / part, 1)) }
                    color = Pixel(values[0], values[1], values[2], part / 255).premultiplied
                }
                pixels[row * area.width + column] = color
            }
        }
    }

    /// The bytes of red, green, blue and alpha, row by row from the top.
    func bytes(_ space: WorkingSpace) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: area.width * area.height * 4)
        for row in 0..<area.height {
            let start = (area.height - 1 - row) * area.width * 4
            for column in 0..<area.width {
                let pixel = pixels[row * area.width + column]
                guard pixel.w > 0 else { continue }
                let shown = space.display(pixel.straight.clamped(lowerBound: .zero, upperBound: .one))
                    .premultiplied
                let scaled = (shown * 255).rounded(.toNearestOrAwayFromZero)
                let offset = start + column * 4
                for component in 0..<4 {
                    bytes[offset + component] = UInt8(min(max(scaled[component], 0), 255))
                }
            }
        }
        return bytes
    }

    func image(_ space: WorkingSpace) -> CGImage? {
        var bytes = bytes(space)
        return bytes.withUnsafeMutableBytes { Self.context($0.baseAddress, area)?.makeImage() }
    }

    private static func context(_ bytes: UnsafeMutableRawPointer?, _ area: PixelArea) -> CGContext? {
        CGContext(
            data: bytes, width: area.width, height: area.height, bitsPerComponent: 8,
            bytesPerRow: area.width * 4, space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue | CGBitmapInfo.byteOrder32Big.rawValue)
    }
}
