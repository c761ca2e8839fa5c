import Foundation
import UIKit

// The fonts of Core Text are those of UIKit, as on iOS, where each can be cast to the other.

/// A font of a size.
public typealias CTFont = UIFont
/// The description of a font.
public typealias CTFontDescriptor = UIFontDescriptor
/// A string with attributes.
public typealias CFAttributedString = NSAttributedString
/// A string with attributes that can be changed.
public typealias CFMutableAttributedString = NSMutableAttributedString

// The names of attributes are those that UIKit uses.
public let kCTFontAttributeName = NSAttributedString.Key.font.rawValue as CFString
public let kCTForegroundColorAttributeName = NSAttributedString.Key.foregroundColor.rawValue as CFString
public let kCTKernAttributeName = NSAttributedString.Key.kern.rawValue as CFString
public let kCTParagraphStyleAttributeName = NSAttributedString.Key.paragraphStyle.rawValue as CFString
public let kCTUnderlineStyleAttributeName = NSAttributedString.Key.underlineStyle.rawValue as CFString

/// Returns the font of a name; the system font where there is none.
public func CTFontCreateWithName(
    _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
)
    -> CTFont
{
    let size = size == 0 ? 12 : size
    return UIFont(name: "\(name)", size: size) ?? UIFont.systemFont(ofSize: size)
}

/// Returns the font of a name; the options have no effect.
public func CTFontCreateWithNameAndOptions(
    _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ options: CTFontOptions
) -> CTFont {
    CTFontCreateWithName(name, size, matrix)
}

/// Returns the font of a description.
public func CTFontCreateWithFontDescriptor(
    _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
    UIFont(descriptor: descriptor, size: size)
}

/// Returns the font of a description; the options have no effect.
public func CTFontCreateWithFontDescriptorAndOptions(
    _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
    _ options: CTFontOptions
) -> CTFont {
    UIFont(descriptor: descriptor, size: size)
}

/// Returns a font of the user interface: the system font in regular or semibold weight.
public func CTFontCreateUIFontForLanguage(_ uiType: CTFontUIFontType, _ size: CGFloat, _ language: CFString?)
    -> CTFont?
{
    let size = size == 0 ? UIFont.systemFontSize : size
    return uiType == .emphasizedSystem
        ? UIFont.systemFont(ofSize: size, weight: .semibold) : UIFont.systemFont(ofSize: size)
}

/// Returns the font in another size; 0 keeps the size.
public func CTFontCreateCopyWithAttributes(
    _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
    _ attributes: CTFontDescriptor?
) -> CTFont {
    let size = size == 0 ? font.pointSize : size
    return attributes.map { UIFont(descriptor: $0, size: size) } ?? font.withSize(size)
}

/// Returns the description of a font.
public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor { font.fontDescriptor }
/// Returns the size in points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
/// Returns the identity: fonts are not transformed.
public func CTFontGetMatrix(_ font: CTFont) -> CGAffineTransform { .identity }
/// Returns the height above the baseline in points.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
/// Returns the height below the baseline in points.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
/// Returns the distance between lines in points.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
/// Returns the height of capital letters in points.
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }
/// Returns the height of the letter x in points.
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }
/// Returns the name of the font.
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.fontName as CFString }
/// Returns the name of the font.
public func CTFontCopyFullName(_ font: CTFont) -> CFString { font.fontName as CFString }
/// Returns the name of the font.
public func CTFontCopyDisplayName(_ font: CTFont) -> CFString { font.fontName as CFString }
/// Returns the name of the family.
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.familyName as CFString }

/// Returns the description of the font of a name in a size.
public func CTFontDescriptorCreateWithNameAndSize(_ name: CFString, _ size: CGFloat) -> CTFontDescriptor {
    UIFontDescriptor(name: "\(name)", size: size)
}

/// Returns the font for a text: the same one, since all scripts are drawn with it or its substitutes.
public func CTFontCreateForString(_ currentFont: CTFont, _ string: CFString, _ range: CFRange) -> CTFont {
    currentFont
}
