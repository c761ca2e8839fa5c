import CoreImage
import UIKit

// Apple's interface omits members with types that AVFoundation's headers only name.
extension AVAsynchronousCIImageFilteringRequest {
    /// The frame, which is empty: none is decoded.
    public var sourceImage: CIImage { CIImage.empty() }

    public func finish(with filteredImage: CIImage, context: CIContext?) {
        Inert.use("AVAsynchronousCIImageFilteringRequest.finish(with:context:)")
    }
}
