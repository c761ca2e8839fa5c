import CoreGraphics
import Foundation

extension NSValue {
    /// The rectangle that the value holds.
    public var cgRectValue: CGRect { rectValue }
    /// The point that the value holds.
    public var cgPointValue: CGPoint { pointValue }
    /// The size that the value holds.
    public var cgSizeValue: CGSize { sizeValue }

    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    public convenience init(cgSize size: CGSize) { self.init(size: size) }
}
