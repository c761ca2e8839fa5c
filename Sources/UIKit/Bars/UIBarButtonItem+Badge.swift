import Foundation

extension UIBarButtonItem {
    /// A mark at the upper corner of a bar button (iOS 26): a number, a short text or a dot.
    @preconcurrency @MainActor
    public struct Badge {
        private enum Content {
            case count(Int)
            case string(String)
            case indicator
        }

        private let content: Content
        /// The color behind the text; nil for the system's red.
        public var backgroundColor: UIColor?
        /// The color of the text; nil for white.
        public var foregroundColor: UIColor?
        /// The font of the text; nil for the system's of 13 points.
        public var font: UIFont?

        private init(_ content: Content) { self.content = content }

        /// Returns a badge with a number, which is written as in the current locale.
        public static func count(_ count: Int) -> Badge { Badge(.count(count)) }
        /// Returns a badge with a text.
        public static func string(_ text: String) -> Badge { Badge(.string(text)) }
        /// Returns a badge without a text.
        public static func indicator() -> Badge { Badge(.indicator) }

        /// The text; nil for an indicator.
        public var stringValue: String? {
            switch content {
            case .count(let count): NumberFormatter.localizedString(from: count as NSNumber, number: .decimal)
            case .string(let text): text
            case .indicator: nil
            }
        }
    }
}
