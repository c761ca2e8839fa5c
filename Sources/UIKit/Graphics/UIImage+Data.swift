import CoreGraphics
import Foundation

extension UIImage {
    /// The image as a PNG file; nil for an image without pixels.
    public func pngData() -> Data? { upright?.pngData() }

    /// The image as a JPEG file of a quality from 0 to 1; nil for an image without pixels.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        upright?.jpegData(quality: compressionQuality)
    }

    /// The pixels as they are shown.
    private var upright: CGImage? {
        guard imageOrientation != .up, size.width > 0, size.height > 0 else { return cgImage }
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: size, format: format).image { _ in draw(at: .zero) }.cgImage
    }
}
