import Foundation

/// The attributes for speaking a range of text by assistive technology (Apple: NSAttributedString.Key).
extension NSAttributedString.Key {
    private static func speech(_ name: String) -> NSAttributedString.Key {
        NSAttributedString.Key(rawValue: "UIAccessibility\(name)")
    }

    /// A Boolean: whether punctuation is spoken.
    public static let accessibilitySpeechPunctuation = speech("SpeechAttributePunctuation")
    /// The code of a language (BCP 47).
    public static let accessibilitySpeechLanguage = speech("SpeechAttributeLanguage")
    /// A number from 0, low, to 2, high; 1 is the usual pitch.
    public static let accessibilitySpeechPitch = speech("SpeechAttributePitch")
    /// A Boolean: whether an announcement waits for the end of the one before.
    public static let accessibilitySpeechQueueAnnouncement = speech("SpeechAttributeQueueAnnouncement")
    /// The pronunciation, in the International Phonetic Alphabet.
    public static let accessibilitySpeechIPANotation = speech("SpeechAttributeIPANotation")
    /// A Boolean: whether the text is spelled out.
    public static let accessibilitySpeechSpellOut = speech("SpeechAttributeSpellOut")
    /// A number from 1 to 6; 0 for text that is no heading.
    public static let accessibilityTextHeadingLevel = speech("TextAttributeHeadingLevel")
    /// Names of custom kinds of text.
    public static let accessibilityTextCustom = speech("TextAttributeCustom")
}
