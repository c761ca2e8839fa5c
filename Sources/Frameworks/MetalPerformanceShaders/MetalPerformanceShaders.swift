@_exported import CoreImage
@_exported import Metal
import UIKit

// There is no graphics processor: the filters are inert, and their callers use the main processor instead.

/// Whether the filters run on a graphics processor: false.
public func MPSSupportsMTLDevice(_ device: MTLDevice?) -> Bool { false }

/// A program of the graphics processor.
open class MPSKernel: NSObject {
    public let device: any MTLDevice

    public init(device: any MTLDevice) { self.device = device }
}

/// A filter of one image.
open class MPSUnaryImageKernel: MPSKernel {
    open func encode(
        commandBuffer: any MTLCommandBuffer, sourceTexture: any MTLTexture,
        destinationTexture: any MTLTexture
    ) { Inert.use("MPSUnaryImageKernel.encode(commandBuffer:sourceTexture:destinationTexture:)") }
}

/// White where an image is brighter than a threshold.
open class MPSImageThresholdBinary: MPSUnaryImageKernel {
    public let thresholdValue: Float
    public let maximumValue: Float

    public init(
        device: any MTLDevice, thresholdValue: Float, maximumValue: Float,
        linearGrayColorTransform transform: UnsafePointer<Float>?
    ) {
        (self.thresholdValue, self.maximumValue) = (thresholdValue, maximumValue)
        super.init(device: device)
    }
}

extension CIImageProcessorInput {
    /// The input as a texture; nil without a graphics processor.
    public var metalTexture: (any MTLTexture)? { nil }
}

extension CIImageProcessorOutput {
    /// The output as a texture; nil without a graphics processor.
    public var metalTexture: (any MTLTexture)? { nil }
    /// The commands of the context; nil without a graphics processor.
    public var metalCommandBuffer: (any MTLCommandBuffer)? { nil }
}
