import Foundation

/// Changes the menus of a system.
@preconcurrency @MainActor
public protocol UIMenuBuilder: AnyObject {
    var system: UIMenuSystem { get }
    func menu(for identifier: UIMenu.Identifier) -> UIMenu?
    func action(for identifier: UIAction.Identifier) -> UIAction?
    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
    func replaceChildren(
        ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
    func remove(menu removedIdentifier: UIMenu.Identifier)
}

/// The menus of the app, built by its responders on access.
@preconcurrency @MainActor
open class UIMenuSystem: NSObject {
    /// The menus of the menu bar.
    public static let main = UIMenuSystem()
    /// The context menus.
    public static let context = UIMenuSystem()

    private var built: UIMenu?

    /// Rebuilds the menus at the next access.
    open func setNeedsRebuild() { built = nil }
    /// Validates commands again; done at each access to the menus anyway.
    open func setNeedsRevalidate() {}

    /// All menus, as built by the app and its delegate.
    public var root: UIMenu {
        if let built { return built }
        let tree = MenuTree(system: self)
        UIApplication.shared.buildMenu(with: tree)
        built = tree.root
        return tree.root
    }
}

/// Menus while they are built.
@MainActor
final class MenuTree: UIMenuBuilder {
    let system: UIMenuSystem
    private(set) var root: UIMenu

    init(system: UIMenuSystem) {
        self.system = system
        let names: [UIMenu.Identifier] = [.application, .file, .edit, .format, .view, .window, .help]
        root = UIMenu(identifier: .root, children: names.map { UIMenu(identifier: $0) })
    }

    func menu(for identifier: UIMenu.Identifier) -> UIMenu? {
        find(in: root) { ($0 as? UIMenu)?.identifier == identifier } as? UIMenu
    }

    func action(for identifier: UIAction.Identifier) -> UIAction? {
        find(in: root) { ($0 as? UIAction)?.identifier == identifier } as? UIAction
    }

    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
        edit(replacedIdentifier) { _ in [replacementMenu] }
    }

    func replaceChildren(
        ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
    ) {
        edit(parentIdentifier) { [$0.replacingChildren(childrenBlock($0.children))] }
    }

    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
        edit(siblingIdentifier) { [siblingMenu, $0] }
    }

    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
        edit(siblingIdentifier) { [$0, siblingMenu] }
    }

    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
        edit(parentIdentifier) { [$0.replacingChildren([childMenu] + $0.children)] }
    }

    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
        edit(parentIdentifier) { [$0.replacingChildren($0.children + [childMenu])] }
    }

    func remove(menu removedIdentifier: UIMenu.Identifier) { edit(removedIdentifier) { _ in [] } }

    /// Replaces a menu by others. The root remains one menu.
    private func edit(_ identifier: UIMenu.Identifier, _ change: (UIMenu) -> [UIMenu]) {
        if identifier == root.identifier {
            root = change(root).first ?? root.replacingChildren([])
        } else {
            root = root.replacingChildren(edited(root.children, identifier, change))
        }
    }

    private func edited(
        _ elements: [UIMenuElement], _ identifier: UIMenu.Identifier, _ change: (UIMenu) -> [UIMenu]
    ) -> [UIMenuElement] {
        elements.flatMap { element -> [UIMenuElement] in
            guard let menu = element as? UIMenu else { return [element] }
            if menu.identifier == identifier { return change(menu) }
            return [menu.replacingChildren(edited(menu.children, identifier, change))]
        }
    }

    private func find(in menu: UIMenu, _ isWanted: (UIMenuElement) -> Bool) -> UIMenuElement? {
        var rest: [UIMenuElement] = [menu]
        while let element = rest.popLast() {
            if isWanted(element) { return element }
            if let menu = element as? UIMenu { rest.append(contentsOf: menu.children.reversed()) }
        }
        return nil
    }
}

extension UIMenu {
    /// Returns the menu with other children.
    public func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(title: title, image: image, identifier: identifier, options: options, children: newChildren)
    }
}

extension UIMenu.Identifier {
    public static let root = UIMenu.Identifier("com.apple.menu.root")
    public static let application = UIMenu.Identifier("com.apple.menu.application")
    public static let file = UIMenu.Identifier("com.apple.menu.file")
    public static let edit = UIMenu.Identifier("com.apple.menu.edit")
    public static let view = UIMenu.Identifier("com.apple.menu.view")
    public static let window = UIMenu.Identifier("com.apple.menu.window")
    public static let help = UIMenu.Identifier("com.apple.menu.help")
    public static let format = UIMenu.Identifier("com.apple.menu.format")
    public static let about = UIMenu.Identifier("com.apple.menu.about")
    public static let preferences = UIMenu.Identifier("com.apple.menu.preferences")
    public static let services = UIMenu.Identifier("com.apple.menu.services")
    public static let hide = UIMenu.Identifier("com.apple.menu.hide")
    public static let quit = UIMenu.Identifier("com.apple.menu.quit")
    public static let newScene = UIMenu.Identifier("com.apple.menu.new-scene")
    public static let openRecent = UIMenu.Identifier("com.apple.menu.open-recent")
    public static let close = UIMenu.Identifier("com.apple.menu.close")
    public static let print = UIMenu.Identifier("com.apple.menu.print")
    public static let undoRedo = UIMenu.Identifier("com.apple.menu.undo-redo")
    public static let standardEdit = UIMenu.Identifier("com.apple.menu.standard-edit")
    public static let find = UIMenu.Identifier("com.apple.menu.find")
    public static let replace = UIMenu.Identifier("com.apple.menu.replace")
    public static let share = UIMenu.Identifier("com.apple.menu.share")
    public static let textStyle = UIMenu.Identifier("com.apple.menu.text-style")
    public static let spelling = UIMenu.Identifier("com.apple.menu.spelling")
    public static let spellingPanel = UIMenu.Identifier("com.apple.menu.spelling-panel")
    public static let spellingOptions = UIMenu.Identifier("com.apple.menu.spelling-options")
    public static let substitutions = UIMenu.Identifier("com.apple.menu.substitutions")
    public static let substitutionsPanel = UIMenu.Identifier("com.apple.menu.substitutions-panel")
    public static let substitutionOptions = UIMenu.Identifier("com.apple.menu.substitution-options")
    public static let transformations = UIMenu.Identifier("com.apple.menu.transformations")
    public static let speech = UIMenu.Identifier("com.apple.menu.speech")
    public static let lookup = UIMenu.Identifier("com.apple.menu.lookup")
    public static let learn = UIMenu.Identifier("com.apple.menu.learn")
    public static let font = UIMenu.Identifier("com.apple.menu.font")
    public static let textSize = UIMenu.Identifier("com.apple.menu.text-size")
    public static let textColor = UIMenu.Identifier("com.apple.menu.text-color")
    public static let textStylePasteboard = UIMenu.Identifier("com.apple.menu.text-style-pasteboard")
    public static let text = UIMenu.Identifier("com.apple.menu.text")
    public static let writingDirection = UIMenu.Identifier("com.apple.menu.writing-direction")
    public static let alignment = UIMenu.Identifier("com.apple.menu.alignment")
    public static let toolbar = UIMenu.Identifier("com.apple.menu.toolbar")
    public static let fullscreen = UIMenu.Identifier("com.apple.menu.fullscreen")
    public static let minimizeAndZoom = UIMenu.Identifier("com.apple.menu.minimize-and-zoom")
    public static let bringAllToFront = UIMenu.Identifier("com.apple.menu.bring-all-to-front")
}
