import CoreGraphics
import Foundation

/// The pixels that a screen shows.
@preconcurrency @MainActor
open class UIScreenMode: NSObject {
    /// The size in pixels.
    public let size: CGSize
    open var pixelAspectRatio: CGFloat { 1 }

    init(size: CGSize) {
        self.size = size
        super.init()
    }
}
