import Foundation

extension UIViewController {
    func setView(_ view: UIView?) {
        storage.view?.hierarchy.controller = nil
        storage.view?.refreshSafeArea()
        storage.view = view
        guard let view else { return }
        view.hierarchy.controller = self
        view.refreshSafeArea()
        view.updateTraitsFromParent()
        view.marginsMayHaveChanged()
    }

    /// Loads the view from the storyboard or the nib, or creates a plain one without any.
    func loadViewFromNib() {
        if let loader = storage.viewLoader {
            loader(self)
        } else if !loadOwnNib() {
            setView(UIView(frame: UIScreen.main.bounds))
        }
        storage.sceneLoader?(self)
    }

    /// Notifies the container, or the presentation.
    func preferredSizeDidChange() {
        if let parent { return parent.preferredContentSizeDidChange(forChildContentContainer: self) }
        guard storage.presenting != nil else { return }
        storage.presentation?.preferredContentSizeDidChange(forChildContentContainer: self)
    }

    func titleDidChange() {
        storage.navigationItem?.title = title
        (self as? UINavigationController)?.keepTabBarItemOfRoot()
        storage.tabBarItem?.title = title
        // The tab of a navigation controller is named for its root.
        if let navigation = parent as? UINavigationController, navigation.viewControllers.first === self {
            navigation.storage.tabBarItem?.title = title
        }
    }

    /// Applies inherited traits, modified by the overrides of the parent and the controller.
    func applyTraits(from inherited: UITraitCollection) {
        var traits = inherited
        if let override = storage.traitsFromParent {
            traits = UITraitCollection(traitsFrom: [traits, override])
        }
        if overrideUserInterfaceStyle != .unspecified {
            traits = traits.modifyingTraits { $0.userInterfaceStyle = overrideUserInterfaceStyle }
        }
        if let overrides = storage.traitOverrides { traits = traits.overridden(by: overrides) }
        storage.traits = traits
    }
}
