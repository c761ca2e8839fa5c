import Foundation

/// A font by its name, as layers of text take it. Its outlines belong to the text engine.
public final class CGFont: Hashable, Sendable {
    private let names: FontNames
    /// The font file, where the font comes from one.
    package let data: Data?

    /// The font of that name; nil for no name.
    public init?(_ name: CFString) {
        guard name.length > 0 else { return nil }
        let name = String(describing: name)
        (names, data) = (FontNames(full: name, postScript: name), nil)
    }

    /// The first font of a font file; nil for other data. Text is drawn with it once it is registered.
    public init?(_ provider: CGDataProvider) {
        guard let names = FontNames(of: provider.bytes) else { return nil }
        (self.names, data) = (names, provider.bytes)
    }

    /// The name that people see.
    public var fullName: CFString? { NSString(string: names.full) }
    /// The name that documents use.
    public var postScriptName: CFString? { NSString(string: names.postScript) }

    /// Whether they are fonts of the same name.
    public static func == (a: CGFont, b: CGFont) -> Bool { a.names.postScript == b.names.postScript }
    public func hash(into hasher: inout Hasher) { hasher.combine(names.postScript) }
}
