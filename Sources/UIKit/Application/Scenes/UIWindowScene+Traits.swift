extension UIWindowScene {
    /// Returns the traits of a window on the screen.
    func traits(on screen: UIScreen) -> UITraitCollection {
        ownTraits.map { screen.traitCollection.overridden(by: $0) } ?? screen.traitCollection
    }

    func setOwnTraits(_ values: TraitValues?) {
        let before = traitCollection
        ownTraits = values
        traitsMayHaveChanged(from: before)
    }

    /// Passes traits on to the windows and notifies observers, the scene's own first.
    func traitsMayHaveChanged(from before: UITraitCollection) {
        let now = traitCollection
        guard now != before else { return }
        traitCollectionDidChange(before)
        traitObservers?.traitsDidChange(from: before, to: now)
        for window in windows { window.updateTraitsFromParent() }
    }
}

extension UIWindow {
    /// The traits that the window inherits: its screen's, with the overrides of its scene.
    var traitsAround: UITraitCollection { windowScene?.traits(on: screen) ?? screen.traitCollection }
}
