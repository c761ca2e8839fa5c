extension UIView {
    /// Takes the traits of the place where the view stands, and passes them on.
    func updateTraitsFromParent() {
        applyTraits(from: superview?.traitCollection ?? window?.screen.traitCollection ?? .current)
    }

    func applyTraits(from inherited: UITraitCollection) {
        var traits = inherited
        if let controller = hierarchy.controller {
            controller.applyTraits(from: inherited)
            traits = controller.traitCollection
        }
        if overrideUserInterfaceStyle != .unspecified {
            traits = traits.modifyingTraits { $0.userInterfaceStyle = overrideUserInterfaceStyle }
        }
        setTraits(traits)
    }

    private func setTraits(_ new: UITraitCollection) {
        let old = appearance.traits
        guard old == nil || old != new else { return }
        appearance.traits = new
        let previous = old ?? .current
        if previous != new { traitsDidChange(from: previous) }
        for view in subviews { view.applyTraits(from: new) }
    }

    private func traitsDidChange(from previous: UITraitCollection) {
        traitCollectionDidChange(previous)
        hierarchy.controller?.traitCollectionDidChange(previous)
        setNeedsAppearance()
        traitsAffectLayout(from: previous)
    }

    private func traitsAffectLayout(from previous: UITraitCollection) {
        if previous.layoutDirection != traitCollection.layoutDirection { directionMayHaveChanged() }
        if previous.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory {
            intrinsicContentSizeDidChange()
        }
        marginsMayHaveChanged()
        setNeedsLayout()
    }
}
