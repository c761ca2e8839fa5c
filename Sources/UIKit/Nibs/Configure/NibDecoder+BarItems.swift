import CoreGraphics
import InterfaceBuilder

@MainActor
extension NibDecoder {
    func configure(_ item: UIBarItem) {
        if let title = string("title") { item.title = title }
        if let image = image("image") { item.image = image }
        if let image = image("landscapeImage") { item.landscapeImagePhone = image }
        if let image = image("largeContentSizeImage") { item.largeContentSizeImage = image }
        if let insets = child("imageInsets")?.insets { item.imageInsets = UIEdgeInsets(insets) }
        if let value = bool("enabled") { item.isEnabled = value }
        if let value = integer("tag") { item.tag = value }
        let accessibility = element.child(named: "accessibility").map(Accessibility.init)
        item.accessibilityLabel = localized("accessibilityLabel") ?? accessibility?.label
        item.accessibilityIdentifier = accessibility?.identifier
    }

    func configure(_ item: UIBarButtonItem) {
        item.nibIdentifier = element.id
        switch attribute("style") {
        case "done": item.style = .done
        case "bordered": item.style = .bordered
        default: break
        }
        if let width = number("width") { item.width = width }
        if let color = color("tintColor") { item.tintColor = color }
        if let view: UIView = object("customView") { item.customView = view }
        guard let name = attribute("systemItem") else { return }
        item.systemItem = UIBarButtonItem.SystemItem(documentName: name)
        if item.systemItem == nil { report("systemItem is not known: \(name)") }
    }

    func configure(_ item: UITabBarItem) {
        if let image = image("selectedImage") { item.selectedImage = image }
        if let value = string("badgeValue") { item.badgeValue = value }
        if let color = color("badgeColor") { item.badgeColor = color }
        if let moved = child("titlePositionAdjustment"), moved.isNamed("offsetWrapper") {
            item.titlePositionAdjustment = UIOffset(
                horizontal: CGFloat(moved.length("horizontal") ?? 0),
                vertical: CGFloat(moved.length("vertical") ?? 0))
        }
        guard let name = attribute("systemItem") else { return }
        guard let systemItem = UITabBarItem.SystemItem(documentName: name) else {
            return report("systemItem is not known: \(name)")
        }
        item.show(systemItem)
    }

    func configure(_ item: UINavigationItem) {
        item.title = string("title")
        item.prompt = string("prompt")
        item.titleView = object("titleView")
        item.backBarButtonItem = object("backBarButtonItem")
        item.backButtonTitle = string("backButtonTitle")
        item.standardAppearance = object("standardAppearance", as: UINavigationBarAppearance.self)
        item.scrollEdgeAppearance = object("scrollEdgeAppearance", as: UINavigationBarAppearance.self)
        item.compactAppearance = object("compactAppearance", as: UINavigationBarAppearance.self)
        item.compactScrollEdgeAppearance = object(
            "compactScrollEdgeAppearance", as: UINavigationBarAppearance.self)
        if let value = bool("hidesBackButton") { item.hidesBackButton = value }
        if let value = bool("leftItemsSupplementBackButton") { item.leftItemsSupplementBackButton = value }
        item.leftBarButtonItems = items("leftBarButtonItem")
        item.rightBarButtonItems = items("rightBarButtonItem")
        switch attribute("largeTitleDisplayMode") {
        case "always": item.largeTitleDisplayMode = .always
        case "never": item.largeTitleDisplayMode = .never
        case "inline": item.largeTitleDisplayMode = .inline
        default: break
        }
    }

    /// Returns the items of one side: a single one under the key, or several in a list.
    private func items(_ key: String) -> [UIBarButtonItem]? {
        if let item: UIBarButtonItem = object(key) { return [item] }
        let items: [UIBarButtonItem] = objects(in: key + "s")
        return items.isEmpty ? nil : items
    }
}

extension UIBarButtonItem.SystemItem {
    /// Creates the item from its name in documents, which is that of Apple's constant.
    init?(documentName name: String) {
        let names = [
            "done", "cancel", "edit", "save", "add", "flexibleSpace", "fixedSpace", "compose", "reply",
            "action",
            "organize", "bookmarks", "search", "refresh", "stop", "camera", "trash", "play", "pause",
            "rewind",
            "fastForward", "undo", "redo", "pageCurl", "close",
        ]
        guard let value = names.firstIndex(of: name) else { return nil }
        self.init(rawValue: value)
    }
}
