import Foundation
import UIKit

/// Detects URLs, mail addresses and telephone numbers. Dates and postal addresses are not detected here.
///
/// It is not an `NSRegularExpression`, as on iOS, since Foundation's cannot be subclassed here, but has one, whose matches have
/// ranges and no data.
open class NSDataDetector: NSObject {
    public let checkingTypes: NSTextCheckingTypes
    /// The expression, by which adapted code replaces a detector where it needs a regular expression.
    public let regularExpression: NSRegularExpression

    private static let link =
        #"(?:https?://|www\.)[^\s<>"]*[^\s<>".,;:!?')\]}]|[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+"#
        + #"|\b[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.(?:com|org|net|edu|gov|io|dev|app)\b(?:/[^\s<>"]*[^\s<>".,;:!?')])?"#
    private static let phone = #"(?<![\p{L}\p{N}.])\+?\(?\d(?:[\s().-]{0,2}\d){6,14}(?![\p{L}\p{N}])"#

    public init(types checkingTypes: NSTextCheckingTypes) throws {
        self.checkingTypes = checkingTypes
        let wanted = NSTextCheckingResult.CheckingType(rawValue: checkingTypes)
        let known: NSTextCheckingResult.CheckingType = [.link, .phoneNumber]
        if !wanted.subtracting(known).isEmpty {
            RuntimeDiagnostics.reportOnce("NSDataDetector finds links and telephone numbers alone here")
        }
        // The groups identify the type of a match; a pattern that matches nothing replaces those that are not requested.
        let link = wanted.contains(.link) ? Self.link : "(?!)"
        let phone = wanted.contains(.phoneNumber) ? Self.phone : "(?!)"
        regularExpression = try NSRegularExpression(
            pattern: "(\(link))|(\(phone))", options: [.caseInsensitive])
    }

    open func matches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> [NSTextCheckingResult] {
        regularExpression.matches(in: string, options: options, range: range).map {
            DetectedData($0, in: string as NSString)
        }
    }

    open func firstMatch(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSTextCheckingResult? {
        regularExpression.firstMatch(in: string, options: options, range: range).map {
            DetectedData($0, in: string as NSString)
        }
    }

    open func numberOfMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> Int {
        regularExpression.numberOfMatches(in: string, options: options, range: range)
    }

    open func rangeOfFirstMatch(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSRange {
        regularExpression.rangeOfFirstMatch(in: string, options: options, range: range)
    }

    open func enumerateMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
        using block: (
            NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
        ) -> Void
    ) {
        var stop: ObjCBool = false
        for match in matches(in: string, options: options, range: range) {
            block(match, [], &stop)
            if stop.boolValue { return }
        }
    }
}

/// A match of a detector.
private final class DetectedData: NSTextCheckingResult, @unchecked Sendable {
    let place: NSRange
    let type: NSTextCheckingResult.CheckingType
    let address: URL?
    let number: String?

    init(_ match: NSTextCheckingResult, in string: NSString) {
        let text = string.substring(with: match.range)
        place = match.range
        let isLink = match.numberOfRanges > 1 && match.range(at: 1).location != NSNotFound
        type = isLink ? .link : .phoneNumber
        number = isLink ? nil : text
        address = isLink ? URL(string: Self.scheme(for: text) + text) : nil
        super.init()
    }

    init(_ range: NSRange, link: URL?, number: String?) {
        (place, address, self.number) = (range, link, number)
        type = link == nil ? .phoneNumber : .link
        super.init()
    }

    required init?(coder: NSCoder) { nil }

    private static func scheme(for text: String) -> String {
        if text.contains("://") { return "" }
        return text.contains("@") ? "mailto:" : "http://"
    }

    override var resultType: NSTextCheckingResult.CheckingType { type }
    override var range: NSRange { place }
    override var numberOfRanges: Int { 1 }
    override func range(at idx: Int) -> NSRange { place }
}

extension NSTextCheckingResult {
    /// Returns a result with a link.
    public class func linkCheckingResult(range: NSRange, url: URL) -> NSTextCheckingResult {
        DetectedData(range, link: url, number: nil)
    }

    /// Returns a result with a telephone number.
    public class func phoneNumberCheckingResult(range: NSRange, phoneNumber: String) -> NSTextCheckingResult {
        DetectedData(range, link: nil, number: phoneNumber)
    }

    public var url: URL? { (self as? DetectedData)?.address }
    public var phoneNumber: String? { (self as? DetectedData)?.number }
    public var date: Date? { nil }
    public var duration: TimeInterval { 0 }
    public var timeZone: TimeZone? { nil }
    public var components: [NSTextCheckingKey: String]? { nil }
    public var addressComponents: [NSTextCheckingKey: String]? { nil }
}

// The keys are Foundation's, where they are not public.
extension NSTextCheckingKey {
    public static let name = NSTextCheckingKey(rawValue: "Name")
    public static let jobTitle = NSTextCheckingKey(rawValue: "JobTitle")
    public static let organization = NSTextCheckingKey(rawValue: "Organization")
    public static let street = NSTextCheckingKey(rawValue: "Street")
    public static let city = NSTextCheckingKey(rawValue: "City")
    public static let state = NSTextCheckingKey(rawValue: "State")
    public static let zip = NSTextCheckingKey(rawValue: "ZIP")
    public static let country = NSTextCheckingKey(rawValue: "Country")
    public static let phone = NSTextCheckingKey(rawValue: "Phone")
    public static let airline = NSTextCheckingKey(rawValue: "Airline")
    public static let flight = NSTextCheckingKey(rawValue: "Flight")
}
