#if !canImport(Staging)
    import Foundation
    import UIKit

    /// The pixels of a picture, in red, green, blue and alpha.
    struct PicturePixels {
        let width: Int
        let height: Int
        private let bytes: [UInt8]

        /// The pixels of a PNG file; nil where it is none.
        init?(png: Data) {
            guard let image = UIImage(data: png)?.cgImage, let space = image.colorSpace
            else { return nil }
            (width, height) = (image.width, image.height)
            var bytes = [UInt8](repeating: 0, count: width * height * 4)
            let (width, height) = (width, height)
            let isDrawn = bytes.withUnsafeMutableBytes { buffer in
                let context = CGContext(
                    data: buffer.baseAddress, width: width, height: height, bitsPerComponent: 8,
                    bytesPerRow: width * 4, space: space,
                    bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
                context?.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
                return context != nil
            }
            guard isDrawn else { return nil }
            self.bytes = bytes
        }

        /// The number of pixels that look different in another picture of the same size by more than the tolerance. The
        /// measure is that of `kumiki snapshot`: the distance in YIQ, as a part of that of black and white.
        func count(of other: PicturePixels, tolerance: Double, leavingOut frames: [CGRect]) -> Int {
            let limit = tolerance * tolerance * Self.largest
            return stride(from: 0, to: bytes.count, by: 4).count { place in
                bytes[place..<place + 4] != other.bytes[place..<place + 4]
                    && distance(from: other, at: place) >= limit
                    && !frames.contains { $0.contains(point(of: place)) }
            }
        }

        private static let largest = 35215.0

        private func point(of place: Int) -> CGPoint {
            CGPoint(x: place / 4 % width, y: place / 4 / width)
        }

        /// The squared distance of two colors.
        private func distance(from other: PicturePixels, at place: Int) -> Double {
            let (red, green, blue) = (
                difference(other, place), difference(other, place + 1), difference(other, place + 2)
            )
            let y = red * 0.29889531 + green * 0.58662247 + blue * 0.11448223
            let i = red * 0.59597799 - green * 0.27417610 - blue * 0.32180189
            let q = red * 0.21147017 - green * 0.52261711 + blue * 0.31114694
            return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
        }

        private func difference(_ other: PicturePixels, _ place: Int) -> Double {
            Double(bytes[place]) - Double(other.bytes[place])
        }
    }
#endif
