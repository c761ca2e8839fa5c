import CoreGraphics
import Foundation

// Archives of paragraph styles. Tab stops are not archived.
extension ParagraphValues {
    private static var lengths: [(key: String, path: WritableKeyPath<ParagraphValues, CGFloat>)] {
        [
            ("NSLineSpacing", \.lineSpacing), ("NSParagraphSpacing", \.paragraphSpacing),
            ("NSParagraphSpacingBefore", \.paragraphSpacingBefore),
            ("NSFirstLineHeadIndent", \.firstLineHeadIndent), ("NSHeadIndent", \.headIndent),
            ("NSTailIndent", \.tailIndent), ("NSMinLineHeight", \.minimumLineHeight),
            ("NSMaxLineHeight", \.maximumLineHeight), ("NSLineHeightMultiple", \.lineHeightMultiple),
            ("NSDefaultTabInterval", \.defaultTabInterval),
        ]
    }

    init(_ coder: NSCoder) {
        for (key, path) in Self.lengths { self[keyPath: path] = CGFloat(coder.decodeDouble(forKey: key)) }
        hyphenationFactor = coder.decodeFloat(forKey: "NSHyphenationFactor")
        allowsDefaultTighteningForTruncation = coder.decodeBool(forKey: "NSAllowsTightening")
        alignment = NSTextAlignment(rawValue: coder.decodeInteger(forKey: "NSAlignment")) ?? .natural
        lineBreakMode =
            NSLineBreakMode(rawValue: coder.decodeInteger(forKey: "NSLineBreakMode")) ?? .byWordWrapping
        baseWritingDirection =
            NSWritingDirection(rawValue: coder.decodeInteger(forKey: "NSWritingDirection")) ?? .natural
    }

    func encode(with coder: NSCoder) {
        for (key, path) in Self.lengths { coder.encode(Double(self[keyPath: path]), forKey: key) }
        coder.encode(hyphenationFactor, forKey: "NSHyphenationFactor")
        coder.encode(allowsDefaultTighteningForTruncation, forKey: "NSAllowsTightening")
        coder.encode(Int(alignment.rawValue), forKey: "NSAlignment")
        coder.encode(Int(lineBreakMode.rawValue), forKey: "NSLineBreakMode")
        coder.encode(Int(baseWritingDirection.rawValue), forKey: "NSWritingDirection")
    }
}
