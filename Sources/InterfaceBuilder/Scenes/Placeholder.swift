/// A placeholder for an object that the nib does not create.
public struct Placeholder: ElementFacade {
    /// The object that a placeholder represents.
    public enum Role: Sendable, Hashable {
        /// The object that loads the nib.
        case filesOwner
        /// The first responder at the time an action is sent: a nil target.
        case firstResponder
        /// An object that the loader passes under this name.
        case external(String)
    }

    /// The `placeholder` element.
    public let element: Element

    /// Creates a typed view of the element.
    public init(_ element: Element) { self.element = element }

    /// The object that the placeholder represents.
    public var role: Role {
        switch element["placeholderIdentifier"] {
        case "IBFilesOwner": .filesOwner
        case "IBFirstResponder": .firstResponder
        case let name: .external(name ?? "")
        }
    }
}

extension Document {
    /// A xib's File's Owner.
    public var filesOwner: Placeholder? {
        objects.lazy.filter { $0.isNamed("placeholder") }.map(Placeholder.init).first {
            $0.role == .filesOwner
        }
    }
}
