import InterfaceBuilder

@MainActor
extension NibDecoder {
    func configure(_ controller: UINavigationController) {
        if let bar = object("navigationBar", as: UINavigationBar.self) { controller.bars.navigation = bar }
        if let bar = object("toolbar", as: UIToolbar.self) { controller.bars.tool = bar }
        controller.isNavigationBarHidden = element.bool("navigationBarHidden", default: false)
        controller.isToolbarHidden = element.bool("toolbarHidden", default: true)
        controller.hidesBarsOnSwipe = element.bool("hidesBarsOnSwipe", default: false)
        controller.hidesBarsOnTap = element.bool("hidesBarsOnTap", default: false)
        controller.hidesBarsWhenKeyboardAppears = element.bool("hidesBarsWhenKeyboardAppears", default: false)
        controller.hidesBarsWhenVerticallyCompact = element.bool(
            "hidesBarsWhenVerticallyCompact", default: false)
    }

    func configure(_ controller: UITabBarController) {
        if let bar = object("tabBar", as: UITabBar.self) { controller.bar = bar }
    }

    func configure(_ controller: UIPageViewController) {
        controller.transitionStyle = element["transitionStyle"] == "scroll" ? .scroll : .pageCurl
        controller.navigationOrientation =
            element["navigationOrientation"] == "vertical" ? .vertical : .horizontal
        controller.isDoubleSided = element.bool("doubleSided", default: false)
        controller.pageSpacing = max(number("pageSpacing") ?? 0, 0)
        switch element["spineLocation"] {
        case "none": controller.spineLocation = .none
        case "mid": controller.spineLocation = .mid
        case "max": controller.spineLocation = .max
        default: controller.spineLocation = controller.transitionStyle == .scroll ? .none : .min
        }
    }

    func configure(_ controller: UISplitViewController) {
        if let width = number("minimumPrimaryColumnWidth") { controller.minimumPrimaryColumnWidth = width }
        if let width = number("maximumPrimaryColumnWidth") { controller.maximumPrimaryColumnWidth = width }
        if let share = number("preferredPrimaryColumnWidthFraction") {
            controller.preferredPrimaryColumnWidthFraction = share
        }
        controller.presentsWithGesture = element.bool("presentsWithGesture", default: true)
        // Connecting a third column makes it triple.
        if element.bool("allowDoubleColumnStyle", default: false) { controller.style = .doubleColumn }
        if element["primaryBackgroundStyle"] == "sidebar" { controller.primaryBackgroundStyle = .sidebar }
        switch element["preferredDisplayMode"] {
        case "beside": controller.preferredDisplayMode = .oneBesideSecondary
        case "hidden": controller.preferredDisplayMode = .secondaryOnly
        case "over": controller.preferredDisplayMode = .oneOverSecondary
        case "automatic", nil: break
        case .some(let name): report("preferredDisplayMode is not known: \(name)")
        }
        switch element["behavior"] {
        case "tile": controller.preferredSplitBehavior = .tile
        case "overlay": controller.preferredSplitBehavior = .overlay
        case "displace": controller.preferredSplitBehavior = .displace
        default: break
        }
    }
}
