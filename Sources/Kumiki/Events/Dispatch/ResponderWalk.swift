import UIKit

/// A position on a responder chain that moves upward. A chain that is a circle, by an overridden `next`, ends where it
/// would repeat.
@MainActor
@usableFromInline
struct ResponderWalk {
    /// The responder at the position; nil at the end.
    @usableFromInline private(set) var current: UIResponder?
    /// The number of steps left without a search for a cycle; real chains are far shorter.
    private var uncheckedSteps = 256
    /// The responders passed since then.
    private var passed: Set<ObjectIdentifier> = []

    @usableFromInline
    init(from first: UIResponder?) { current = first }

    /// Moves to the next responder.
    @usableFromInline
    mutating func advance() {
        // Taken out rather than copied: a copy costs as much as a lookup in the table of classes.
        guard let responder = current.take() else { return }
        uncheckedSteps -= 1
        current = uncheckedSteps >= 0 ? responder.nextForEvents : unpassed(after: responder)
    }

    private mutating func unpassed(after responder: UIResponder) -> UIResponder? {
        passed.insert(ObjectIdentifier(responder))
        return responder.nextForEvents.flatMap { passed.contains(ObjectIdentifier($0)) ? nil : $0 }
    }

    /// A responder and all above it, nearest first.
    static func responders(from first: UIResponder?) -> [UIResponder] {
        var walk = ResponderWalk(from: first)
        var responders: [UIResponder] = []
        while let responder = walk.current {
            responders.append(responder)
            walk.advance()
        }
        return responders
    }
}

extension UIResponder {
    /// The next responder for events: `next`, or at the end of UIKit's chain the parent or the presenter of a controller,
    /// whose view need not be in a window.
    @usableFromInline
    var nextForEvents: UIResponder? {
        next ?? (self as? UIViewController).flatMap { $0.parent ?? $0.presentingViewController }
    }
}
