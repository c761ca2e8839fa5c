import CoreGraphics
import Foundation

/// A class that recreates a controller whose state was saved.
@preconcurrency @MainActor
public protocol UIViewControllerRestoration {
    /// Returns the controller for a path of restoration identifiers, from the root to the controller; nil to omit it.
    static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder)
        -> UIViewController?
}

/// A class that recreates an object whose state was saved.
@preconcurrency @MainActor
public protocol UIObjectRestoration {
    static func object(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder)
        -> (any UIStateRestoring)?
}

/// An object whose state is saved along with that of controllers.
@preconcurrency @MainActor
public protocol UIStateRestoring: NSObjectProtocol {
    /// The parent of the object's restoration identifiers.
    var restorationParent: (any UIStateRestoring)? { get }
    /// The class that recreates the object.
    var objectRestorationClass: (any UIObjectRestoration.Type)? { get }
    func encodeRestorableState(with coder: NSCoder)
    func decodeRestorableState(with coder: NSCoder)
    func applicationFinishedRestoringState()
}

extension UIStateRestoring {
    public var restorationParent: (any UIStateRestoring)? { nil }
    public var objectRestorationClass: (any UIObjectRestoration.Type)? { nil }
    public func encodeRestorableState(with coder: NSCoder) {}
    public func decodeRestorableState(with coder: NSCoder) {}
    public func applicationFinishedRestoringState() {}
}

/// Identifies rows of a list by values that do not change when the rows move.
@preconcurrency @MainActor
public protocol UIDataSourceModelAssociation {
    func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String?
    func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath?
}
