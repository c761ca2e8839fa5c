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
    private var shown: (content: AlertContent, design: InterfaceDesign)?

    private static let alertWidth: CGFloat = 270
    private static let sheetMargin: CGFloat = 8
    private static let cornerRadius: CGFloat = 14
    /// A fifth in light appearance; about half in dark (measured in a public project's screenshots).
    private static let dimming = UIColor { traits in
        UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = Self.dimming
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Shows the content again where the window's design differs from the one it was made for.
    override func didMoveToWindow() {
        super.didMoveToWindow()
        if let shown, shown.design != design { show(shown.content) }
    }

    func show(_ content: AlertContent) {
        shown = (content, design)
        cards.forEach { $0.removeFromSuperview() }
        let main = card([heading(content)] + rows(content, isCancelApart: isSheet))
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
        card.layer.cornerRadius = isOnGlass ? Self.glassRadius : Self.cornerRadius
        card.clipsToBounds = true
        card.translatesAutoresizingMaskIntoConstraints = false
        guard isOnGlass else { return card }
        card.spacing = 8
        card.isLayoutMarginsRelativeArrangement = true
        card.insetsLayoutMarginsFromSafeArea = false
        card.layoutMargins = UIEdgeInsets(top: 0, left: 16, bottom: 16, right: 16)
        return card
    }

    private var isOnGlass: Bool { design == .glass }
    /// The corners of alerts in iOS 26, whose text begins at the leading edge and whose buttons are capsules. An alert with a
    /// title, a line of a message and two buttons is 320 by 152 points; its title is at (30, 22), its message 50 below the top
    /// (printed and measured by a public project).
    private static let glassRadius: CGFloat = 34
    private static let glassWidth: CGFloat = 320
    private static let glassButtonHeight: CGFloat = 48

    private func heading(_ content: AlertContent) -> UIView {
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

    /// The distance from the text to the fields below it.
    private static let fieldMargin: CGFloat = 15

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

    private func rows(_ content: AlertContent, isCancelApart: Bool) -> [UIView] {
        let actions = content.actions.filter { !isCancelApart || $0.style != .cancel }
        let buttons = actions.map { button($0, content) }
        guard !isSheet, buttons.count == 2 else { return buttons }
        let row = UIStackView(arrangedSubviews: buttons)
        row.distribution = .fillEqually
        row.spacing = isOnGlass ? 8 : 0
        return [row]
    }

    private func button(_ action: UIAlertAction, _ content: AlertContent) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(action.title, for: .normal)
        if action.style == .destructive { button.setTitleColor(.systemRed, for: .normal) }
        let size: CGFloat = isSheet && !isOnGlass ? 20 : 17
        button.titleLabel?.font = .systemFont(
            ofSize: size, weight: action === content.strongAction ? .semibold : .regular)
        button.isEnabled = action.isEnabled
        button.accessibilityIdentifier = action.accessibilityIdentifier
        style(
            button, isStrong: action === content.strongAction && action.style == .default,
            isDestructive: action.style == .destructive)
        button.addAction(UIAction { _ in content.choose(action) }, for: .touchUpInside)
        return button
    }

    private func style(_ button: UIButton, isStrong: Bool, isDestructive: Bool) {
        guard isOnGlass else {
            button.layer.borderWidth = 0.5
            button.layer.borderColor = UIColor.separator.cgColor
            button.heightAnchor.constraint(equalToConstant: isSheet ? 57 : 44).isActive = true
            return
        }
        button.layer.cornerRadius = Self.glassButtonHeight / 2
        button.backgroundColor = isStrong ? button.tintColor : .tertiarySystemFill
        if isStrong {
            button.setTitleColor(.white, for: .normal)
        } else if !isDestructive {
            button.setTitleColor(.label, for: .normal)
        }
        button.heightAnchor.constraint(equalToConstant: Self.glassButtonHeight).isActive = true
    }

    // MARK: Places

    /// The space above the keyboard, the whole height without one.
    private lazy var space: UILayoutGuide = {
        let space = UILayoutGuide()
        addLayoutGuide(space)
        keyboardLayoutGuide.usesBottomSafeArea = false
        NSLayoutConstraint.activate([
            space.topAnchor.constraint(equalTo: topAnchor),
            space.bottomAnchor.constraint(equalTo: keyboardLayoutGuide.topAnchor),
        ])
        return space
    }()

    private func alertConstraints(_ card: UIView) -> [NSLayoutConstraint] {
        [
            card.widthAnchor.constraint(equalToConstant: isOnGlass ? Self.glassWidth : Self.alertWidth),
            card.centerXAnchor.constraint(equalTo: centerXAnchor),
            card.centerYAnchor.constraint(equalTo: space.centerYAnchor),
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
