import CoreGraphics
import Foundation

extension UIImage {
    /// The pixels as they are shown.
    var upright: CGImage? {
        guard imageOrientation != .up, size.width > 0, size.height > 0 else { return cgImage }
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: size, format: format).image { _ in draw(at: .zero) }.cgImage
    }
}
