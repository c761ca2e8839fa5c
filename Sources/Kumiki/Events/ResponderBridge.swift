import UIKit

/// A responder that knows where its chain goes on while UIKit does not: a cell that no list shows at the moment, a view
/// that is not in a window yet.
///
/// It is asked only when its `next` is nil.
@MainActor
public protocol ResponderBridge: UIResponder {
    /// Who comes next on the chain.
    var responderBeyond: UIResponder? { get }
}

extension UIResponder {
    private static var bridges = ClassTable<Bool>()

    /// The next responder for events: UIKit's; at the end of UIKit's chain what a bridge names, or the controller that
    /// contains or presented this one, whose view need not be in a window.
    var nextForEvents: UIResponder? {
        if let next { return next }
        return bridged ?? (self as? UIViewController).flatMap { $0.parent ?? $0.presentingViewController }
    }

    private var bridged: UIResponder? {
        let type = ObjectIdentifier(type(of: self))
        if Self.bridges[type] == nil {
            Self.bridges[type] = self is any ResponderBridge
        }
        return Self.bridges[type] == true ? (self as? any ResponderBridge)?.responderBeyond : nil
    }
}
