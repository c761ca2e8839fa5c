import Foundation

/// What classes answer themselves when they are asked whether they have a method.
@MainActor
enum SelectorResponse {
    /// What is being asked, so that a class may ask its superclass.
    private static var asked: [(object: ObjectIdentifier, selector: Selector)] = []

    /// The answer of the object's class; nil where it has none of its own.
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
