import CoreGraphics
import Foundation

/// The differences between two images, pixel by pixel.
///
/// The visible difference of two colors is their distance in YIQ (Y. Kotsarenko and F. Ramos, "Measuring perceived color
/// difference using YIQ NTSC transmission color space in mobile applications", Programación Matemática y Software 2,
/// 2010), relative to the greatest possible distance.
package struct PictureComparison: Sendable {
    /// The number of pixels whose difference exceeds the tolerance.
    package private(set) var count = 0
    /// The x, y, width and height of the region with all differences, in pixels; nil if there are none.
    package private(set) var region: [Int]?
    /// An image of the differences, which are red over the faded old image.
    package private(set) var difference: Data?

    /// Compares two PNG images; returns nil if either cannot be decoded. The tolerance ranges from 0, where any difference counts, to 1.
    /// Rectangles of x, y, width and height in pixels are ignored.
    package init?(_ old: Data, _ new: Data, tolerance: Double = 0, leavingOut rectangles: [[Double]] = []) {
        // Most pictures are the same, and need not be decoded.
        if old == new { return }
        guard let before = try? CGImage.decode(old), let after = try? CGImage.decode(new),
            let old = before.dataProvider?.bytes, let new = after.dataProvider?.bytes
        else { return nil }
        let size = (width: max(before.width, after.width), height: max(before.height, after.height))
        var pixels = [UInt8](repeating: 255, count: size.width * size.height * 4)
        var bounds = (left: Int.max, top: Int.max, right: -1, bottom: -1)
        let limit = tolerance * tolerance * Self.largest
        old.withUnsafeBytes { (old: UnsafeRawBufferPointer) in
            new.withUnsafeBytes { (new: UnsafeRawBufferPointer) in
                for y in 0..<size.height {
                    for x in 0..<size.width {
                        let isInOld = x < before.width && y < before.height
                        let isInNew = x < after.width && y < after.height
                        let (one, two) = ((y * before.width + x) * 4, (y * after.width + x) * 4)
                        let at = (y * size.width + x) * 4
                        var differs = isInOld != isInNew
                        if isInOld && isInNew {
                            differs = Self.differ(old, one, new, two, limit)
                        }
                        if differs, rectangles.contains(where: { Self.isPixel(x, y, in: $0) }) {
                            differs = false
                        }
                        if differs {
                            count += 1
                            bounds = (
                                min(bounds.left, x), min(bounds.top, y), max(bounds.right, x),
                                max(bounds.bottom, y)
                            )
                            (pixels[at], pixels[at + 1], pixels[at + 2]) = (48, 59, 255)
                        } else if isInOld {
                            let grey = (Int(old[one]) + Int(old[one + 1]) + Int(old[one + 2])) / 3
                            let faded = UInt8(255 - (255 - grey) / 5)
                            (pixels[at], pixels[at + 1], pixels[at + 2]) = (faded, faded, faded)
                        }
                    }
                }
            }
        }
        guard count > 0 else { return }
        region = [bounds.left, bounds.top, bounds.right - bounds.left + 1, bounds.bottom - bounds.top + 1]
        difference = Self.png(pixels, size.width, size.height)
    }

    /// The greatest squared distance: that of black and white.
    private static let largest = 35215.0

    /// Returns whether the rectangle contains any part of the pixel.
    private static func isPixel(_ x: Int, _ y: Int, in rectangle: [Double]) -> Bool {
        Double(x) > rectangle[0] - 1 && Double(x) < rectangle[0] + rectangle[2]
            && Double(y) > rectangle[1] - 1 && Double(y) < rectangle[1] + rectangle[3]
    }

    private static func differ(
        _ old: UnsafeRawBufferPointer, _ one: Int, _ new: UnsafeRawBufferPointer, _ two: Int, _ limit: Double
    ) -> Bool {
        if old[one] == new[two], old[one + 1] == new[two + 1], old[one + 2] == new[two + 2],
            old[one + 3] == new[two + 3]
        {
            return false
        }
        guard limit > 0 else { return true }
        // The pixels of image files have red first.
        let red = Double(old[one]) - Double(new[two])
        let green = Double(old[one + 1]) - Double(new[two + 1])
        let blue = Double(old[one + 2]) - Double(new[two + 2])
        let y = red * 0.29889531 + green * 0.58662247 + blue * 0.11448223
        let i = red * 0.59597799 - green * 0.27417610 - blue * 0.32180189
        let q = red * 0.21147017 - green * 0.52261711 + blue * 0.31114694
        return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q > limit
    }

    private static func png(_ pixels: [UInt8], _ width: Int, _ height: Int) -> Data? {
        guard let space = CGColorSpace(name: CGColorSpace.sRGB) else { return nil }
        let info: CGBitmapInfo = [
            CGBitmapInfo(rawValue: CGImageAlphaInfo.noneSkipFirst.rawValue), .byteOrder32Little,
        ]
        return CGImage(
            width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: width * 4,
            space: space, bitmapInfo: info, provider: CGDataProvider(Data(pixels)), decode: nil,
            shouldInterpolate: false,
            intent: .defaultIntent)?.pngData()
    }
}
