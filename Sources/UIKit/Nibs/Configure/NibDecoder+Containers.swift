import InterfaceBuilder

@MainActor
extension NibDecoder {
    func configure(_ controller: UINavigationController) {
        if let bar = object("navigationBar", as: UINavigationBar.self) { controller.navigationBar = bar }
        if let bar = object("toolbar", as: UIToolbar.self) { controller.toolbar = bar }
        controller.isNavigationBarHidden = element.bool("navigationBarHidden", default: false)
        controller.isToolbarHidden = element.bool("toolbarHidden", default: true)
        controller.hidesBarsOnSwipe = element.bool("hidesBarsOnSwipe", default: false)
        controller.hidesBarsOnTap = element.bool("hidesBarsOnTap", default: false)
        controller.hidesBarsWhenKeyboardAppears = element.bool("hidesBarsWhenKeyboardAppears", default: false)
        controller.hidesBarsWhenVerticallyCompact = element.bool(
            "hidesBarsWhenVerticallyCompact", default: false)
    }

    func configure(_ controller: UITabBarController) {
        if let bar = object("tabBar", as: UITabBar.self) { controller.tabBar = bar }
    }

    func configure(_ controller: UIPageViewController) {
        controller.transitionStyle = element["transitionStyle"] == "scroll" ? .scroll : .pageCurl
        controller.navigationOrientation =
            element["navigationOrientation"] == "vertical" ? .vertical : .horizontal
    }
}
