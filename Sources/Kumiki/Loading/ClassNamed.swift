import UIKit

/// A class that files and identifiers are named after: one screen, one storyboard; one cell, one xib.
@MainActor
public protocol ClassNamed: AnyObject {
    /// The class's own name, without its module and without the types it is nested in.
    static var className: String { get }

    /// What the class is called as a scene, and as the prototype of a cell in a storyboard. Its name, unless the class
    /// says otherwise.
    static var identifier: String { get }

    /// What lists register the class under: its name with its module and the types it is nested in, so that no two
    /// classes share one.
    static var reuseIdentifier: String { get }
}

extension ClassNamed {
    // A type in a text is named by the runtime at once; `String(describing:)` looks for conformances first, which the
    // first screen of a process waits for.
    public static var className: String { "\(self)" }
    public static var identifier: String { className }
    public static var reuseIdentifier: String { String(reflecting: self) }

    /// What lists register the class under in a style of its own, so that views that are set up in different ways are
    /// not exchanged for each other.
    public static func reuseIdentifier(style: String) -> String {
        style.isEmpty ? reuseIdentifier : "\(reuseIdentifier)·\(style)"
    }
}

/// A cell or supplementary view that is designed within its list, in a storyboard, and bears the class's
/// ``ClassNamed/identifier`` there.
///
/// Tables find their prototypes anyway; collection views cannot be asked for what they have.
public protocol StoryboardPrototype: ClassNamed {}

extension StoryboardPrototype {
    public static var reuseIdentifier: String { identifier }
}
