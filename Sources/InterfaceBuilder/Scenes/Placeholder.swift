/// A stand-in for an object that is not made by the nib.
public struct Placeholder: ElementFacade {
    /// What the placeholder stands for.
    public enum Role: Sendable, Hashable {
        /// The object that loads the nib.
        case filesOwner
        /// Whoever is first responder when an action is sent: a nil target.
        case firstResponder
        /// An object handed in by the loader under this name.
        case external(String)
    }

    /// The `placeholder` element.
    public let element: Element

    /// A typed view of the element.
    public init(_ element: Element) { self.element = element }

    /// What it stands for.
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
