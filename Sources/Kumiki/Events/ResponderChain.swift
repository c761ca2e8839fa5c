import UIKit

/// A responder and all above it, nearest first.
///
/// A chain that runs in a circle, which an overridden `next` can make, ends where it would begin again.
@MainActor
public struct ResponderChain {
    @usableFromInline let first: UIResponder?

    /// The chain that begins with a responder, or above it.
    @inlinable
    public init(first: UIResponder, skippingFirst: Bool = false) {
        self.first = skippingFirst ? first.nextForEvents : first
    }

    /// The responders in order.
    public var responders: [UIResponder] {
        var responders: [UIResponder] = []
        _ = firstValue { responder -> Never? in
            responders.append(responder)
            return nil
        }
        return responders
    }

    /// The first value that a function makes of a responder, nearest first.
    public func firstValue<T>(_ transform: (UIResponder) -> T?) -> T? {
        var walk = ChainWalk(from: first)
        while let current = walk.current {
            if let value = transform(current) { return value }
            walk.advance()
        }
        return nil
    }
}
