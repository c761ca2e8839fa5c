import UIKit

/// A walk up a chain, which ends where a chain that runs in a circle would begin again.
@MainActor
@usableFromInline
struct ChainWalk {
    /// Where it has come to; nil at its end.
    @usableFromInline var current: UIResponder?
    /// How many steps it goes without looking for a circle; real chains are far shorter.
    @usableFromInline var trusted = 256
    /// Whom it has met since then.
    @usableFromInline var seen: Set<ObjectIdentifier>?

    @inlinable
    init(from first: UIResponder?) { current = first }

    /// A step.
    @usableFromInline
    mutating func advance() {
        guard let current else { return }
        trusted -= 1
        self.current = trusted >= 0 ? current.nextForEvents : nextUnseen(after: current)
    }

    /// The next responder, once no step is trusted any longer.
    mutating func nextUnseen(after responder: UIResponder) -> UIResponder? {
        var seen = self.seen ?? []
        seen.insert(ObjectIdentifier(responder))
        defer { self.seen = seen }
        return responder.nextForEvents.flatMap { seen.contains(ObjectIdentifier($0)) ? nil : $0 }
    }
}
