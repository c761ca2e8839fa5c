import CoreGraphics

/// The colors of a configuration's styles in each state.
extension UIButton {
    func foregroundColor(_ configuration: Configuration) -> UIColor {
        guard isEnabled else { return .tertiaryLabel }
        let color = configuration.baseForegroundColor ?? lookForeground(configuration)
        return isHighlighted ? color.fading(to: 0.75, traitCollection) : color
    }

    private func lookForeground(_ configuration: Configuration) -> UIColor {
        switch configuration.look {
        case .gray where configuration.isGlass: .label
        case .plain, .gray: tintColor
        case .tinted: configuration.baseBackgroundColor ?? tintColor
        case .filled: .white
        }
    }

    /// Returns the color of the background; nil if the style has none.
    func backgroundFill(_ configuration: Configuration) -> UIColor? {
        if let own = configuration.background.backgroundColor, own != .clear { return own }
        guard let color = lookBackground(configuration) else { return nil }
        return isHighlighted ? color.fading(to: 0.75, traitCollection) : color
    }

    private func lookBackground(_ configuration: Configuration) -> UIColor? {
        let base = configuration.baseBackgroundColor
        switch configuration.look {
        case .plain: return isSelected ? base ?? tintColor.withAlphaComponent(0.18) : nil
        case .gray where configuration.isGlass: return base
        case .gray: return base ?? (isEnabled ? .secondarySystemFill : .tertiarySystemFill)
        case .tinted:
            guard isEnabled else { return .tertiarySystemFill }
            return (base ?? tintColor).withAlphaComponent(
                traitCollection.userInterfaceStyle == .dark ? 0.25 : 0.18)
        case .filled: return isEnabled ? base ?? tintColor : .tertiarySystemFill
        }
    }
}

extension UIColor {
    /// Returns the color with a fraction of its opacity.
    func fading(to part: CGFloat, _ traits: UITraitCollection) -> UIColor {
        let color = resolvedColor(with: traits)
        return color.withAlphaComponent(color.cgColor.alpha * part)
    }
}
