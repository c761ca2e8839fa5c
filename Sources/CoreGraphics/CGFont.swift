import Foundation

/// A font by its name, as layers of text take it. Its outlines belong to the text engine.
public final class CGFont: Hashable, Sendable {
    private let name: String

    /// The font of that name; nil for no name.
    public init?(_ name: CFString) {
        guard name.length > 0 else { return nil }
        self.name = String(describing: name)
    }

    /// The name that people see.
    public var fullName: CFString? { NSString(string: name) }
    /// The name that documents use.
    public var postScriptName: CFString? { NSString(string: name) }

    /// Whether they are fonts of the same name.
    public static func == (a: CGFont, b: CGFont) -> Bool { a.name == b.name }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
