/// Bounds on what a file may ask of the parser. The standard ones are far above any document that
/// Interface Builder saves (the largest known has about a megabyte and nests 60 deep).
public struct ParseLimits: Sendable, Hashable {
    /// The largest file, in bytes.
    public var fileSize = 64 << 20
    /// The deepest nesting of elements.
    public var depth = 512
    /// The number of elements.
    public var elements = 1_000_000
    /// The number of attributes in one tag.
    public var attributes = 4_096

    /// The standard limits.
    public init() {}
}
