import UIKit

extension UITextContentType {
    public static let dateTime = UITextContentType(rawValue: "date-time")
    public static let flightNumber = UITextContentType(rawValue: "flight-number")
    public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipment-tracking-number")
    public static let creditCardExpiration = UITextContentType(rawValue: "cc-exp")
    public static let creditCardExpirationMonth = UITextContentType(rawValue: "cc-exp-month")
    public static let creditCardExpirationYear = UITextContentType(rawValue: "cc-exp-year")
    public static let creditCardSecurityCode = UITextContentType(rawValue: "cc-csc")
    public static let creditCardType = UITextContentType(rawValue: "cc-type")
    public static let creditCardName = UITextContentType(rawValue: "cc-name")
    public static let creditCardGivenName = UITextContentType(rawValue: "cc-given-name")
    public static let creditCardMiddleName = UITextContentType(rawValue: "cc-additional-name")
    public static let creditCardFamilyName = UITextContentType(rawValue: "cc-family-name")
    public static let birthdate = UITextContentType(rawValue: "bday")
    public static let birthdateDay = UITextContentType(rawValue: "bday-day")
    public static let birthdateMonth = UITextContentType(rawValue: "bday-month")
    public static let birthdateYear = UITextContentType(rawValue: "bday-year")
    public static let cellularEID = UITextContentType(rawValue: "cellular-eid")
    public static let cellularIMEI = UITextContentType(rawValue: "cellular-imei")
}

/// The completion of words while the user types; there is none here.
public enum UITextInlinePredictionType: Int, Sendable { case `default`, no, yes }

/// The completion of mathematical expressions; there is none here.
public enum UITextMathExpressionCompletionType: Int, Sendable { case `default`, no, yes }

/// The tools that rewrite text; there are none here.
public enum UIWritingToolsBehavior: Int, Sendable {
    case none = -1
    case `default` = 0
    case complete = 1
    case limited = 2
}

/// The kinds of text that tools return.
public struct UIWritingToolsResultOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let plainText = UIWritingToolsResultOptions(rawValue: 1)
    public static let richText = UIWritingToolsResultOptions(rawValue: 2)
    public static let list = UIWritingToolsResultOptions(rawValue: 4)
    public static let table = UIWritingToolsResultOptions(rawValue: 8)
    public static let presentationIntent = UIWritingToolsResultOptions(rawValue: 16)
}

extension UITextInputTraits where Self: NSObject {
    public var inlinePredictionType: UITextInlinePredictionType {
        get { AddedProperties.value(of: self, "inlinePredictionType") ?? .default }
        set { AddedProperties.set(newValue, of: self, "inlinePredictionType") }
    }
    public var mathExpressionCompletionType: UITextMathExpressionCompletionType {
        get { AddedProperties.value(of: self, "mathExpressionCompletionType") ?? .default }
        set { AddedProperties.set(newValue, of: self, "mathExpressionCompletionType") }
    }
    public var writingToolsBehavior: UIWritingToolsBehavior {
        get { AddedProperties.value(of: self, "writingToolsBehavior") ?? .default }
        set { AddedProperties.set(newValue, of: self, "writingToolsBehavior") }
    }
    public var allowedWritingToolsResultOptions: UIWritingToolsResultOptions {
        get { AddedProperties.value(of: self, "allowedWritingToolsResultOptions") ?? [] }
        set { AddedProperties.set(newValue, of: self, "allowedWritingToolsResultOptions") }
    }
}

extension UITextView {
    public enum BorderStyle: Int, Sendable { case none, bezel }

    /// The border. Stored; text views have none.
    public var borderStyle: BorderStyle {
        get { AddedProperties.value(of: self, "borderStyle") ?? .none }
        set { AddedProperties.set(newValue, of: self, "borderStyle") }
    }
    /// Whether tools rewrite the text: never here.
    public var isWritingToolsActive: Bool { false }
    /// The attributes of highlighted text. Stored.
    public var textHighlightAttributes: [NSAttributedString.Key: Any] {
        get { AddedProperties.value(of: self, "textHighlightAttributes") ?? [:] }
        set { AddedProperties.set(newValue, of: self, "textHighlightAttributes") }
    }
}

extension UIFont.TextStyle {
    public static let extraLargeTitle = UIFont.TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
    public static let extraLargeTitle2 = UIFont.TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
}

extension UIFont {
    /// The width of the letters.
    public struct Width: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        public static let compressed = Width(-0.3)
        public static let condensed = Width(-0.2)
        public static let standard = Width(0)
        public static let expanded = Width(0.2)
    }

    /// Returns the system font. The letters have their standard width.
    public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight, width: UIFont.Width)
        -> UIFont
    {
        if width != .standard { Inert.use("UIFont.systemFont(ofSize:weight:width:)") }
        return systemFont(ofSize: fontSize, weight: weight)
    }
}
