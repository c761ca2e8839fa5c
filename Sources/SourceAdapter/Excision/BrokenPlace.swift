/// A place of a file at which the compiler found an error.
public struct BrokenPlace: Hashable, Sendable {
    /// How much around the place is left out at least.
    public enum Reach: String, Hashable, Sendable, Comparable, CaseIterable {
        case statement, body, declaration, type, file

        public static func < (a: Reach, b: Reach) -> Bool { a.rank < b.rank }

        private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
    }

    /// From 1. Zero for a line that the adapter added, whose text is the message.
    public var line: Int
    /// From 1, in bytes of UTF-8.
    public var column: Int
    /// What the compiler said.
    public var message: String
    /// Which attempt to compile it was: what one attempt finds is taken out before the next.
    public var round: Int
    /// How much around the place is left out at least.
    public var reach: Reach

    public init(line: Int, column: Int, message: String, round: Int, reach: Reach = .statement) {
        self.line = line
        self.column = column
        self.message = message
        self.round = round
        self.reach = reach
    }
}
