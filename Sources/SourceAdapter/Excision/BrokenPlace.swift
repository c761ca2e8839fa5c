/// A place of a file at which the compiler found an error.
public struct BrokenPlace: Hashable, Sendable {
    /// From 1.
    public var line: Int
    /// From 1, in bytes of UTF-8.
    public var column: Int
    /// What the compiler said.
    public var message: String
    /// Which attempt to compile it was: what one attempt finds is taken out before the next.
    public var round: Int

    public init(line: Int, column: Int, message: String, round: Int) {
        self.line = line
        self.column = column
        self.message = message
        self.round = round
    }
}
