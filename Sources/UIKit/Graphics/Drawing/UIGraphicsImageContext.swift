import CoreGraphics
import Foundation

/// Creates a bitmap of one pixel per point and makes it the current context.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Creates a bitmap and makes it the current context; a scale of 0 is the screen's.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let scale = scale > 0 ? scale : UITraitCollection.current.pixels.scale
    let bounds = CGRect(origin: .zero, size: size)
    guard let context = CGContext.points(bounds, scale: scale, opaque: opaque) else { return }
    ImageContexts.scales.append(scale)
    UIGraphicsPushContext(context)
}

/// Returns the image drawn since the last `UIGraphicsBeginImageContext`.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let scale = ImageContexts.scales.last else { return nil }
    return UIGraphicsGetCurrentContext()?.image(scale: scale)
}

/// Restores the context before the last `UIGraphicsBeginImageContext`.
public func UIGraphicsEndImageContext() {
    guard ImageContexts.scales.popLast() != nil else { return }
    UIGraphicsPopContext()
}

/// The scales of this thread's image contexts.
private enum ImageContexts {
    private static let key = "KumikiImageContextScales"

    static var scales: [CGFloat] {
        get { Thread.current.threadDictionary[key] as? [CGFloat] ?? [] }
        set { Thread.current.threadDictionary[key] = newValue }
    }
}
