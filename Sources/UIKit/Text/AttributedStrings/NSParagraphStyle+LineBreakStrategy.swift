extension NSParagraphStyle {
    /// How lines are broken beyond filling one after the other.
    public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// A word that would stand alone in the last line gets the one before it for company.
        public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
        /// Lines of Korean end between words. Kept; Korean text wraps between syllables.
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
        /// What labels do.
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
    }
}
