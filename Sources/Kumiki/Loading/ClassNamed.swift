import UIKit

/// A class that files and identifiers are named after: one screen, one storyboard; one cell, one xib.
@MainActor
public protocol ClassNamed: AnyObject {
    /// The class's own name, without its module and without the types it is nested in.
    static var className: String { get }

    /// What the class is called as a scene, and as a cell to be reused. Its name, unless the class says otherwise.
    static var identifier: String { get }
}

extension ClassNamed {
    public static var className: String { String(describing: self) }
    public static var identifier: String { className }
}
