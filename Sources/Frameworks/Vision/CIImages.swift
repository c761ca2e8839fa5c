import CoreImage
import Foundation
import ImageIO
import UIKit

// Apple's interface omits members with types that Vision's headers only name.

extension VNImageRequestHandler {
    public convenience init(ciImage image: CIImage, options: [VNImageOption: Any] = [:]) {
        self.init(data: Data(), options: options)
    }

    public convenience init(
        ciImage image: CIImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]
    ) { self.init(data: Data(), orientation: orientation, options: options) }
}

extension VNSequenceRequestHandler {
    public func perform(_ requests: [VNRequest], on image: CIImage) throws {
        throw Inert.error("VNSequenceRequestHandler.perform(_:on:)")
    }

    public func perform(
        _ requests: [VNRequest], on image: CIImage, orientation: CGImagePropertyOrientation
    ) throws { throw Inert.error("VNSequenceRequestHandler.perform(_:on:orientation:)") }
}

extension VNTargetedImageRequest {
    public convenience init(
        targetedCIImage ciImage: CIImage, options: [VNImageOption: Any] = [:],
        completionHandler: VNRequestCompletionHandler? = nil
    ) { self.init(targetedImageData: Data(), options: options, completionHandler: completionHandler) }

    public convenience init(
        targetedCIImage ciImage: CIImage, orientation: CGImagePropertyOrientation,
        options: [VNImageOption: Any] = [:], completionHandler: VNRequestCompletionHandler? = nil
    ) {
        self.init(
            targetedImageData: Data(), orientation: orientation, options: options,
            completionHandler: completionHandler)
    }
}
