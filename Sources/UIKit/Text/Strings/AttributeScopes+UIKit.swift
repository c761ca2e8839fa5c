import Foundation

extension AttributeScopes {
    /// UIKit's attributes of text in an `AttributedString`: `string.font = .preferredFont(forTextStyle: .headline)`.
    public struct UIKitAttributes: AttributeScope {
        public let font: FontAttribute
        public let paragraphStyle: ParagraphStyleAttribute
        public let attachment: AttachmentAttribute
        public let shadow: ShadowAttribute
        public let foregroundColor: ForegroundColorAttribute
        public let backgroundColor: BackgroundColorAttribute
        public let ligature: LigatureAttribute
        public let kern: KernAttribute
        public let tracking: TrackingAttribute
        public let strikethroughStyle: StrikethroughStyleAttribute
        public let underlineStyle: UnderlineStyleAttribute
        public let strokeColor: StrokeColorAttribute
        public let strokeWidth: StrokeWidthAttribute
        public let baselineOffset: BaselineOffsetAttribute
        public let underlineColor: UnderlineColorAttribute
        public let strikethroughColor: StrikethroughColorAttribute
        public let obliqueness: ObliquenessAttribute
        public let expansion: ExpansionAttribute
        public let inlinePresentationIntent: FoundationAttributes.InlinePresentationIntentAttribute
        public let presentationIntent: FoundationAttributes.PresentationIntentAttribute

        public enum FontAttribute: AttributedStringKey {
            public typealias Value = UIFont
            public static let name = "NSFont"
        }

        public enum ParagraphStyleAttribute: AttributedStringKey {
            public typealias Value = NSParagraphStyle
            public static let name = "NSParagraphStyle"
        }

        public enum AttachmentAttribute: AttributedStringKey {
            public typealias Value = NSTextAttachment
            public static let name = "NSAttachment"
        }

        public enum ShadowAttribute: AttributedStringKey {
            public typealias Value = NSShadow
            public static let name = "NSShadow"
        }

        public enum ForegroundColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = "NSColor"
        }

        public enum BackgroundColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = "NSBackgroundColor"
        }

        public enum LigatureAttribute: AttributedStringKey {
            public typealias Value = Int
            public static let name = "NSLigature"
        }

        /// The kerning in points.
        public enum KernAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "NSKern"
        }

        /// In points.
        public enum TrackingAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "CTTracking"
        }

        public enum StrikethroughStyleAttribute: AttributedStringKey {
            public typealias Value = NSUnderlineStyle
            public static let name = "NSStrikethrough"
        }

        public enum UnderlineStyleAttribute: AttributedStringKey {
            public typealias Value = NSUnderlineStyle
            public static let name = "NSUnderline"
        }

        public enum StrokeColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = "NSStrokeColor"
        }

        /// In percent of the font's size.
        public enum StrokeWidthAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "NSStrokeWidth"
        }

        /// The offset in points, upward.
        public enum BaselineOffsetAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "NSBaselineOffset"
        }

        public enum UnderlineColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = "NSUnderlineColor"
        }

        public enum StrikethroughColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = "NSStrikethroughColor"
        }

        public enum ObliquenessAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "NSObliqueness"
        }

        public enum ExpansionAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "NSExpansion"
        }
    }

    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
    public subscript<Key: AttributedStringKey>(
        dynamicMember path: KeyPath<AttributeScopes.UIKitAttributes, Key>
    ) -> Key { self[Key.self] }
}

extension AttributedString {
    /// The text with UIKit's attributes for `NSAttributedString`.
    var inUIKit: NSAttributedString {
        let text = NSMutableAttributedString(string: "")
        for run in runs {
            let part = String(self[run.range].characters)
            text.append(NSAttributedString(string: part, attributes: run.attributes.inUIKit))
        }
        return text
    }

    /// Creates a text with the attributes that UIKit supports here.
    init(inUIKit text: NSAttributedString) {
        self.init()
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
            let part = text.attributedSubstring(from: range).string
            append(AttributedString(part, attributes: AttributeContainer(inUIKit: attributes)))
        }
    }
}

extension AttributeContainer {
    /// Attributes as `NSAttributedString` has them; those that the scope does not have are left out.
    public init(_ dictionary: [NSAttributedString.Key: Any]) { self.init(inUIKit: dictionary) }

    var inUIKit: [NSAttributedString.Key: Any] {
        var all: [NSAttributedString.Key: Any] = [:]
        all[.font] = self.font
        all[.paragraphStyle] = self.paragraphStyle
        all[.attachment] = self.attachment
        all[.shadow] = self.shadow
        all[.link] = self.link
        all[.foregroundColor] = self.foregroundColor
        all[.backgroundColor] = self.backgroundColor
        all[.ligature] = self.ligature
        all[.kern] = self.kern
        all[.tracking] = self.tracking
        all[.strikethroughStyle] = self.strikethroughStyle?.rawValue
        all[.underlineStyle] = self.underlineStyle?.rawValue
        all[.strokeColor] = self.strokeColor
        all[.strokeWidth] = self.strokeWidth
        all[.baselineOffset] = self.baselineOffset
        all[.underlineColor] = self.underlineColor
        all[.strikethroughColor] = self.strikethroughColor
        all[.obliqueness] = self.obliqueness
        all[.expansion] = self.expansion
        all[.inlinePresentationIntent] = self.inlinePresentationIntent.map { NSNumber(value: $0.rawValue) }
        all[.presentationIntentAttributeName] = self.presentationIntent
        all[.imageURL] = self.imageURL
        return all
    }

    init(inUIKit attributes: [NSAttributedString.Key: Any]) {
        self.init()
        self.font = attributes[.font] as? UIFont
        self.paragraphStyle = attributes[.paragraphStyle] as? NSParagraphStyle
        self.attachment = attributes[.attachment] as? NSTextAttachment
        self.shadow = attributes[.shadow] as? NSShadow
        self.link = attributes[.link] as? URL
        self.foregroundColor = attributes[.foregroundColor] as? UIColor
        self.backgroundColor = attributes[.backgroundColor] as? UIColor
        self.ligature = attributes[.ligature] as? Int
        self.kern = Self.number(attributes[.kern])
        self.tracking = Self.number(attributes[.tracking])
        self.strikethroughStyle = Self.style(attributes[.strikethroughStyle])
        self.underlineStyle = Self.style(attributes[.underlineStyle])
        self.strokeColor = attributes[.strokeColor] as? UIColor
        self.strokeWidth = Self.number(attributes[.strokeWidth])
        self.baselineOffset = Self.number(attributes[.baselineOffset])
        self.underlineColor = attributes[.underlineColor] as? UIColor
        self.strikethroughColor = attributes[.strikethroughColor] as? UIColor
        self.obliqueness = Self.number(attributes[.obliqueness])
        self.expansion = Self.number(attributes[.expansion])
        self.inlinePresentationIntent = InlinePresentationIntent(
            attribute: attributes[.inlinePresentationIntent])
        self.presentationIntent = attributes[.presentationIntentAttributeName] as? PresentationIntent
        self.imageURL = attributes[.imageURL] as? URL
    }

    /// A number in any of the types in which dictionaries hold it.
    private static func number(_ value: Any?) -> CGFloat? {
        (value as? CGFloat) ?? (value as? Double).map { CGFloat($0) } ?? (value as? Int).map { CGFloat($0) }
    }

    private static func style(_ value: Any?) -> NSUnderlineStyle? {
        (value as? NSUnderlineStyle) ?? (value as? Int).map(NSUnderlineStyle.init(rawValue:))
    }
}
