import QuartzCore
import UIKit

/// The next content of a layer that Metal draws.
public protocol CAMetalDrawable: MTLDrawable {
    var texture: any MTLTexture { get }
    var layer: CAMetalLayer { get }
}

/// A layer that Metal draws. There is no device here, so that it has nothing to draw into.
open class CAMetalLayer: CALayer {
    open var device: (any MTLDevice)?
    open var preferredDevice: (any MTLDevice)? { nil }
    open var pixelFormat = MTLPixelFormat.bgra8Unorm
    open var framebufferOnly = true
    open var drawableSize = CGSize.zero
    open var maximumDrawableCount = 3
    open var presentsWithTransaction = false
    open var colorspace: CGColorSpace?
    open var allowsNextDrawableTimeout = true

    public required init() { super.init() }
    public override init(layer: Any) { super.init(layer: layer) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func nextDrawable() -> (any CAMetalDrawable)? {
        Inert.use("CAMetalLayer.nextDrawable()")
        return nil
    }
}
