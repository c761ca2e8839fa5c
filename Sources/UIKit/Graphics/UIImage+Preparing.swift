import CoreGraphics
import Foundation

extension UIImage {
    /// Returns the image itself: images are decoded when they are read here.
    public func preparingForDisplay() -> UIImage? { self }

    /// Passes the image to the closure in a later turn.
    @preconcurrency
    public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        MainQueue.later(with: self) { completionHandler($0) }
    }

    public func byPreparingForDisplay() async -> UIImage? { self }

    /// Returns the image in at most a size in points, with its own proportions; nil for an empty size.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        let own = self.size
        guard size.width > 0, size.height > 0, own.width > 0, own.height > 0, let cgImage else { return nil }
        let factor = min(size.width / own.width, size.height / own.height, 1)
        let (width, height) = (own.width * factor, own.height * factor)
        let pixels = CGSize(width: (width * scale).rounded(), height: (height * scale).rounded())
        guard
            let context = CGContext.bitmap(
                width: max(Int(pixels.width), 1), height: max(Int(pixels.height), 1), scale: 1, opaque: false)
        else { return nil }
        context.drawUpright(cgImage, in: CGRect(origin: .zero, size: pixels))
        return context.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: imageOrientation) }
    }

    /// Passes a thumbnail to the closure in a later turn.
    @preconcurrency
    public func prepareThumbnail(
        of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void
    ) {
        MainQueue.later(with: self) { completionHandler($0.preparingThumbnail(of: size)) }
    }

    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }
}
