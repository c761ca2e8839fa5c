import Metal
import UIKit

/// A view that Metal draws. There is no device here, so that it is empty and its delegate is not called.
@preconcurrency @MainActor
open class MTKView: UIView {
    open weak var delegate: (any MTKViewDelegate)?
    open var device: (any MTLDevice)?
    open var currentDrawable: (any CAMetalDrawable)? { nil }
    open var framebufferOnly = true
    open var depthStencilAttachmentTextureUsage: MTLTextureUsage = .renderTarget
    open var multisampleColorAttachmentTextureUsage: MTLTextureUsage = .renderTarget
    open var presentsWithTransaction = false
    open var colorPixelFormat = MTLPixelFormat.bgra8Unorm
    open var depthStencilPixelFormat = MTLPixelFormat.invalid
    open var depthStencilStorageMode = MTLStorageMode.private
    open var sampleCount = 1
    open var clearColor = MTLClearColor()
    open var clearDepth = 1.0
    open var clearStencil: UInt32 = 0
    open var depthStencilTexture: (any MTLTexture)? { nil }
    open var multisampleColorTexture: (any MTLTexture)? { nil }
    open var currentRenderPassDescriptor: MTLRenderPassDescriptor? { nil }
    open var preferredFramesPerSecond = 60
    open var enableSetNeedsDisplay = false
    open var autoResizeDrawable = true
    open var drawableSize = CGSize.zero
    open var preferredDrawableSize: CGSize {
        let scale = window?.screen.scale ?? UIScreen.main.scale
        return CGSize(width: bounds.width * scale, height: bounds.height * scale)
    }
    open var preferredDevice: (any MTLDevice)? { nil }
    open var isPaused = false

    public init(frame frameRect: CGRect, device: (any MTLDevice)?) {
        super.init(frame: frameRect)
        self.device = device
    }

    public required init(coder: NSCoder) {
        // It cannot fail: views are created with what the coder has.
        super.init(coder: coder)!
    }

    open func draw() { Inert.use("MTKView.draw()") }
    open func releaseDrawables() { Inert.use("MTKView.releaseDrawables()") }
}
