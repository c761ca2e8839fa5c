import CoreGraphics
import Foundation

/// The options for measuring and drawing strings.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Lines break within the rectangle; without it there is one line on the rectangle's origin.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// Fonts' leading counts in the distance of lines.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// Sizes are those of the glyphs' outlines.
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
    /// Ends the last line that fits with an ellipsis if the text is longer.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// The permitted adjustments for drawing a string in less space, and those that were made.
open class NSStringDrawingContext: NSObject {
    /// The minimum size of the font, as a fraction of its size; 0 keeps it.
    open var minimumScaleFactor: CGFloat = 0
    /// The fraction of the font's size that was drawn.
    open internal(set) var actualScaleFactor: CGFloat = 1
    /// The bounds of the drawn string.
    open internal(set) var totalBounds: CGRect = .zero
}
