import UIKit

/// A responder and all above it, nearest first.
///
/// A chain that runs in a circle, which an overridden `next` can make, ends where it would begin again.
@MainActor
public struct ResponderChain {
    private let first: UIResponder

    /// The chain that begins with a responder.
    public init(first: UIResponder) {
        self.first = first
    }

    /// How far the walk goes without looking for a circle; real chains are far shorter.
    private static let trustedLength = 256

    /// What a function makes of every responder, nearest first.
    public func map<T>(_ transform: (UIResponder) -> T) -> [T] {
        var mapped: [T] = []
        walk { responder in
            mapped.append(transform(responder))
            return true
        }
        return mapped
    }

    /// The first value that a function makes of a responder, nearest first.
    public func firstValue<T>(_ transform: (UIResponder) -> T?) -> T? {
        var value: T?
        walk { responder in
            value = transform(responder)
            return value == nil
        }
        return value
    }

    /// Calls a function with each responder until it answers false.
    private func walk(_ visit: (UIResponder) -> Bool) {
        var responder: UIResponder? = first
        var seen: Set<ObjectIdentifier> = []
        var steps = 0
        while let current = responder {
            steps += 1
            if steps > Self.trustedLength, !seen.insert(ObjectIdentifier(current)).inserted { return }
            guard visit(current) else { return }
            responder = current.next
        }
    }
}
