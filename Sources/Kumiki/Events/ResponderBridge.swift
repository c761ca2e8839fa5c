import UIKit

/// A responder that knows where its chain goes on while UIKit does not: a cell that no list shows at the moment, a view
/// that is not in a window yet, a coordinator that is no view.
///
/// It is asked only when its `next` is nil.
@MainActor
public protocol ResponderBridge: UIResponder {
    /// Who comes next on the chain.
    var responderBeyond: UIResponder? { get }
}

extension UIResponder {
    /// The next responder for events: UIKit's; at the end of UIKit's chain what a bridge names, or the controller that
    /// contains or presented this one, whose view need not be in a window.
    @inlinable
    @inline(__always)
    var nextForEvents: UIResponder? {
        if let next { return next }
        return nextBeyondUIKit
    }

    @usableFromInline
    var nextBeyondUIKit: UIResponder? {
        let role = BridgeRoute.shared.role(of: self)
        if role.isEmpty { return nil }
        if role.contains(.bridges) { return (self as? any ResponderBridge)?.responderBeyond }
        return (self as? UIViewController).flatMap { $0.parent ?? $0.presentingViewController }
    }
}

/// Which classes know how a chain goes on where UIKit's ends: bridges and controllers.
private final class BridgeRoute: EventRoute {
    static let shared = BridgeRoute()

    override func learn(from object: UIResponder) -> ResponderRole {
        object is any ResponderBridge ? .bridges : object is UIViewController ? .isContained : []
    }
}

extension ResponderRole {
    fileprivate static var bridges: ResponderRole { ResponderRole(rawValue: 1) }
    fileprivate static var isContained: ResponderRole { ResponderRole(rawValue: 2) }
}
