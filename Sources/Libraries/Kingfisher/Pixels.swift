import CoreGraphics
import UIKit

/// The pixels of an image: four bytes each, red first, multiplied by alpha.
private struct Pixels {
    let width: Int
    let height: Int
    var bytes: [UInt8]

    private static let format = CGImageAlphaInfo.premultipliedLast.rawValue

    /// Reads the pixels of an image; nil if it has none.
    init?(_ image: CGImage) {
        (width, height) = (image.width, image.height)
        guard width > 0, height > 0 else { return nil }
        bytes = [UInt8](repeating: 0, count: width * height * 4)
        let rectangle = CGRect(x: 0, y: 0, width: width, height: height)
        let isDrawn = bytes.withUnsafeMutableBytes { [width, height] bytes in
            guard let context = Self.context(bytes.baseAddress, width, height) else { return false }
            context.draw(image, in: rectangle)
            context.flush()
            return true
        }
        guard isDrawn else { return nil }
    }

    private static func context(_ data: UnsafeMutableRawPointer?, _ width: Int, _ height: Int) -> CGContext? {
        CGContext(
            data: data, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: format)
    }

    /// The image that the pixels make.
    mutating func image() -> CGImage? {
        let (width, height) = (width, height)
        return bytes.withUnsafeMutableBytes { Self.context($0.baseAddress, width, height)?.makeImage() }
    }

    /// Replaces each component by the mean of those around it in rows and columns.
    mutating func blur(radius: Int) {
        for row in 0..<height { blurLine(from: row * width * 4, step: 4, count: width, radius) }
        for column in 0..<width { blurLine(from: column * 4, step: width * 4, count: height, radius) }
    }

    private mutating func blurLine(from start: Int, step: Int, count: Int, _ radius: Int) {
        for component in 0..<4 {
            let line = (0..<count).map { Int(bytes[start + $0 * step + component]) }
            var sum = (-radius...radius).reduce(0) { $0 + line[min(max($1, 0), count - 1)] }
            for index in 0..<count {
                bytes[start + index * step + component] = UInt8(sum / (2 * radius + 1))
                sum += line[min(index + radius + 1, count - 1)] - line[max(index - radius, 0)]
            }
        }
    }

    /// Changes the colors.
    mutating func adjust(_ change: (_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> [CGFloat]) {
        for start in stride(from: 0, to: bytes.count, by: 4) where bytes[start + 3] > 0 {
            let alpha = CGFloat(bytes[start + 3])
            let color = change(
                CGFloat(bytes[start]) / alpha, CGFloat(bytes[start + 1]) / alpha,
                CGFloat(bytes[start + 2]) / alpha)
            for (index, value) in color.enumerated() {
                bytes[start + index] = UInt8((min(max(value, 0), 1) * alpha).rounded())
            }
        }
    }
}

extension KingfisherWrapper where Base: UIImage {
    private func changed(_ change: (inout Pixels) -> Void) -> UIImage {
        guard let image = base.cgImage, var pixels = Pixels(image) else { return base }
        change(&pixels)
        return pixels.image().map {
            UIImage(cgImage: $0, scale: base.scale, orientation: base.imageOrientation)
        }
            ?? base
    }

    /// Returns the image blurred: three means are nearly a normal distribution.
    public func blurred(withRadius radius: CGFloat) -> UIImage {
        let size = max(radius, 2)
        let width = Int((size * 3 * (2 * CGFloat.pi).squareRoot() / 4 + 0.5).rounded(.down))
        return changed { pixels in
            for _ in 0..<3 { pixels.blur(radius: max(width / 2, 1)) }
        }
    }

    public func adjusted(brightness: CGFloat, contrast: CGFloat, saturation: CGFloat, inputEV: CGFloat)
        -> UIImage
    {
        let exposure = pow(2, inputEV)
        return changed { pixels in
            pixels.adjust { red, green, blue in
                let gray = 0.2126 * red + 0.7152 * green + 0.0722 * blue
                return [red, green, blue].map { value in
                    let saturated = gray + (value - gray) * saturation
                    return ((saturated + brightness - 0.5) * contrast + 0.5) * exposure
                }
            }
        }
    }
}
