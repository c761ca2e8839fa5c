import Foundation
import TextLayout
import UIKit

// Registered fonts are used in the same way as those in an app's information property list.

/// Registers the font by its names. Returns false with an error where it cannot be read.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
    _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    register(error) { try FontRegistry.register(font) }
}

/// Registers the fonts of a file by their names. Returns false with an error where they cannot be read.
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
