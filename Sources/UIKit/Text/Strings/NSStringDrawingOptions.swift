import CoreGraphics
import Foundation

/// How strings are measured and drawn.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Lines break within the rectangle; without it there is one line on the rectangle's origin.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// Fonts' leading counts in the distance of lines.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// Sizes are those of the glyphs' outlines.
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
    /// The last line that fits ends in an ellipsis where there is more text.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// What drawing a string may do to make it fit, and what it did.
open class NSStringDrawingContext: NSObject {
    /// How small the font may become, as a part of its size; 0 keeps it.
    open var minimumScaleFactor: CGFloat = 0
    /// The part of the font's size that was drawn.
    open internal(set) var actualScaleFactor: CGFloat = 1
    /// What was drawn on.
    open internal(set) var totalBounds: CGRect = .zero
}
