import CoreGraphics
import TextLayout

/// How a text layer's lines are cut.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    /// Apple's name for it.
    public let rawValue: String
    /// A mode by Apple's name for it.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Not at all.
    public static let none = CATextLayerTruncationMode(rawValue: "none")
    /// At their start.
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    /// At their end.
    public static let end = CATextLayerTruncationMode(rawValue: "end")
    /// In their middle.
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")

    var lineBreakMode: LineBreakMode? {
        switch self {
        case .start: .byTruncatingHead
        case .middle: .byTruncatingMiddle
        case .end: .byTruncatingTail
        default: nil
        }
    }
}

/// Where a text layer's lines lie.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    /// Apple's name for it.
    public let rawValue: String
    /// A mode by Apple's name for it.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// As the language has it.
    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    /// At the left.
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    /// At the right.
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    /// In the middle.
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    /// At both sides.
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")

    var lineAlignment: TextLineAlignment {
        switch self {
        case .left: .left
        case .right: .right
        case .center: .center
        case .justified: .justified
        default: .natural
        }
    }
}

/// A font class that text layers take, and attributes of strings in them.
package protocol LayerFont {
    /// The font that text is laid out with.
    var layoutFont: Font { get }
}

/// A color class that attributes of strings in text layers take.
package protocol LayerColor {
    /// The color as it is drawn.
    var cgColor: CGColor { get }
}
