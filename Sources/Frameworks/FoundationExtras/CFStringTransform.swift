import Foundation
import UIKit

public let kCFStringTransformStripCombiningMarks = "NFD; [:nonspacing mark:]Remove; NFC" as NSString
public let kCFStringTransformStripDiacritics = "NFD; [:nonspacing mark:]Remove; NFC" as NSString
public let kCFStringTransformToLatin = "Any-Latin" as NSString
public let kCFStringTransformFullwidthHalfwidth = "Fullwidth-Halfwidth" as NSString
public let kCFStringTransformHiraganaKatakana = "Hiragana-Katakana" as NSString
public let kCFStringTransformLatinHiragana = "Latin-Hiragana" as NSString
public let kCFStringTransformLatinKatakana = "Latin-Katakana" as NSString
public let kCFStringTransformLatinHangul = "Latin-Hangul" as NSString
public let kCFStringTransformLatinCyrillic = "Latin-Cyrillic" as NSString
public let kCFStringTransformLatinGreek = "Latin-Greek" as NSString
public let kCFStringTransformMandarinLatin = "Han-Latin" as NSString
public let kCFStringTransformToUnicodeName = "Any-Name" as NSString
public let kCFStringTransformToXMLHex = "Any-Hex/XML" as NSString

/// Transforms a text in place by one of Unicode's transforms. Returns whether it could; a range means the whole text here.
@discardableResult
public func CFStringTransform(
    _ string: NSMutableString!, _ range: UnsafeMutablePointer<CFRange>?, _ transform: NSString!,
    _ reverse: Bool
) -> Bool {
    guard let string, let transform else { return false }
    let name = StringTransform(rawValue: String(describing: transform))
    guard let result = String(describing: string).applyingTransform(name, reverse: reverse) else {
        return false
    }
    string.setString(result)
    return true
}
