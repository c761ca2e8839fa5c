import Foundation
import UIKit

// Core Foundation's functions of attributed strings, which are Foundation's objects.

extension CFRange {
    /// The range as Foundation's.
    fileprivate var range: NSRange { NSRange(location: location, length: length) }
}

extension UnsafeMutablePointer<CFRange> {
    fileprivate func set(_ range: NSRange) {
        pointee = CFRange(location: range.location, length: range.length)
    }
}

extension CFDictionary {
    /// The entries as attributes of a text.
    fileprivate var attributes: [NSAttributedString.Key: Any] {
        reduce(into: [:]) { result, entry in
            if let name = entry.key as? String { result[NSAttributedString.Key(name)] = entry.value }
        }
    }
}

extension [NSAttributedString.Key: Any] {
    fileprivate var dictionary: CFDictionary {
        NSDictionary(dictionary: [String: Any](uniqueKeysWithValues: map { ($0.key.rawValue, $0.value) }))
    }
}

public func CFAttributedStringCreate(
    _ alloc: CFAllocator?, _ str: CFString!, _ attributes: CFDictionary!
) -> CFAttributedString! {
    str.map { NSAttributedString(string: $0 as String, attributes: attributes?.attributes ?? [:]) }
}

public func CFAttributedStringCreateCopy(
    _ alloc: CFAllocator?, _ aStr: CFAttributedString!
) -> CFAttributedString! {
    aStr.map { NSAttributedString(attributedString: $0) }
}

public func CFAttributedStringCreateWithSubstring(
    _ alloc: CFAllocator?, _ aStr: CFAttributedString!, _ range: CFRange
) -> CFAttributedString! {
    aStr?.attributedSubstring(from: range.range)
}

public func CFAttributedStringGetString(_ aStr: CFAttributedString!) -> CFString! {
    aStr.map { NSString(string: $0.string) }
}

public func CFAttributedStringGetLength(_ aStr: CFAttributedString!) -> CFIndex { aStr?.length ?? 0 }

/// Returns the attributes at an index, and the range in which they are the same.
public func CFAttributedStringGetAttributes(
    _ aStr: CFAttributedString!, _ loc: CFIndex, _ effectiveRange: UnsafeMutablePointer<CFRange>?
) -> CFDictionary! {
    var range = NSRange()
    let found = aStr?.attributes(at: loc, effectiveRange: &range)
    effectiveRange?.set(range)
    return found?.dictionary
}

/// Returns the value of an attribute at an index, and the range in which it is the same.
public func CFAttributedStringGetAttribute(
    _ aStr: CFAttributedString!, _ loc: CFIndex, _ attrName: CFString!,
    _ effectiveRange: UnsafeMutablePointer<CFRange>?
) -> CFTypeRef! {
    guard let attrName else { return nil }
    var range = NSRange()
    let key = NSAttributedString.Key(attrName as String)
    let found = aStr?.attribute(key, at: loc, effectiveRange: &range)
    effectiveRange?.set(range)
    return found.map { $0 as AnyObject }
}

public func CFAttributedStringCreateMutable(
    _ alloc: CFAllocator?, _ maxLength: CFIndex
) -> CFMutableAttributedString! {
    NSMutableAttributedString()
}

public func CFAttributedStringCreateMutableCopy(
    _ alloc: CFAllocator?, _ maxLength: CFIndex, _ aStr: CFAttributedString!
) -> CFMutableAttributedString! {
    aStr.map { NSMutableAttributedString(attributedString: $0) }
}

public func CFAttributedStringReplaceString(
    _ aStr: CFMutableAttributedString!, _ range: CFRange, _ replacement: CFString!
) {
    aStr?.replaceCharacters(in: range.range, with: replacement.map { $0 as String } ?? "")
}

public func CFAttributedStringReplaceAttributedString(
    _ aStr: CFMutableAttributedString!, _ range: CFRange, _ replacement: CFAttributedString!
) {
    aStr?.replaceCharacters(in: range.range, with: replacement ?? NSAttributedString())
}

/// Sets attributes in a range, besides the others there or in place of them.
public func CFAttributedStringSetAttributes(
    _ aStr: CFMutableAttributedString!, _ range: CFRange, _ replacement: CFDictionary!,
    _ clearOtherAttributes: Bool
) {
    let attributes = replacement?.attributes ?? [:]
    if clearOtherAttributes {
        aStr?.setAttributes(attributes, range: range.range)
    } else {
        aStr?.addAttributes(attributes, range: range.range)
    }
}

public func CFAttributedStringSetAttribute(
    _ aStr: CFMutableAttributedString!, _ range: CFRange, _ attrName: CFString!, _ value: CFTypeRef!
) {
    guard let attrName, let value else { return }
    aStr?.addAttribute(NSAttributedString.Key(attrName as String), value: value, range: range.range)
}

public func CFAttributedStringRemoveAttribute(
    _ aStr: CFMutableAttributedString!, _ range: CFRange, _ attrName: CFString!
) {
    if let attrName { aStr?.removeAttribute(NSAttributedString.Key(attrName as String), range: range.range) }
}

public func CFAttributedStringBeginEditing(_ aStr: CFMutableAttributedString!) { aStr?.beginEditing() }

public func CFAttributedStringEndEditing(_ aStr: CFMutableAttributedString!) { aStr?.endEditing() }
