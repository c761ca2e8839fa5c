/// One of the three states of a merge.
public enum Side: Int, Sendable, Hashable, CaseIterable {
    /// The state that both sides began with.
    case base
    /// The state that is merged into.
    case ours
    /// The state that is merged.
    case theirs

    /// The name as it is written in reports and files of resolutions.
    public var name: String {
        switch self {
        case .base: "base"
        case .ours: "ours"
        case .theirs: "theirs"
        }
    }

    /// The side with the name.
    public init?(name: String) {
        guard let side = Self.allCases.first(where: { $0.name == name }) else { return nil }
        self = side
    }

    /// The first result of the closure that is not nil, for base, ours and theirs in turn.
    static func first<Result>(_ body: (Side) -> Result?) -> Result? {
        body(.base) ?? body(.ours) ?? body(.theirs)
    }

    var other: Side { self == .ours ? .theirs : .ours }
}
