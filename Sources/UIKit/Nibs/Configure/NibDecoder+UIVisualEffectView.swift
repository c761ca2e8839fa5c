import InterfaceBuilder

@MainActor
extension NibDecoder {
    /// Returns the `contentView` of a visual effect view.
    func effectContentView() -> UIView? { object("contentView") }

    func configure(_ view: UIVisualEffectView) {
        if let blur = element.child(named: "blurEffect") {
            view.effect = blurEffect(blur)
        } else if let vibrancy = element.child(named: "vibrancyEffect") {
            let blur = vibrancy.child(named: "blurEffect").map(blurEffect) ?? UIBlurEffect(style: .regular)
            view.effect = UIVibrancyEffect(blurEffect: blur)
        }
    }

    private func blurEffect(_ element: Element) -> UIBlurEffect {
        element["style"].flatMap(UIBlurEffect.init(documentName:)) ?? UIBlurEffect(style: .extraLight)
    }
}

extension UIBlurEffect {
    /// Creates the effect with a name that documents use.
    convenience init?(documentName name: String) {
        guard let style = Self.documentStyles[name] else { return nil }
        self.init(style: style)
    }

    private static let documentStyles: [String: Style] = [
        "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular,
        "prominent": .prominent,
        "systemUltraThinMaterial": .systemUltraThinMaterial, "systemThinMaterial": .systemThinMaterial,
        "systemMaterial": .systemMaterial, "systemThickMaterial": .systemThickMaterial,
        "systemChromeMaterial": .systemChromeMaterial,
        "systemUltraThinMaterialLight": .systemUltraThinMaterialLight,
        "systemThinMaterialLight": .systemThinMaterialLight, "systemMaterialLight": .systemMaterialLight,
        "systemThickMaterialLight": .systemThickMaterialLight,
        "systemChromeMaterialLight": .systemChromeMaterialLight,
        "systemUltraThinMaterialDark": .systemUltraThinMaterialDark,
        "systemThinMaterialDark": .systemThinMaterialDark, "systemMaterialDark": .systemMaterialDark,
        "systemThickMaterialDark": .systemThickMaterialDark,
        "systemChromeMaterialDark": .systemChromeMaterialDark,
    ]
}
