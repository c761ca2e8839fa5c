import Foundation

/// The attributes of a range of text (Apple: NSAttributedString.Key).
extension NSAttributedString.Key {
    /// A `UIFont`; the default is 12 point Helvetica.
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// An `NSParagraphStyle`; the default is the default style.
    public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
    /// A `UIColor`; the default is black.
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    /// A `UIColor`; the default is none.
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    /// A number: 0 separates letters, 1 uses the font's ligatures.
    public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
    /// A number: points added after each character.
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
    /// A number: points added after each character, without breaking ligatures.
    public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
    /// The raw value of an `NSUnderlineStyle`.
    public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
    /// The raw value of an `NSUnderlineStyle`.
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    /// A `UIColor`; the default is that of the text.
    public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
    /// A number: the outline's width in percent of the font's size; negative fills the letters too.
    public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
    /// An `NSShadow`.
    public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
    /// The name of a text effect.
    public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
    /// An `NSTextAttachment`.
    public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
    /// A `URL`, or a string that is one.
    public static let link = NSAttributedString.Key(rawValue: "NSLink")
    /// A number: the offset of the text above the baseline in points.
    public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
    /// A `UIColor`; the default is that of the text.
    public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
    /// A `UIColor`; the default is that of the text.
    public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
    /// A number: how far letters lean.
    public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
    /// A number: the logarithm of how much wider letters are.
    public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
    /// Numbers: embedded and overriding writing directions, from the outside in.
    public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
    /// A number: 0 is horizontal text, the only one on iOS.
    public static let verticalGlyphForm = NSAttributedString.Key(rawValue: "CTVerticalForms")
}
