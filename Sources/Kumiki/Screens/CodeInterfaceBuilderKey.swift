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

    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

extension CodeInterfaceBuilderKey: ExpressibleByStringLiteral {
    public init(stringLiteral value: String) {
        self.init(rawValue: value)
    }
}

extension CodeInterfaceBuilderKey: CustomStringConvertible {
    public var description: String { rawValue }
}
