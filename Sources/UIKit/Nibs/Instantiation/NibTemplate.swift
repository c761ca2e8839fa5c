import InterfaceBuilder

/// An object of a document that is created any number of times, such as a prototype cell: with its subviews it is a
/// nested nib, whose connections can refer to the objects around it.
@MainActor
package final class NibTemplate {
    /// The element to instantiate.
    package let element: Element
    private let context: NibContext

    /// The identifier to dequeue the object by.
    package var reuseIdentifier: String? { element["reuseIdentifier"] }

    init(element: Element, context: NibContext) {
        self.element = element
        self.context = context
    }

    /// Creates a new object; nil if the document does not describe one of the type.
    package func instantiate<T: AnyObject>(as type: T.Type = T.self) -> T? {
        let inner = context.inner()
        var kept: [AnyObject] = []
        var result: T?
        context.session.environment.traits.performAsCurrent {
            result = inner.make(element, as: type)
            kept = inner.finish()
        }
        (result as? UIView)?.hierarchy.nibObjects = kept.filter { !($0 is UIView) && $0 !== result }
        return result
    }
}
