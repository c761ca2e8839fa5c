import Foundation

extension AttributeScopes {
    /// UIKit's attributes of text in an `AttributedString`: `string.font = .preferredFont(forTextStyle: .headline)`.
    public struct UIKitAttributes: AttributeScope {
        public let font: FontAttribute
        public let foregroundColor: ForegroundColorAttribute
        public let backgroundColor: BackgroundColorAttribute
        public let kern: KernAttribute
        public let baselineOffset: BaselineOffsetAttribute

        public enum FontAttribute: AttributedStringKey {
            public typealias Value = UIFont
            public static let name = "NSFont"
        }

        public enum ForegroundColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = "NSColor"
        }

        public enum BackgroundColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = "NSBackgroundColor"
        }

        /// The kerning in points.
        public enum KernAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "NSKern"
        }

        /// The offset in points, upward.
        public enum BaselineOffsetAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "NSBaselineOffset"
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
    var inUIKit: [NSAttributedString.Key: Any] {
        let all: [NSAttributedString.Key: Any?] = [
            .font: self.font, .foregroundColor: self.foregroundColor, .backgroundColor: self.backgroundColor,
            .kern: self.kern, .baselineOffset: self.baselineOffset,
        ]
        return all.compactMapValues { $0 }
    }

    init(inUIKit attributes: [NSAttributedString.Key: Any]) {
        self.init()
        self.font = attributes[.font] as? UIFont
        self.foregroundColor = attributes[.foregroundColor] as? UIColor
        self.backgroundColor = attributes[.backgroundColor] as? UIColor
        self.kern = attributes[.kern] as? CGFloat
        self.baselineOffset = attributes[.baselineOffset] as? CGFloat
    }
}
