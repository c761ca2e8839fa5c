import UIKit

extension UIMenu.Identifier {
    public static let sidebar = Self("com.apple.menu.sidebar")
    public static let document = Self("com.apple.menu.document")
    public static let findPanel = Self("com.apple.menu.find-panel")
    public static let autoFill = Self("com.apple.menu.autofill")
    public static let open = Self("com.apple.menu.open")
    public static let newItem = Self("com.apple.menu.new-item")
}

/// The display of the elements of a menu. Menus list them as usual here.
@preconcurrency @MainActor
open class UIMenuDisplayPreferences: NSObject {
    /// The number of lines of titles; 0 for the system's.
    open var maximumNumberOfTitleLines = 0
}

extension UIMenu {
    /// The display of the elements. Stored; they are listed as usual.
    public var displayPreferences: UIMenuDisplayPreferences? {
        get { AddedProperties.value(of: self, "displayPreferences") }
        set { AddedProperties.set(newValue, of: self, "displayPreferences") }
    }
}

extension UIMenuElement {
    /// The behavior of a menu after an element was chosen.
    public enum RepeatBehavior: Int, Sendable {
        case automatic, repeatable, nonRepeatable
    }

    /// The behavior of the menu after the element was chosen. Stored.
    public var repeatBehavior: RepeatBehavior {
        get { AddedProperties.value(of: self, "repeatBehavior") ?? .automatic }
        set { AddedProperties.set(newValue, of: self, "repeatBehavior") }
    }
}

extension UIAction {
    /// The view or bar item at which a popover of the action is presented.
    public var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? {
        sender as? any UIPopoverPresentationControllerSourceItem
    }

    /// Returns an action that enters text from the camera, of which there is none here.
    public class func captureTextFromCamera(
        responder: UIResponder & UIKeyInput, identifier: UIAction.Identifier?
    ) -> UIAction {
        UIAction(
            title: "Scan Text", image: UIImage(systemName: "text.viewfinder"), identifier: identifier
        ) { _ in Inert.use("UIAction.captureTextFromCamera(responder:identifier:)") }
    }
}

extension UIContextMenuConfiguration {
    /// The order of the elements of a menu.
    public enum ElementOrder: Int, Sendable {
        case automatic, priority, fixed
    }

    /// The order of the elements. Stored; it is that of the menu.
    public var preferredMenuElementOrder: ElementOrder {
        get { AddedProperties.value(of: self, "preferredMenuElementOrder") ?? .automatic }
        set { AddedProperties.set(newValue, of: self, "preferredMenuElementOrder") }
    }
}

extension UIButton {
    /// The order of the elements of the button's menu. Stored; it is that of the menu.
    public var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder {
        get { AddedProperties.value(of: self, "preferredMenuElementOrder") ?? .automatic }
        set { AddedProperties.set(newValue, of: self, "preferredMenuElementOrder") }
    }
}

extension UIBarButtonItem {
    /// The order of the elements of the item's menu. Stored; it is that of the menu.
    public var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder {
        get { AddedProperties.value(of: self, "preferredMenuElementOrder") ?? .automatic }
        set { AddedProperties.set(newValue, of: self, "preferredMenuElementOrder") }
    }
}

extension UICellAccessory {
    /// Returns a button that displays the title of the menu's chosen action, which is not displayed here.
    @MainActor
    public static func popUpMenu(
        _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = .init(),
        selectedElementDidChangeHandler: ((UIMenu) -> Void)? = nil
    ) -> UICellAccessory {
        let chosen = menu.children.first { ($0 as? UIAction)?.state == .on } ?? menu.children.first
        return .label(text: chosen?.title ?? menu.title, displayed: displayed)
    }

    /// The style of a button with a menu.
    public struct PopUpMenuOptions {
        public var isHidden: Bool?
        public var reservedLayoutWidth: LayoutDimension?
        public var tintColor: UIColor?

        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) {
            (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (
                isHidden, reservedLayoutWidth, tintColor
            )
        }
    }
}
