/// A menu of a button, with its commands and submenus.
public struct MenuElement: ElementFacade {
    /// The `menu` element, or the `command` of a menu.
    public let element: Element

    /// Creates a typed view of the element.
    public init(_ element: Element) { self.element = element }

    /// The title of the menu or command.
    public var title: String? { element.text(key: "title") }

    /// Whether it is a command, which has no children.
    public var isCommand: Bool { element.isNamed("command") }

    /// The commands and submenus, in order.
    public var children: [MenuElement] { element.members(of: "children").map(MenuElement.init) }
}

/// A keyboard shortcut that sends an action up the responder chain.
public struct KeyCommandElement: ElementFacade {
    /// The `keyCommand` element.
    public let element: Element

    /// Creates a typed view of the element.
    public init(_ element: Element) { self.element = element }

    /// The key, such as `s`.
    public var input: String? { element.text(key: "input") }

    /// The modifier keys, as the raw value of `UIKeyModifierFlags`.
    public var modifierFlags: Int { element.int("modifierFlags", default: 0) }

    /// The selector of the action.
    public var action: String? { element["actionName"] }

    /// The title of the command in the system's overview of shortcuts.
    public var discoverabilityTitle: String? { element.text(key: "discoverabilityTitle") }
}

extension ViewElement {
    /// A button's menu.
    public var menu: MenuElement? { element.child(named: "menu", key: "menu").map(MenuElement.init) }
}

extension Controller {
    /// The controller's key commands, in order.
    public var keyCommands: [KeyCommandElement] {
        element.members(of: "keyCommands").map(KeyCommandElement.init)
    }
}
