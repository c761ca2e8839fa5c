import Foundation
import TextLayout
import UIKit

// Fonts that code registers are drawn with as those that an app names in its information.

/// Makes the font usable by its names. False with an error where it cannot be read.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
    _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    register(error) { try FontRegistry.register(font) }
}

/// Makes the fonts of a file usable by their names. False with an error where they cannot be read.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    register(error) { try FontRegistry.register(file: (fontURL as URL).path) }
}

private func register(_ error: UnsafeMutablePointer<Unmanaged<CFError>?>?, _ work: () throws -> Void) -> Bool
{
    do {
        try work()
        return true
    } catch let failure {
        error?.pointee = Unmanaged.passRetained(
            NSError(
                domain: "com.apple.CoreText.CTFontManagerErrorDomain",
                code: Int(CTFontManagerError.unrecognizedFormat.rawValue),
                userInfo: [NSLocalizedDescriptionKey: "\(failure)"]))
        return false
    }
}
