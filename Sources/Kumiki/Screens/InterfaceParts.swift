import UIKit

/// What a layout's builder hands over beside its view: the parts by name, and what varies.
@MainActor
public final class InterfaceParts {
    private var parts: [String: AnyObject] = [:]

    /// What changes with size classes, language and other traits.
    public var variants: [LayoutVariant] = []

    init() {}

    /// The view, constraint or other object of a name, as an outlet would hold it.
    public subscript(name: String) -> AnyObject? {
        get { parts[name] }
        set { parts[name] = newValue }
    }

    /// The names in order.
    public var names: [String] { parts.keys.sorted() }
}
