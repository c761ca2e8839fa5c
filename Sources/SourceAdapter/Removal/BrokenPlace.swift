/// A location in a file with a compiler error.
public struct BrokenPlace: Hashable, Sendable {
    /// The unit around the location that is left out at least.
    public enum Reach: String, Hashable, Sendable, Comparable, CaseIterable {
        /// Conditions around the uses of a missing value, which leave nothing out.
        case condition
        case statement, body, declaration, type, file

        public static func < (a: Reach, b: Reach) -> Bool { a.rank < b.rank }

        private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
    }

    /// The line, from 1. Zero for a line that the adapter added, whose text is the message.
    public var line: Int
    /// The column, from 1, in bytes of UTF-8.
    public var column: Int
    /// The compiler's message.
    public var message: String
    /// The round of compiling that found it: the errors of a round are removed before the next.
    public var round: Int
    /// The unit around the location that is left out at least.
    public var reach: Reach

    public init(line: Int, column: Int, message: String, round: Int, reach: Reach = .statement) {
        self.line = line
        self.column = column
        self.message = message
        self.round = round
        self.reach = reach
    }

    /// Whether an added line does not compile that an earlier round found too: it is needed by other code of the file.
    func isRepeated(in places: [BrokenPlace]) -> Bool {
        line == 0 && reach >= .type
            && places.contains { $0.line == 0 && $0.message == message && $0.round < round }
    }
}
