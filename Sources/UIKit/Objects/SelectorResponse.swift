import Foundation

/// The classes' own results of `responds(to:)`.
@MainActor
enum SelectorResponse {
    /// The queries in progress, so that a class may call its superclass.
    private static var asked: [(object: ObjectIdentifier, selector: Selector)] = []

    /// Returns the result of the object's class; nil if it does not override the method.
    static func responds(_ object: AnyObject, to selector: Selector) -> Bool? {
        let question = (object: ObjectIdentifier(object), selector: selector)
        guard !asked.contains(where: { $0 == question }),
            let answer = ActionTable.invoker(named: "respondsToSelector:", for: object)
        else { return nil }
        asked.append(question)
        defer { asked.removeLast() }
        return answer(object, [selector]) as? Bool
    }
}
