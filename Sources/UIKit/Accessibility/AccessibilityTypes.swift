import Foundation

/// The style of navigating the elements of an object.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
    /// Determined by the system.
    case automatic = 0
    /// Individually.
    case separate = 1
    /// Together.
    case combined = 2
}

/// The type of a container.
public enum UIAccessibilityContainerType: Int, Sendable {
    /// No container type.
    case none = 0
    /// A table with rows and columns.
    case dataTable = 1
    /// A list.
    case list = 2
    /// A landmark of a page.
    case landmark = 3
    /// A group of related elements.
    case semanticGroup = 4
}

/// The direction of scrolling.
public enum UIAccessibilityScrollDirection: Int, Sendable {
    /// Toward the right.
    case right = 1
    /// Toward the left.
    case left = 2
    /// Upward.
    case up = 3
    /// Downward.
    case down = 4
    /// Toward the next content.
    case next = 5
    /// Toward the previous content.
    case previous = 6
}

/// A custom action of an object besides activation.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
    /// Performs the action, and returns whether it succeeded.
    public typealias Handler = (UIAccessibilityCustomAction) -> Bool

    /// The name of the action.
    open var name: String
    /// The image of the action.
    open var image: UIImage?
    /// The name with speech attributes.
    open var attributedName: NSAttributedString {
        get { NSAttributedString(string: name) }
        set { name = newValue.string }
    }
    /// The object whose method is called.
    open weak var target: AnyObject?
    /// The method to call, which may return whether it succeeded.
    open var selector: Selector
    /// The closure that performs the action, in place of a method.
    open var actionHandler: Handler?

    /// Calls a method.
    public init(name: String, target: Any?, selector: Selector) {
        self.name = name
        self.target = target as AnyObject?
        self.selector = selector
        super.init()
    }

    /// Calls a method.
    public convenience init(name: String, image: UIImage?, target: Any?, selector: Selector) {
        self.init(name: name, target: target, selector: selector)
        self.image = image
    }

    /// Calls the handler.
    public convenience init(name: String, actionHandler: Handler?) {
        self.init(name: name, target: nil, selector: Selector(""))
        self.actionHandler = actionHandler
    }

    /// Calls the handler.
    public convenience init(name: String, image: UIImage?, actionHandler: Handler?) {
        self.init(name: name, actionHandler: actionHandler)
        self.image = image
    }

    /// Calls a method.
    public convenience init(attributedName: NSAttributedString, target: Any?, selector: Selector) {
        self.init(name: attributedName.string, target: target, selector: selector)
    }

    /// Calls a method.
    public convenience init(
        attributedName: NSAttributedString, image: UIImage?, target: Any?, selector: Selector
    ) { self.init(name: attributedName.string, image: image, target: target, selector: selector) }

    /// Calls the handler.
    public convenience init(attributedName: NSAttributedString, actionHandler: Handler?) {
        self.init(name: attributedName.string, actionHandler: actionHandler)
    }

    /// Calls the handler.
    public convenience init(attributedName: NSAttributedString, image: UIImage?, actionHandler: Handler?) {
        self.init(name: attributedName.string, image: image, actionHandler: actionHandler)
    }

    /// Performs the action, as assistive technology does, and returns whether it succeeded.
    package func perform() -> Bool {
        if let actionHandler { return actionHandler(self) }
        guard let target else { return false }
        return ActionTable.perform(selector, on: target, with: [self]) as? Bool ?? true
    }
}

/// Something to stop at that is no view.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
    /// The container of the element.
    open weak var accessibilityContainer: AnyObject?
    /// Whether assistive technology stops at it.
    open var isAccessibilityElement = true
    /// The label of the element.
    open var accessibilityLabel: String?
    /// The hint about the result of activating the element.
    open var accessibilityHint: String?
    /// The current value of the element.
    open var accessibilityValue: String?
    /// The traits of the element.
    open var accessibilityTraits: UIAccessibilityTraits = .none
    /// Names it in tests.
    open var accessibilityIdentifier: String?
    /// The frame in the points of the container, from which the screen's frame is derived.
    open var accessibilityFrameInContainerSpace: CGRect = .zero

    /// Creates an element of a container.
    public init(accessibilityContainer container: Any) {
        accessibilityContainer = container as AnyObject
        super.init()
    }

    /// The frame of the element, in the screen's points.
    open var accessibilityFrame: CGRect {
        get {
            if let ownFrame { return ownFrame }
            guard let view = accessibilityContainer as? UIView, let window = view.window else { return .zero }
            return view.convert(accessibilityFrameInContainerSpace, to: window)
        }
        set { ownFrame = newValue }
    }
    private var ownFrame: CGRect?
}
