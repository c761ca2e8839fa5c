import CoreGraphics
import Foundation

/// A position in a line at which the text after a tab begins, ends or is centered.
open class NSTextTab: NSObject, NSCopying {
    /// The options of a tab.
    public struct OptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// A `CharacterSet` of characters that end a column.
        public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
    }

    public let alignment: NSTextAlignment
    /// The distance from the leading edge, in points.
    public let location: CGFloat
    public let options: [OptionKey: Any]

    public init(
        textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]
    ) {
        (self.alignment, location, self.options) = (alignment, loc, options)
        super.init()
    }

    /// Returns the characters that end a column of numbers: the decimal separator of the locale.
    open class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
        CharacterSet(charactersIn: (aLocale ?? Locale(identifier: "en_US_POSIX")).decimalSeparator ?? ".")
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func copy() -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextTab else { return false }
        return other.alignment == alignment && other.location == location
            && NSDictionary(dictionary: other.options).isEqual(to: options)
    }
    open override var hash: Int { location.hashValue }
}
