import CoreGraphics
import TextLayout

/// The truncation of a text layer's lines.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    /// Apple's name for it.
    public let rawValue: String
    /// Creates a mode with Apple's name for it.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// No truncation.
    public static let none = CATextLayerTruncationMode(rawValue: "none")
    /// At the start of a line.
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    /// At the end of a line.
    public static let end = CATextLayerTruncationMode(rawValue: "end")
    /// In the middle of a line.
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

/// The alignment of a text layer's lines.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    /// Apple's name for it.
    public let rawValue: String
    /// Creates a mode with Apple's name for it.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The alignment of the text's language.
    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    /// Left.
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    /// Right.
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    /// Centered.
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    /// Justified.
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

/// A font class that text layers accept, also as an attribute of strings.
package protocol LayerFont {
    /// The font that text is laid out with.
    var layoutFont: Font { get }
}

/// A color class that text layers accept as an attribute of strings.
package protocol LayerColor {
    /// The color as it is drawn.
    var cgColor: CGColor { get }
}
