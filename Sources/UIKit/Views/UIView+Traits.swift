extension UIView {
    /// Updates the traits from the superview or window, and passes them on.
    func updateTraitsFromParent() {
        applyTraits(from: superview?.traitCollection ?? window?.traitsAround ?? .current)
    }

    func applyTraits(from inherited: UITraitCollection) {
        var stack: [(view: UIView, inherited: UITraitCollection)] = [(self, inherited)]
        while let (view, inherited) = stack.popLast() {
            guard view.takeTraits(from: inherited) else { continue }
            let traits = view.traitCollection
            stack.append(contentsOf: view.subviews.reversed().map { ($0, traits) })
        }
    }

    private func takeTraits(from inherited: UITraitCollection) -> Bool {
        var traits = inherited
        if let controller = hierarchy.controller {
            controller.applyTraits(from: inherited)
            traits = controller.traitCollection
        }
        if overrideUserInterfaceStyle != .unspecified {
            traits = traits.modifyingTraits { $0.userInterfaceStyle = overrideUserInterfaceStyle }
        }
        if let overrides = appearance.traitOverrides { traits = traits.overridden(by: overrides) }
        if let limits = appearance.contentSizeLimits { traits = limits.limiting(traits) }
        return setTraits(traits)
    }

    /// Sets the traits. Returns whether they are new, so that those of subviews may be.
    private func setTraits(_ new: UITraitCollection) -> Bool {
        let old = appearance.traits
        guard old == nil || old != new else { return false }
        appearance.traits = new
        // Observers of the change expect layout for the new traits. A view without a window has no size classes.
        if window != nil { hierarchy.nibVariations?.update(to: new) }
        let previous = old ?? .current
        if previous != new { traitsDidChange(from: previous) }
        return true
    }

    private func traitsDidChange(from previous: UITraitCollection) {
        traitCollectionDidChange(previous)
        appearance.traitObservers?.traitsDidChange(from: previous, to: traitCollection)
        if let controller = hierarchy.controller {
            controller.traitCollectionDidChange(previous)
            controller.storage.traitObservers?.traitsDidChange(from: previous, to: controller.traitCollection)
        }
        setNeedsAppearance()
        traitsAffectLayout(from: previous)
    }

    private func traitsAffectLayout(from previous: UITraitCollection) {
        if previous.layoutDirection != traitCollection.layoutDirection {
            setNeedsEngineUpdate()
            setNeedsUpdateConstraints()
        }
        if previous.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory {
            intrinsicContentSizeDidChange()
        }
        marginsMayHaveChanged()
        setNeedsLayout()
    }
}

extension UITraitCollection {
    func overridden(by values: TraitValues) -> UITraitCollection {
        var merged = self.values
        merged.merge(values)
        return UITraitCollection(values: merged)
    }
}
