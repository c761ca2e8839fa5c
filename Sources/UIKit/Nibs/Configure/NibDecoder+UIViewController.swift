import CoreGraphics
import InterfaceBuilder

@MainActor
extension NibDecoder {
    /// Configures the properties of all controllers. The view is created later, on first access.
    func configure(_ controller: UIViewController) {
        controller.storage.nibIdentifier = element.id
        if let title = string("title") { controller.title = title }
        controller.restorationIdentifier = Controller(element).restorationIdentifier
        configureBars(of: controller)
        configureExtendedLayout(of: controller)
        configurePresentation(of: controller)
        registerGuides(of: controller)
    }

    private func configureBars(of controller: UIViewController) {
        if let item: UINavigationItem = object("navigationItem") { controller.storage.navigationItem = item }
        if let item: UITabBarItem = object("tabBarItem") { controller.storage.tabBarItem = item }
        let items: [UIBarButtonItem] = objects(in: "toolbarItems")
        if !items.isEmpty { controller.toolbarItems = items }
        if let value = bool("hidesBottomBarWhenPushed") { controller.hidesBottomBarWhenPushed = value }
    }

    private func configureExtendedLayout(of controller: UIViewController) {
        if let value = bool("extendedLayoutIncludesOpaqueBars") {
            controller.extendedLayoutIncludesOpaqueBars = value
        }
        if let value = bool("automaticallyAdjustsScrollViewInsets") {
            controller.automaticallyAdjustsScrollViewInsets = value
        }
        if let value = bool("viewRespectsSystemMinimumLayoutMargins") {
            controller.viewRespectsSystemMinimumLayoutMargins = value
        }
        if let edges = Controller(element).edgesForExtendedLayout {
            controller.edgesForExtendedLayout = UIRectEdge(edges)
        }
        if let size = child("preferredContentSize")?.size ?? Controller(element).contentSizeForViewInPopover {
            controller.preferredContentSize = CGSize(size)
        }
    }

    private func configurePresentation(of controller: UIViewController) {
        if let value = bool("definesPresentationContext") { controller.definesPresentationContext = value }
        if let value = bool("providesPresentationContextTransitionStyle") {
            controller.providesPresentationContextTransitionStyle = value
        }
        if let value = bool("modalInPresentation") { controller.isModalInPresentation = value }
        if let name = attribute("modalPresentationStyle") { configureStyle(of: controller, name) }
        if let name = attribute("modalTransitionStyle") {
            if let style = UIModalTransitionStyle(documentName: name) {
                controller.modalTransitionStyle = style
            } else {
                report("modalTransitionStyle is not known: \(name)")
            }
        }
        switch attribute("userInterfaceStyle") ?? attribute("overrideUserInterfaceStyle") {
        case "light": controller.overrideUserInterfaceStyle = .light
        case "dark": controller.overrideUserInterfaceStyle = .dark
        default: break
        }
    }

    private func configureStyle(of controller: UIViewController, _ name: String) {
        guard let style = UIModalPresentationStyle(documentName: name) else {
            return report("modalPresentationStyle is not known: \(name)")
        }
        controller.modalPresentationStyle = style
    }
}

extension UIModalPresentationStyle {
    /// Creates the style from its name in documents.
    init?(documentName name: String) {
        let styles: [String: UIModalPresentationStyle] = [
            "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet, "custom": .custom,
            "currentContext": .currentContext, "overFullScreen": .overFullScreen, "popover": .popover,
            "overCurrentContext": .overCurrentContext, "automatic": .automatic, "none": .none,
        ]
        guard let style = styles[name] else { return nil }
        self = style
    }
}

extension UIModalTransitionStyle {
    /// Creates the style from its name in documents.
    init?(documentName name: String) {
        let styles: [String: UIModalTransitionStyle] = [
            "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal,
            "crossDissolve": .crossDissolve, "partialCurl": .partialCurl,
        ]
        guard let style = styles[name] else { return nil }
        self = style
    }
}

extension UIRectEdge {
    /// Creates edges from their names in documents.
    init(_ names: [String]) {
        let edges: [String: UIRectEdge] = ["top": .top, "left": .left, "bottom": .bottom, "right": .right]
        self = names.reduce(into: []) { $0.formUnion(edges[$1] ?? []) }
    }
}
