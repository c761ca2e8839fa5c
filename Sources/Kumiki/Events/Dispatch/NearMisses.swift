import UIKit

/// The objects that could have handled an event that no responder handled.
@MainActor
enum NearMisses {
    /// The number of objects that are looked at; a screen has some hundreds.
    private static let searchLimit = 10_000

    /// First those on the path, which declined or are not registered, then the others among the views of the path's
    /// topmost view and their controllers.
    static func of<E: ResponderEvent>(_ event: E, path: [UIResponder]) -> [UIResponder] {
        let declined = path.filter { $0 is E.Responder }
        let passed = Set(path.map(ObjectIdentifier.init))
        let elsewhere = around(path).filter { !passed.contains(ObjectIdentifier($0)) && $0 is E.Responder }
        return declined + elsewhere
    }

    /// All views under the topmost view of a path, with their controllers.
    private static func around(_ path: [UIResponder]) -> [UIResponder] {
        guard let top = path.last(where: { $0 is UIView }) as? UIView else { return [] }
        var found: [UIResponder] = []
        var waiting = [top]
        while let view = waiting.popLast(), found.count < searchLimit {
            found.append(view)
            if let owner = view.next as? UIViewController { found.append(owner) }
            waiting += view.subviews.reversed()
        }
        return found
    }
}
