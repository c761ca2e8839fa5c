import UIKit

/// A responder and all above it, nearest first.
///
/// A chain that runs in a circle, which an overridden `next` can make, ends where it would begin again.
@MainActor
public struct ResponderChain {
    private let first: UIResponder?

    /// How far the walk goes without looking for a circle; real chains are far shorter.
    private static let trustedLength = 256

    /// The chain that begins with a responder, or above it.
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
        var responder = first
        var steps = 0
        while let current = responder, steps < Self.trustedLength {
            if let value = transform(current) { return value }
            responder = current.nextForEvents
            steps += 1
        }
        return responder.flatMap { Self.firstValueAbove($0, transform) }
    }

    /// The walk beyond the trusted length.
    private static func firstValueAbove<T>(_ start: UIResponder, _ transform: (UIResponder) -> T?) -> T? {
        var responder: UIResponder? = start
        var seen: Set<ObjectIdentifier> = []
        while let current = responder, seen.insert(ObjectIdentifier(current)).inserted {
            if let value = transform(current) { return value }
            responder = current.nextForEvents
        }
        return nil
    }
}
