import InterfaceBuilder

@MainActor
extension NibDecoder {
    func configure(_ bar: UINavigationBar) {
        bar.barStyle = barStyle
        bar.isTranslucent = element.bool("translucent", default: true)
        bar.prefersLargeTitles = element.bool("largeTitles", default: false)
        bar.barTintColor = color("barTintColor")
        bar.titleTextAttributes = textAttributes("titleTextAttributes")
        bar.largeTitleTextAttributes = textAttributes("largeTitleTextAttributes")
        if let look = object("standardAppearance", as: UINavigationBarAppearance.self) {
            bar.standardAppearance = look
        }
        bar.scrollEdgeAppearance = object("scrollEdgeAppearance")
        bar.compactAppearance = object("compactAppearance")
        let items = objects(in: "items", as: UINavigationItem.self)
        if !items.isEmpty { bar.items = items }
    }

    func configure(_ bar: UIToolbar) {
        bar.barStyle = barStyle
        bar.isTranslucent = element.bool("translucent", default: true)
        bar.barTintColor = color("barTintColor")
        if let look = object("standardAppearance", as: UIToolbarAppearance.self) {
            bar.standardAppearance = look
        }
        bar.scrollEdgeAppearance = object("scrollEdgeAppearance")
        let items = objects(in: "items", as: UIBarButtonItem.self)
        if !items.isEmpty { bar.items = items }
    }

    func configure(_ bar: UITabBar) {
        bar.barStyle = barStyle
        bar.isTranslucent = element.bool("translucent", default: true)
        bar.barTintColor = color("barTintColor")
        bar.unselectedItemTintColor = color("unselectedItemTintColor")
        if let look = object("standardAppearance", as: UITabBarAppearance.self) {
            bar.standardAppearance = look
        }
        bar.scrollEdgeAppearance = object("scrollEdgeAppearance")
        // Image Tint in Interface Builder: the color of the selected item.
        if let color = color("selectedImageTintColor") { bar.tintColor = color }
        let items = objects(in: "items", as: UITabBarItem.self)
        if !items.isEmpty { bar.items = items }
        if let selected = element["selectedItem"] {
            whenMade(selected, as: UITabBarItem.self) { [weak bar] in bar?.selectedItem = $0 }
        }
    }

    func configure(_ appearance: UIBarAppearance) {
        switch element["backgroundEffect"] ?? element["style"] {
        case "opaque": appearance.configureWithOpaqueBackground()
        case "transparent": appearance.configureWithTransparentBackground()
        case let style?: appearance.backgroundEffect = UIBlurEffect(documentName: style)
        case nil: break
        }
        if let color = color("backgroundColor") { appearance.backgroundColor = color }
        if let color = color("shadowColor") { appearance.shadowColor = color }
        if let image = image("backgroundImage") { appearance.backgroundImage = image }
    }

    func configure(_ appearance: UINavigationBarAppearance) {
        appearance.titleTextAttributes = textAttributes("titleTextAttributes") ?? [:]
        appearance.largeTitleTextAttributes = textAttributes("largeTitleTextAttributes") ?? [:]
    }

    private var barStyle: UIBarStyle {
        switch element["barStyle"] {
        case "black": .black
        case "blackTranslucent": .blackTranslucent
        default: .default
        }
    }
}
