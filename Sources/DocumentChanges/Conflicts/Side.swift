/// One of the three states of a merge.
public enum Side: Int, Sendable, Hashable, CaseIterable {
    /// The common ancestor of both sides.
    case base
    /// The state that is merged into.
    case ours
    /// The state that is merged in.
    case theirs

    /// The name in reports and in files of resolutions.
    public var name: String {
        switch self {
        case .base: "base"
        case .ours: "ours"
        case .theirs: "theirs"
        }
    }

    /// Returns the side with a name.
    public init?(name: String) {
        guard let side = Self.allCases.first(where: { $0.name == name }) else { return nil }
        self = side
    }

    /// Returns the closure's first result that is not nil, for base, ours and theirs in this order.
    static func first<Result>(_ body: (Side) -> Result?) -> Result? {
        body(.base) ?? body(.ours) ?? body(.theirs)
    }

    var other: Side { self == .ours ? .theirs : .ours }
}
