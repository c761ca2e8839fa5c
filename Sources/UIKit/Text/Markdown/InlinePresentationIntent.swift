import Foundation

/// The meanings of a range of text within a paragraph.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
    public static let code = InlinePresentationIntent(rawValue: 1 << 2)
    public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
    public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
    public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
    public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
    public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
}

extension InlinePresentationIntent {
    /// Creates the value of an attribute, which is a number or an intent.
    init?(attribute: Any?) {
        switch attribute {
        case let intent as InlinePresentationIntent: self = intent
        case let number as NSNumber: self.init(rawValue: number.uintValue)
        case let number as UInt: self.init(rawValue: number)
        case let number as Int: self.init(rawValue: UInt(bitPattern: number))
        default: return nil
        }
    }

    /// Returns the font that displays these meanings: bold, oblique or with a fixed width.
    func font(_ font: UIFont) -> UIFont {
        var traits = font.fontDescriptor.symbolicTraits
        if contains(.emphasized) { traits.insert(.traitItalic) }
        if contains(.stronglyEmphasized) { traits.insert(.traitBold) }
        var descriptor = font.fontDescriptor
        if contains(.code) { descriptor = descriptor.withDesign(.monospaced) ?? descriptor }
        guard traits != font.fontDescriptor.symbolicTraits || contains(.code) else { return font }
        return UIFont(
            descriptor: descriptor.withSymbolicTraits(traits) ?? descriptor, size: font.pointSize)
    }
}
