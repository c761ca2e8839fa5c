import CoreImage
import Metal
import UIKit

// There is no graphics processor: the filters are inert, and their callers use the main processor instead.

/// Whether the filters run on a graphics processor: false.
public func MPSSupportsMTLDevice(_ device: MTLDevice?) -> Bool { false }

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
