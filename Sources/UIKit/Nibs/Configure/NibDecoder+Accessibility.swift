import InterfaceBuilder

@MainActor
extension NibDecoder {
    func configureAccessibility(_ view: UIView) {
        guard let accessibility = ViewElement(element).accessibility else { return }
        view.accessibilityLabel = localized("accessibilityLabel") ?? accessibility.label
        view.accessibilityHint = localized("accessibilityHint") ?? accessibility.hint
        view.accessibilityValue = localized("accessibilityValue") ?? accessibility.value
        view.accessibilityIdentifier = accessibility.identifier
        if let isElement = accessibility.isElement { view.isAccessibilityElement = isElement }
        if let traits = accessibility.traits { view.accessibilityTraits = accessibilityTraits(traits) }
    }

    private func accessibilityTraits(_ names: [String]) -> UIAccessibilityTraits {
        names.reduce(into: []) { traits, name in
            guard let trait = Self.traitsByName[name] else {
                return report("accessibility trait is not known: \(name)")
            }
            traits.formUnion(trait)
        }
    }

    private static let traitsByName: [String: UIAccessibilityTraits] = [
        "button": .button, "link": .link, "image": .image, "selected": .selected, "playsSound": .playsSound,
        "keyboardKey": .keyboardKey, "staticText": .staticText, "summaryElement": .summaryElement,
        "notEnabled": .notEnabled, "updatesFrequently": .updatesFrequently, "searchField": .searchField,
        "startsMediaSession": .startsMediaSession, "adjustable": .adjustable,
        "allowsDirectInteraction": .allowsDirectInteraction, "causesPageTurn": .causesPageTurn,
        "tabBar": .tabBar,
        "header": .header,
    ]
}
