import Foundation

/// Something that a menu shows.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
    /// What the menu shows for the element.
    open internal(set) var title: String
    /// What the menu shows beside the title.
    open internal(set) var image: UIImage?
    open var subtitle: String?

    init(title: String, image: UIImage?) {
        self.title = title
        self.image = image
        super.init()
    }

    /// Whether a mark shows that the element holds.
    public enum State: Int, Sendable {
        case off = 0
        case on = 1
        case mixed = 2
    }

    /// What is particular about an element.
    public struct Attributes: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let disabled = Attributes(rawValue: 1 << 0)
        public static let destructive = Attributes(rawValue: 1 << 1)
        public static let hidden = Attributes(rawValue: 1 << 2)
        public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
    }
}

/// What calls a closure when a control or a menu is used.
public typealias UIActionHandler = (UIAction) -> Void

/// An action that runs a closure.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
    /// Names an action, so that another with the same name replaces it.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// Names the action.
    open private(set) var identifier: Identifier
    open var discoverabilityTitle: String?
    open var attributes: UIMenuElement.Attributes
    open var state: UIMenuElement.State

    /// What the action was run by.
    open var sender: Any? { source }
    private weak var source: AnyObject?
    private let handler: UIActionHandler

    /// Actions without an identifier of their own get one that no other has.
    private static var made = 0

    public init(
        title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
    ) {
        Self.made += 1
        self.identifier = identifier ?? Identifier("action-\(Self.made)")
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init(title: title, image: image)
    }

    func perform(sender: AnyObject?) {
        guard !attributes.contains(.disabled) else { return }
        source = sender
        handler(self)
    }
}

/// A list of actions and further menus.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
    /// Names a menu.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// How a menu shows its children.
    public struct Options: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let displayInline = Options(rawValue: 1 << 0)
        public static let destructive = Options(rawValue: 1 << 1)
        public static let singleSelection = Options(rawValue: 1 << 5)
    }

    /// Names the menu.
    open private(set) var identifier: Identifier
    /// How the menu shows its children.
    open private(set) var options: Options
    /// What the menu shows.
    open private(set) var children: [UIMenuElement]

    public init(
        title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, options: Options = [],
        children: [UIMenuElement] = []
    ) {
        self.identifier = identifier ?? Identifier("menu")
        self.options = options
        self.children = children
        super.init(title: title, image: image)
    }
}
