import CoreGraphics
import Foundation
import Metal
import UIKit

// There is no device of Metal here; pixels are computed without one.

extension CIContext {
    public convenience init(mtlDevice device: any MTLDevice, options: [CIContextOption: Any]? = nil) {
        self.init(options: options)
    }

    public convenience init(
        mtlCommandQueue commandQueue: any MTLCommandQueue, options: [CIContextOption: Any]? = nil
    ) {
        self.init(options: options)
    }

    public func render(
        _ image: CIImage, to texture: any MTLTexture, commandBuffer: (any MTLCommandBuffer)?, bounds: CGRect,
        colorSpace: CGColorSpace
    ) {
        Inert.use("CIContext.render(_:to:commandBuffer:bounds:colorSpace:)")
    }

    /// Throws: nothing is rendered to a destination here.
    @discardableResult
    public func startTask(toRender image: CIImage, to destination: CIRenderDestination) throws -> CIRenderTask
    {
        throw Inert.error("CIContext.startTask(toRender:to:)")
    }
}

extension CIImage {
    /// Returns nil: textures have no pixels here.
    public convenience init?(mtlTexture texture: any MTLTexture, options: [CIImageOption: Any]? = nil) {
        Inert.use("CIImage.init(mtlTexture:options:)")
        return nil
    }
}
