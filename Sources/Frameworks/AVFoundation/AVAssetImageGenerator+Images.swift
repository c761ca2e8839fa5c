import CoreGraphics
import CoreMedia
import UIKit

extension AVAssetImageGenerator {
    /// Throws an error: no images of movies are made here.
    public func copyCGImage(
        at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?
    ) throws -> CGImage {
        let name = "AVAssetImageGenerator.copyCGImage(at:actualTime:)"
        Inert.use(name)
        throw Inert.error(name)
    }
}
