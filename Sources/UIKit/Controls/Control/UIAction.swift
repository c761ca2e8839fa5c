import Foundation

/// An element of a menu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
    /// The text of the element.
    open internal(set) var title: String
    /// The image beside the title.
    open internal(set) var image: UIImage?
    /// The text below the title.
    open var subtitle: String?

    init(title: String, image: UIImage?) {
        self.title = title
        self.image = image
        super.init()
    }

    /// The mark beside an element.
    public enum State: Int, Sendable {
        case off = 0
        case on = 1
        case mixed = 2
    }

    /// The style and the behavior of an element.
    public struct Attributes: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let disabled = Attributes(rawValue: 1 << 0)
        public static let destructive = Attributes(rawValue: 1 << 1)
        public static let hidden = Attributes(rawValue: 1 << 2)
        public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
    }
}

/// The closure of an action.
public typealias UIActionHandler = (UIAction) -> Void

/// An action that runs a closure.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
    /// The identifier of an action. Another action with the same identifier replaces it.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    open override var title: String {
        get { super.title }
        set { super.title = newValue }
    }
    open override var image: UIImage? {
        get { super.image }
        set { super.image = newValue }
    }
    /// The identifier, unique unless one was given.
    open private(set) var identifier: Identifier
    open var discoverabilityTitle: String?
    open var attributes: UIMenuElement.Attributes
    open var state: UIMenuElement.State
    /// The image beside the title while the state is on; nil for `image`.
    open var selectedImage: UIImage?

    /// The object that runs the action.
    open var sender: Any? { source }
    private weak var source: AnyObject?
    private let handler: UIActionHandler

    /// The number of actions so far, for unique identifiers.
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

    /// Creates an action with a subtitle.
    public convenience init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
    ) {
        self.init(
            title: title, image: image, identifier: identifier, discoverabilityTitle: discoverabilityTitle,
            attributes: attributes, state: state, handler: handler)
        self.subtitle = subtitle
    }

    /// Creates an action with a subtitle, and another image while its state is on.
    public convenience init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
        identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
        handler: @escaping UIActionHandler
    ) {
        self.init(
            title: title, image: image, identifier: identifier, discoverabilityTitle: discoverabilityTitle,
            attributes: attributes, state: state, handler: handler)
        self.subtitle = subtitle
        self.selectedImage = selectedImage
    }

    func perform(sender: AnyObject?) {
        guard !attributes.contains(.disabled) else { return }
        source = sender
        ActionRecording.record(ActionTrace(.closure, title, from: sender, to: self))
        handler(self)
    }
}

/// A list of actions and further menus.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
    /// The identifier of a menu.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// The style of a menu.
    public struct Options: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let displayInline = Options(rawValue: 1 << 0)
        public static let destructive = Options(rawValue: 1 << 1)
        public static let singleSelection = Options(rawValue: 1 << 5)
        /// The elements of the inline menu are images side by side. They are listed as others here.
        public static let displayAsPalette = Options(rawValue: 1 << 7)
    }

    public enum ElementSize: Int, Sendable {
        case small = 0
        case medium = 1
        case large = 2
        case automatic = -1
    }

    /// The preferred size of elements. Stored; elements of all menus are large here.
    open var preferredElementSize: ElementSize = .automatic

    /// The identifier of the menu.
    open private(set) var identifier: Identifier
    /// The style of the menu.
    open private(set) var options: Options
    /// The elements of the menu.
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

    /// Creates a menu with a subtitle, which is visible if the menu is a submenu.
    public convenience init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        options: Options = [], children: [UIMenuElement] = []
    ) {
        self.init(title: title, image: image, identifier: identifier, options: options, children: children)
        self.subtitle = subtitle
    }

    /// Creates a menu whose elements have a preferred size.
    public convenience init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        options: Options = [], preferredElementSize: ElementSize, children: [UIMenuElement] = []
    ) {
        self.init(title: title, image: image, identifier: identifier, options: options, children: children)
        self.subtitle = subtitle
        self.preferredElementSize = preferredElementSize
    }
}
