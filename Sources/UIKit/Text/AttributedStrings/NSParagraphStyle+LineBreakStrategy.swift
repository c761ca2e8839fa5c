extension NSParagraphStyle {
    /// The strategies for breaking lines besides filling one after the other.
    public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Avoids a single word in the last line by moving the one before it there.
        public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
        /// Breaks Korean lines between words. Stored; Korean text wraps between syllables.
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
        /// The strategies that labels use.
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
    }
}
