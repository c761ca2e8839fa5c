import Foundation

/// The marks of the items of a list in text. Code can insert them; text views insert none.
open class NSTextList: NSObject {
    /// The kind of a list's marks: text that contains a number or a sign in braces.
    public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }

        public static let box = MarkerFormat("{box}")
        public static let check = MarkerFormat("{check}")
        public static let circle = MarkerFormat("{circle}")
        public static let decimal = MarkerFormat("{decimal}")
        public static let diamond = MarkerFormat("{diamond}")
        public static let disc = MarkerFormat("{disc}")
        public static let hyphen = MarkerFormat("{hyphen}")
        public static let lowercaseAlpha = MarkerFormat("{lower-alpha}")
        public static let lowercaseHexadecimal = MarkerFormat("{lower-hexadecimal}")
        public static let lowercaseLatin = MarkerFormat("{lower-latin}")
        public static let lowercaseRoman = MarkerFormat("{lower-roman}")
        public static let octal = MarkerFormat("{octal}")
        public static let square = MarkerFormat("{square}")
        public static let uppercaseAlpha = MarkerFormat("{upper-alpha}")
        public static let uppercaseHexadecimal = MarkerFormat("{upper-hexadecimal}")
        public static let uppercaseLatin = MarkerFormat("{upper-latin}")
        public static let uppercaseRoman = MarkerFormat("{upper-roman}")
    }

    /// The relation of a list's marks to those of the list around it.
    public struct Options: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// A nested list's marks begin with those of the list around it.
        public static let prependEnclosingMarker = Options(rawValue: 1)
    }

    /// The kind of the marks.
    public let markerFormat: MarkerFormat
    /// The relation of the marks to those of the list around them.
    public let listOptions: Options
    /// The number of the first item.
    open var startingItemNumber = 1

    /// Creates a list whose first item has the number 1.
    public init(markerFormat: MarkerFormat, options: Int) {
        (self.markerFormat, listOptions) = (markerFormat, Options(rawValue: options))
        super.init()
    }

    /// Creates a list.
    public convenience init(markerFormat: MarkerFormat, options: Options = [], startingItemNumber: Int = 1) {
        self.init(markerFormat: markerFormat, options: options.rawValue)
        self.startingItemNumber = startingItemNumber
    }

    /// Whether the marks are numbers or letters.
    open var isOrdered: Bool { Self.numbers.contains { markerFormat.rawValue.contains("{\($0.name)}") } }

    /// Returns the mark of an item: the sign, or the item's number.
    open func marker(forItemNumber itemNum: Int) -> String {
        var text = markerFormat.rawValue
        for (name, sign) in Self.signs { text = text.replacingOccurrences(of: "{\(name)}", with: sign) }
        for (name, number) in Self.numbers where text.contains("{\(name)}") {
            text = text.replacingOccurrences(of: "{\(name)}", with: number(itemNum))
        }
        return text
    }

    private static let signs = [
        ("box", "\u{25A1}"), ("check", "\u{2713}"), ("circle", "\u{25E6}"), ("diamond", "\u{25C6}"),
        ("disc", "\u{2022}"), ("hyphen", "\u{2043}"), ("square", "\u{25A0}"),
    ]

    private static let numbers: [(name: String, text: @Sendable (Int) -> String)] = [
        ("decimal", { "\($0)" }), ("octal", { String($0, radix: 8) }),
        ("lower-hexadecimal", { String($0, radix: 16) }),
        ("upper-hexadecimal", { String($0, radix: 16, uppercase: true) }),
        ("lower-alpha", letters), ("lower-latin", letters),
        ("upper-alpha", { letters($0).uppercased() }), ("upper-latin", { letters($0).uppercased() }),
        ("lower-roman", { roman($0).lowercased() }), ("upper-roman", roman),
    ]

    /// Returns a, b, … z, aa, ab, …
    private static func letters(_ number: Int) -> String {
        guard number > 0 else { return "\(number)" }
        var (rest, text) = (number, "")
        while rest > 0 {
            let letter = UInt8(ascii: "a") + UInt8((rest - 1) % 26)
            text = String(UnicodeScalar(letter)) + text
            rest = (rest - 1) / 26
        }
        return text
    }

    private static func roman(_ number: Int) -> String {
        guard (1..<4000).contains(number) else { return "\(number)" }
        let digits = [
            (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"),
            (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
        ]
        var (rest, text) = (number, "")
        for (value, digit) in digits {
            text += String(repeating: digit, count: rest / value)
            rest %= value
        }
        return text
    }
}
