/// Limits of the parser. The standard ones are far above any document that
/// Interface Builder saves (the largest known has about a megabyte and nests 60 levels).
public struct ParseLimits: Sendable, Hashable {
    /// The maximum size of a file, in bytes.
    public var fileSize = 64 << 20
    /// The maximum nesting of elements.
    public var depth = 512
    /// The maximum number of elements.
    public var elements = 1_000_000
    /// The maximum number of attributes in one tag.
    public var attributes = 4_096

    /// Creates the standard limits.
    public init() {}
}
