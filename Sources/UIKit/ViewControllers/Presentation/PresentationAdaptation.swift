/// The adaptation of a presentation style to traits.
struct PresentationAdaptation {
    let traits: UITraitCollection
    /// The style that replaces the requested one; `none` to keep it.
    let style: UIModalPresentationStyle
    var isAnnounced = false
}

extension UIPresentationController {
    /// The effective style: the requested one, or its replacement in compact environments.
    var shownStyle: UIModalPresentationStyle {
        let adapted = adaptedStyle
        return adapted == .none ? presentationStyle : adapted
    }

    /// The adapted style; the delegate is called once for each set of traits.
    private var adaptedStyle: UIModalPresentationStyle {
        let traits = placeTraits
        if let known = adaptation, known.traits == traits { return known.style }
        let style = adaptivePresentationStyle(for: traits)
        if containerView?.window != nil { adaptation = PresentationAdaptation(traits: traits, style: style) }
        return style
    }

    /// The traits of the container.
    var placeTraits: UITraitCollection {
        guard let containerView, containerView.window != nil else {
            return presentingViewController.traitCollection
        }
        return containerView.traitCollection
    }

    /// Notifies the delegate of the style to be presented, once for each set of traits.
    func announceAdaptation() {
        let style = adaptedStyle
        guard adaptation?.isAnnounced == false else { return }
        adaptation?.isAnnounced = true
        delegate?.presentationController(
            self, willPresentWithAdaptiveStyle: style,
            transitionCoordinator: presentedViewController.transitionCoordinator)
    }

    // MARK: Traits

    /// Narrow forms and popovers are compact in width, whatever the window is, and what leaves something of its presenter in
    /// sight is elevated (Apple: UITraitCollection.userInterfaceLevel).
    private var traitsForPresented: UITraitCollection? {
        var values = TraitValues()
        let isNarrow = [.formSheet, .popover].contains(shownStyle)
        if isNarrow { values.horizontalSizeClass = .compact }
        if isElevated { values.userInterfaceLevel = .elevated }
        if let ownTraits { values.merge(ownTraits) }
        if let overrideTraitCollection { values.merge(overrideTraitCollection.values) }
        return values == TraitValues() ? nil : UITraitCollection(values: values)
    }

    private var isElevated: Bool {
        switch shownStyle {
        case .popover: true
        case .pageSheet, .formSheet: placeTraits.verticalSizeClass != .compact
        default: false
        }
    }

    /// Passes the traits on to the presented controller.
    func updatePresentedTraits() {
        guard presentedViewController.storage.presentation === self else { return }
        let traits = traitsForPresented
        if presentedViewController.storage.traitsFromParent != traits {
            presentedViewController.storage.traitsFromParent = traits
            presentedViewController.viewIfLoaded?.updateTraitsFromParent()
        }
        tellOfTraits()
    }

    func setOwnTraits(_ values: TraitValues?) {
        ownTraits = values
        updatePresentedTraits()
    }

    /// Notifies observers of traits that have changed since the presentation began.
    private func tellOfTraits() {
        let now = traitCollection
        defer { toldTraits = now }
        guard let before = toldTraits, before != now else { return }
        traitCollectionDidChange(before)
        traitObservers?.traitsDidChange(from: before, to: now)
    }
}
