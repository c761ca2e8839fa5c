/// Which layout a screen has: what `nibName` is to a screen from Interface Builder.
///
/// ```swift
/// extension CodeInterfaceBuilderKey {
///     static let wholeMap = CodeInterfaceBuilderKey(rawValue: "map.whole")
/// }
/// ```
public struct CodeInterfaceBuilderKey: RawRepresentable, Hashable, Sendable, Codable {
    /// The name under which a screen's state keeps its layout.
    public let rawValue: String

    /// A layout by the name that it is saved under.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

extension CodeInterfaceBuilderKey: ExpressibleByStringLiteral {
    /// A layout by its name, written out.
    public init(stringLiteral value: String) {
        self.init(rawValue: value)
    }
}

extension CodeInterfaceBuilderKey: CustomStringConvertible {
    /// The name.
    public var description: String { rawValue }
}
