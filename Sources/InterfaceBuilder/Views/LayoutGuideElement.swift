/// A layout guide of a view or view controller.
public struct LayoutGuideElement: ElementFacade {
    /// The kind of a guide.
    public enum Role: Sendable, Hashable {
        /// A view's safe area.
        case safeArea
        /// The area above the keyboard.
        case keyboard
        /// A scroll view's content.
        case content
        /// A scroll view's frame.
        case frame
        /// A controller's top guide, below the bars.
        case top
        /// A controller's bottom guide, above the bars.
        case bottom
        /// Any other guide, by key or type as written; empty for a custom guide.
        case other(String)
    }

    /// The guide's element.
    public let element: Element

    /// Creates a typed view of the element.
    public init(_ element: Element) { self.element = element }

    static func isKind(_ name: String) -> Bool {
        name == "layoutGuide" || systemNames.contains(name)
    }

    /// The names of the elements of guides that Interface Builder adds itself; the keyboard's has one of its own in newer documents.
    public static let systemNames: Set<String> = ["viewLayoutGuide", "keyboardLayoutGuide"]

    /// The kind of the guide.
    public var role: Role {
        switch element.key ?? element["type"] {
        case "safeArea": .safeArea
        case "keyboard": .keyboard
        case "contentLayoutGuide": .content
        case "frameLayoutGuide": .frame
        case "top": .top
        case "bottom": .bottom
        case let name: .other(name ?? "")
        }
    }

    /// The guide's identifier, given by the author.
    public var identifier: String? { element["identifier"] }
}
