/// The edge, size or line of a view that a constraint refers to, under the names in documents.
public enum LayoutAttribute: String, Sendable, Hashable, CaseIterable {
    /// The left edge.
    case left
    /// The right edge.
    case right
    /// The top edge.
    case top
    /// The bottom edge.
    case bottom
    /// The edge where text begins.
    case leading
    /// The edge where text ends.
    case trailing
    /// The width.
    case width
    /// The height.
    case height
    /// The horizontal center.
    case centerX
    /// The vertical center.
    case centerY
    /// The baseline of the last line of text.
    case lastBaseline = "baseline"
    /// The baseline of the first line of text.
    case firstBaseline
    /// The left margin.
    case leftMargin
    /// The right margin.
    case rightMargin
    /// The top margin.
    case topMargin
    /// The bottom margin.
    case bottomMargin
    /// The margin where text begins.
    case leadingMargin
    /// The margin where text ends.
    case trailingMargin
    /// The horizontal center between the margins.
    case centerXWithinMargins
    /// The vertical center between the margins.
    case centerYWithinMargins

    /// Creates the attribute with the name in documents; both `baseline` and `lastBaseline` are accepted.
    public init?(name: String) {
        if name == "lastBaseline" {
            self = .lastBaseline
        } else {
            self.init(rawValue: name)
        }
    }

    /// Whether it is a size, which a constraint may set to a constant.
    public var isSize: Bool { self == .width || self == .height }
}
