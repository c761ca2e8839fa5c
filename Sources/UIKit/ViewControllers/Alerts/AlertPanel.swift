import CoreGraphics

/// The panel with an alert's texts, fields and buttons. Its figures are those of iOS: 270 points wide, buttons 44 points
/// high (57 in sheets), titles of 17 and messages of 13 points.
@MainActor
final class AlertPanel: UIStackView {
    private unowned let alert: UIAlertController
    private var buttons: [(action: UIAlertAction, button: UIButton)] = []

    init(_ alert: UIAlertController) {
        self.alert = alert
        super.init(frame: .zero)
        axis = .vertical
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 14
        clipsToBounds = true
        update()
    }

    /// Panels are made in code alone.
    required init?(coder: NSCoder) { nil }

    private var isSheet: Bool { alert.preferredStyle == .actionSheet }

    /// Builds the content anew.
    func update() {
        for view in arrangedSubviews { view.removeFromSuperview() }
        addArrangedSubview(texts)
        let row = UIStackView(arrangedSubviews: [])
        row.axis = alert.isInRow ? .horizontal : .vertical
        row.distribution = .fillEqually
        buttons = alert.shownActions.map { ($0, makeButton($0)) }
        for (_, button) in buttons { row.addArrangedSubview(button) }
        addArrangedSubview(row)
    }

    private var texts: UIStackView {
        let labels = [(alert.title, true), (alert.message, false)].compactMap { text, isTitle in
            text.flatMap { $0.isEmpty ? nil : makeLabel($0, isTitle: isTitle) }
        }
        let texts = UIStackView(arrangedSubviews: labels + (alert.textFields ?? []))
        texts.axis = .vertical
        texts.spacing = 4
        texts.isLayoutMarginsRelativeArrangement = true
        texts.layoutMargins = UIEdgeInsets(top: 19, left: 16, bottom: 19, right: 16)
        return texts
    }

    private func makeLabel(_ text: String, isTitle: Bool) -> UILabel {
        let label = UILabel(frame: .zero)
        label.text = text
        label.font = .systemFont(
            ofSize: isTitle && !isSheet ? 17 : 13, weight: isTitle ? .semibold : .regular)
        label.textColor = isSheet ? .secondaryLabel : .label
        label.textAlignment = .center
        label.numberOfLines = 0
        return label
    }

    private func makeButton(_ action: UIAlertAction) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(action.title, for: .normal)
        button.isEnabled = action.isEnabled
        button.accessibilityIdentifier = action.accessibilityIdentifier
        let isBold = alert.preferredAction.map { $0 === action } ?? (action.style == .cancel)
        button.titleLabel?.font = .systemFont(
            ofSize: isSheet ? 20 : 17, weight: isBold ? .semibold : .regular)
        if action.style == .destructive { button.setTitleColor(.systemRed, for: .normal) }
        button.heightAnchor.constraint(equalToConstant: isSheet ? 57 : 44).isActive = true
        button.addAction(
            UIAction { [weak alert, weak action] _ in
                if let action { alert?.choose(action) }
            }, for: .touchUpInside)
        return button
    }
}

/// Dims what lies below an alert and holds its panel in the middle, a sheet's at the bottom.
@MainActor
final class AlertView: UIView {
    init(panel: AlertPanel, style: UIAlertController.Style) {
        super.init(frame: UIScreen.main.bounds)
        backgroundColor = UIColor(white: 0, alpha: 0.2)
        panel.translatesAutoresizingMaskIntoConstraints = false
        addSubview(panel)
        let place =
            style == .alert
            ? [
                panel.centerXAnchor.constraint(equalTo: centerXAnchor),
                panel.centerYAnchor.constraint(equalTo: centerYAnchor),
                panel.widthAnchor.constraint(equalToConstant: 270),
            ]
            : [
                panel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
                panel.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
                panel.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor, constant: -8),
            ]
        NSLayoutConstraint.activate(place)
    }

    /// Views of alerts are made in code alone.
    required init?(coder: NSCoder) { nil }
}
