import CoreGraphics

/// Makes the cards of an alert: text and fields above rows of buttons. Sizes are those of iOS 13 to 18, with rows of 44 points in
/// alerts and of 57 in action sheets, or of iOS 26, with capsules.
@MainActor
struct AlertCardBuilder {
    let content: AlertContent
    let isOnGlass: Bool

    /// The corners of alerts in iOS 26, whose text begins at the leading edge and whose buttons are capsules. An alert with a
    /// title, a line of a message and two buttons is 320 by 152 points; its title is at (30, 22), its message 50 below the top.
    /// Buttons are 8 points apart and 16 from the card's edges (printed and measured by public projects).
    static let glassRadius: CGFloat = 34
    private static let cornerRadius: CGFloat = 14
    private static let glassButtonHeight: CGFloat = 48
    private static let glassMargin: CGFloat = 16
    /// The distance from the text to the fields below it.
    private static let fieldMargin: CGFloat = 15

    /// The cards from top to bottom: an action sheet at the lower edge has its cancel action in a card of its own.
    var cards: [UIStackView] {
        let cancel = content.actions.first { $0.style == .cancel }
        guard content.arrangement == .bottom, let cancel else {
            return [card([heading] + rows(content.actions))]
        }
        return [card([heading] + rows(content.actions.filter { $0 !== cancel })), card([button(cancel)])]
    }

    private var isSheet: Bool { content.isSheet }

    private func card(_ views: [UIView]) -> UIStackView {
        let card = UIStackView(arrangedSubviews: views)
        card.axis = .vertical
        card.clipsToBounds = true
        card.translatesAutoresizingMaskIntoConstraints = false
        if content.arrangement != .popover {
            card.backgroundColor = .secondarySystemGroupedBackground
            card.layer.cornerRadius = isOnGlass ? Self.glassRadius : Self.cornerRadius
        }
        guard isOnGlass else { return card }
        card.spacing = 8
        card.isLayoutMarginsRelativeArrangement = true
        card.insetsLayoutMarginsFromSafeArea = false
        let margin = Self.glassMargin
        card.layoutMargins = UIEdgeInsets(
            top: views.first?.isHidden == true ? margin : 0, left: margin, bottom: margin, right: margin)
        return card
    }

    private var heading: UIView {
        let labels = [
            label(content.title, .systemFont(ofSize: isSheet ? 13 : 17, weight: .semibold)),
            label(content.message, .systemFont(ofSize: 13)),
        ].compactMap(\.self)
        let heading = UIStackView(arrangedSubviews: labels)
        if !content.fields.isEmpty {
            if let last = labels.last { heading.setCustomSpacing(Self.fieldMargin, after: last) }
            heading.addArrangedSubview(AlertFieldsView(content.fields, isOnGlass: isOnGlass))
        }
        heading.axis = .vertical
        heading.spacing = isOnGlass && !isSheet ? 7.67 : 4
        heading.isLayoutMarginsRelativeArrangement = true
        heading.insetsLayoutMarginsFromSafeArea = false
        heading.layoutMargins =
            isOnGlass
            ? UIEdgeInsets(top: 22, left: 14, bottom: 14, right: 14)
            : UIEdgeInsets(top: 20, left: 16, bottom: 20, right: 16)
        heading.isHidden = labels.isEmpty && content.fields.isEmpty
        return heading
    }

    private func label(_ text: String?, _ font: UIFont) -> UILabel? {
        guard let text, !text.isEmpty else { return nil }
        let label = UILabel(frame: .zero)
        label.text = text
        label.font = font
        label.numberOfLines = 0
        label.textAlignment = isOnGlass && !isSheet ? .natural : .center
        label.textColor = isSheet ? .secondaryLabel : .label
        return label
    }

    private func rows(_ actions: [UIAlertAction]) -> [UIView] {
        let buttons = actions.map(button)
        guard !isSheet, buttons.count == 2 else { return buttons }
        let row = UIStackView(arrangedSubviews: buttons)
        row.distribution = .fillEqually
        row.spacing = isOnGlass ? 8 : 0
        return [row]
    }

    private func button(_ action: UIAlertAction) -> UIButton {
        let button = UIButton(type: .system)
        let isStrong = action === content.strongAction
        button.setTitle(action.title, for: .normal)
        if action.style == .destructive { button.setTitleColor(.systemRed, for: .normal) }
        button.titleLabel?.font = .systemFont(
            ofSize: isSheet && !isOnGlass ? 20 : 17,
            weight: isOnGlass ? .medium : isStrong ? .semibold : .regular)
        button.isEnabled = action.isEnabled
        button.accessibilityIdentifier = action.accessibilityIdentifier
        if isOnGlass {
            styleCapsule(button, action, isStrong: isStrong && action.style == .default)
        } else {
            button.layer.borderWidth = 0.5
            button.layer.borderColor = UIColor.separator.cgColor
            button.heightAnchor.constraint(equalToConstant: isSheet ? 57 : 44).isActive = true
        }
        let choose = content.choose
        button.addAction(UIAction { _ in choose(action) }, for: .touchUpInside)
        return button
    }

    private func styleCapsule(_ button: UIButton, _ action: UIAlertAction, isStrong: Bool) {
        button.layer.cornerRadius = Self.glassButtonHeight / 2
        button.backgroundColor = isStrong ? button.tintColor : .tertiarySystemFill
        if isStrong {
            button.setTitleColor(.white, for: .normal)
        } else if action.style != .destructive {
            button.setTitleColor(.label, for: .normal)
        }
        button.heightAnchor.constraint(equalToConstant: Self.glassButtonHeight).isActive = true
    }
}
