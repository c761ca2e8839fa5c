import CoreGraphics
import Foundation

extension UIButton {
    func change(_ change: () -> Void) {
        change()
        parts.contentDidChange()
        placeDidChange()
        setNeedsDisplay()
    }

    func placeDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    func configurationDidChange() {
        placeDidChange()
        setNeedsDisplay()
    }

    /// Called for changes of the label, including those that the button itself makes, which must not cause another
    /// layout.
    func titleLabelDidChange() {
        guard !parts.isLayingOut else { return }
        placeDidChange()
    }

    // MARK: Content of the normal state in a configuration

    /// Shows a title by the configuration, if there is one, with the font of its style.
    func configure(title: String?) {
        guard let current = configuration, current.title != title || current.styledTitle != nil else {
            return
        }
        configuration?.styledTitle = nil
        configuration?.title = title
    }

    /// Shows a title with attributes by the configuration, if there is one.
    func configure(attributedTitle title: NSAttributedString?) {
        guard let current = configuration, current.styledTitle != title else { return }
        configuration?.title = title?.string
        configuration?.styledTitle = title
    }

    /// Shows an image by the configuration, if there is one.
    func configure(image: UIImage?) {
        guard let current = configuration, current.image !== image else { return }
        configuration?.image = image
    }

    func adopt(_ action: UIAction?) {
        guard let action else { return }
        if !action.title.isEmpty {
            if configuration != nil {
                configuration?.title = action.title
            } else {
                setTitle(action.title, for: .normal)
            }
        }
        if let image = action.image {
            if configuration != nil { configuration?.image = image } else { setImage(image, for: .normal) }
        }
        addAction(action, for: .primaryActionTriggered)
    }

    /// The default font: 15 points for system buttons, 18 for custom ones: the heights that Interface Builder saves for
    /// buttons without a font.
    var defaultTitleFont: UIFont {
        .systemFont(ofSize: type == .custom ? UIFont.buttonFontSize : 15)
    }

    /// The symbol that the type draws instead of a title; nil for none.
    var sign: ControlGlyph? {
        switch type {
        case .infoLight, .infoDark, .detailDisclosure: .infoCircle
        case .contactAdd: .plusCircle
        case .close: .closeCircle
        case .custom, .system, .plain: nil
        }
    }

    func shownTitleColor(for state: State) -> UIColor {
        if let color = content.titleColors[state] ?? content.titleColors[state.subtracting(.highlighted)] {
            return color
        }
        if state.contains(.disabled), type != .custom { return .tertiaryLabel }
        if let color = content.titleColors[.normal] { return color }
        return type == .custom ? .white : tintColor
    }

    /// Returns a configuration by which symbols of the system's buttons are large relative to their font (learned from
    /// frames that Interface Builder saved).
    private func symbolConfiguration(_ font: UIFont) -> UIImage.SymbolConfiguration {
        UIImage.SymbolConfiguration(font: font, scale: type == .system ? .large : .default)
    }

    /// The image of the state with its symbol configuration.
    var shownImage: UIImage? {
        guard let image = currentImage else { return nil }
        guard image.isSymbolImage else { return image }
        let font = parts.title?.font ?? defaultTitleFont
        return image.underPreferred(currentPreferredSymbolConfiguration ?? symbolConfiguration(font))
    }
}
