import CoreGraphics

/// The content of an alert.
@MainActor
struct AlertContent {
    let title: String?
    let message: String?
    let fields: [UITextField]
    let actions: [UIAlertAction]
    let strongAction: UIAlertAction?
    let choose: @MainActor (UIAlertAction) -> Void

    init(_ alert: UIAlertController) {
        title = alert.title
        message = alert.message
        fields = alert.textFields ?? []
        actions = alert.shownActions
        strongAction = alert.preferredAction ?? alert.actions.first { $0.style == .cancel }
        choose = { [weak alert] action in alert?.choose(action) }
    }
}

/// Dims the content below, and contains the card or cards of an alert. Sizes are those of iOS 13 to 18: a card 270
/// points wide
/// with rows of 44, or sheets 8 points from the edges with rows of 57.
final class AlertGroundView: UIView {
    var isSheet = false
    private var cards: [UIStackView] = []

    private static let alertWidth: CGFloat = 270
    private static let sheetMargin: CGFloat = 8
    private static let cornerRadius: CGFloat = 14

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor(white: 0, alpha: 0.2)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    func show(_ content: AlertContent) {
        cards.forEach { $0.removeFromSuperview() }
        let main = card([heading(content)] + content.fields + rows(content, isCancelApart: isSheet))
        cards = [main]
        if isSheet, let cancel = content.actions.first(where: { $0.style == .cancel }) {
            cards.append(card([button(cancel, content)]))
        }
        cards.forEach(addSubview)
        NSLayoutConstraint.activate(isSheet ? sheetConstraints : alertConstraints(main))
    }

    // MARK: Parts

    private func card(_ views: [UIView]) -> UIStackView {
        let card = UIStackView(arrangedSubviews: views)
        card.axis = .vertical
        card.backgroundColor = .secondarySystemGroupedBackground
        card.layer.cornerRadius = Self.cornerRadius
        card.clipsToBounds = true
        card.translatesAutoresizingMaskIntoConstraints = false
        return card
    }

    private func heading(_ content: AlertContent) -> UIView {
        let labels = [
            label(content.title, .systemFont(ofSize: isSheet ? 13 : 17, weight: .semibold)),
            label(content.message, .systemFont(ofSize: 13)),
        ].compactMap(\.self)
        let heading = UIStackView(arrangedSubviews: labels)
        heading.axis = .vertical
        heading.spacing = 4
        heading.isLayoutMarginsRelativeArrangement = true
        heading.insetsLayoutMarginsFromSafeArea = false
        heading.layoutMargins = UIEdgeInsets(top: 20, left: 16, bottom: 20, right: 16)
        heading.isHidden = labels.isEmpty
        return heading
    }

    private func label(_ text: String?, _ font: UIFont) -> UILabel? {
        guard let text, !text.isEmpty else { return nil }
        let label = UILabel(frame: .zero)
        label.text = text
        label.font = font
        label.numberOfLines = 0
        label.textAlignment = .center
        label.textColor = isSheet ? .secondaryLabel : .label
        return label
    }

    private func rows(_ content: AlertContent, isCancelApart: Bool) -> [UIView] {
        let actions = content.actions.filter { !isCancelApart || $0.style != .cancel }
        let buttons = actions.map { button($0, content) }
        guard !isSheet, buttons.count == 2 else { return buttons }
        let row = UIStackView(arrangedSubviews: buttons)
        row.distribution = .fillEqually
        return [row]
    }

    private func button(_ action: UIAlertAction, _ content: AlertContent) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(action.title, for: .normal)
        if action.style == .destructive { button.setTitleColor(.systemRed, for: .normal) }
        let size: CGFloat = isSheet ? 20 : 17
        button.titleLabel?.font = .systemFont(
            ofSize: size, weight: action === content.strongAction ? .semibold : .regular)
        button.isEnabled = action.isEnabled
        button.accessibilityIdentifier = action.accessibilityIdentifier
        button.layer.borderWidth = 0.5
        button.layer.borderColor = UIColor.separator.cgColor
        button.heightAnchor.constraint(equalToConstant: isSheet ? 57 : 44).isActive = true
        button.addAction(UIAction { _ in content.choose(action) }, for: .touchUpInside)
        return button
    }

    // MARK: Places

    private func alertConstraints(_ card: UIView) -> [NSLayoutConstraint] {
        [
            card.widthAnchor.constraint(equalToConstant: Self.alertWidth),
            card.centerXAnchor.constraint(equalTo: centerXAnchor),
            card.centerYAnchor.constraint(equalTo: centerYAnchor),
        ]
    }

    private var sheetConstraints: [NSLayoutConstraint] {
        let guide = safeAreaLayoutGuide
        var constraints: [NSLayoutConstraint] = []
        var below = guide.bottomAnchor
        for card in cards.reversed() {
            constraints += [
                card.bottomAnchor.constraint(equalTo: below, constant: -Self.sheetMargin),
                card.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: Self.sheetMargin),
                card.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -Self.sheetMargin),
            ]
            below = card.topAnchor
        }
        return constraints
    }
}
