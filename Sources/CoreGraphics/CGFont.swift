import Foundation

/// The index of a glyph in a font.
public typealias CGFontIndex = UInt16
/// The identity of a glyph.
public typealias CGGlyph = CGFontIndex

/// A font identified by its name, as text layers use it. The text engine has its outlines.
public final class CGFont: Hashable, Sendable {
    private let names: FontNames
    /// The font file, where the font comes from one.
    package let data: Data?

    /// Creates the font with a name; nil for an empty name.
    public init?(_ name: CFString) {
        guard name.length > 0 else { return nil }
        let name = String(describing: name)
        (names, data) = (FontNames(full: name, postScript: name), nil)
    }

    /// Creates the first font of a font file; nil for other data. Text is drawn with it once it is registered.
    public init?(_ provider: CGDataProvider) {
        guard let names = FontNames(of: provider.bytes) else { return nil }
        (self.names, data) = (names, provider.bytes)
    }

    /// The font's full name, for display.
    public var fullName: CFString? { NSString(string: names.full) }
    /// The font's PostScript name, which documents use.
    public var postScriptName: CFString? { NSString(string: names.postScript) }

    /// Returns whether the fonts have the same PostScript name.
    public static func == (a: CGFont, b: CGFont) -> Bool { a.names.postScript == b.names.postScript }
    public func hash(into hasher: inout Hasher) { hasher.combine(names.postScript) }
}
