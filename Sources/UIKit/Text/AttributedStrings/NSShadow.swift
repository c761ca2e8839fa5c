import CoreGraphics
import Foundation

/// A shadow behind text.
open class NSShadow: NSObject, NSCopying {
    // Must be the first stored property: see the type's documentation.
    private let typeWord = FoundationTypeWord()

    /// The offset to the right and downward, in points.
    open var shadowOffset: CGSize = .zero
    /// The radius of the blur in points.
    open var shadowBlurRadius: CGFloat = 0
    /// A `UIColor`; the default is black at one third.
    open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

    /// Returns a shadow with the same properties.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSShadow()
        copy.shadowOffset = shadowOffset
        copy.shadowBlurRadius = shadowBlurRadius
        copy.shadowColor = shadowColor
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSShadow else { return false }
        return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
            && (shadowColor as? UIColor) == (other.shadowColor as? UIColor)
    }

    open override var hash: Int { shadowOffset.width.hashValue ^ shadowBlurRadius.hashValue }
}
