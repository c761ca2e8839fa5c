/// An element as a menu shows it.
@MainActor
struct MenuEntry {
    let element: UIMenuElement

    init(_ element: UIMenuElement) { self.element = element }

    var attributes: UIMenuElement.Attributes {
        switch element {
        case let action as UIAction: action.attributes
        case let command as UICommand: command.attributes
        case let menu as UIMenu: menu.options.contains(.destructive) ? .destructive : []
        case is UIDeferredMenuElement: .disabled
        default: []
        }
    }

    var state: UIMenuElement.State {
        switch element {
        case let action as UIAction: action.state
        case let command as UICommand: command.state
        default: .off
        }
    }

    /// The image in the element's state.
    var image: UIImage? {
        guard let action = element as? UIAction, action.state == .on else { return element.image }
        return action.selectedImage ?? action.image
    }

    /// The menu that opens when the element is chosen.
    var submenu: UIMenu? { element as? UIMenu }
    var isHidden: Bool { attributes.contains(.hidden) }
    var isDisabled: Bool { attributes.contains(.disabled) }

    /// Performs the element's action.
    func perform(from sender: AnyObject?) {
        switch element {
        case let action as UIAction: action.perform(sender: sender)
        case let command as UICommand:
            UIApplication.shared.sendAction(command.action, to: nil, from: command, for: nil)
        default: return
        }
    }
}

extension UIMenu {
    /// The elements in groups with space between them: menus displayed inline are groups of their own.
    var groups: [[MenuEntry]] {
        var groups: [[MenuEntry]] = [[]]
        for child in children {
            if let menu = child as? UIMenu, menu.options.contains(.displayInline) {
                groups += menu.groups + [[]]
            } else if let elements = (child as? UIDeferredMenuElement)?.elements {
                groups[groups.count - 1] += elements.map(MenuEntry.init).filter { !$0.isHidden }
            } else if !MenuEntry(child).isHidden {
                groups[groups.count - 1].append(MenuEntry(child))
            }
        }
        return groups.filter { !$0.isEmpty }
    }

    /// Selects an element in a menu with single selection, deselecting the others. Returns whether the menu contains
    /// it.
    @discardableResult
    func select(_ chosen: UIMenuElement, isSingle: Bool = false) -> Bool {
        let isSingle = isSingle || options.contains(.singleSelection)
        for menu in children.compactMap({ $0 as? UIMenu }) where menu.select(chosen, isSingle: isSingle) {
            if isSingle { mark(nil) }
            return true
        }
        guard isSingle, children.contains(where: { $0 === chosen }) else { return false }
        mark(chosen)
        return true
    }

    private func mark(_ chosen: UIMenuElement?) {
        for child in children {
            (child as? UIAction)?.state = child === chosen ? .on : .off
            (child as? UICommand)?.state = child === chosen ? .on : .off
        }
    }

    /// The action that is marked, here or in a menu further down.
    var markedAction: UIAction? {
        for child in children {
            if let action = child as? UIAction, action.state == .on { return action }
            if let marked = (child as? UIMenu)?.markedAction { return marked }
        }
        return nil
    }
}
