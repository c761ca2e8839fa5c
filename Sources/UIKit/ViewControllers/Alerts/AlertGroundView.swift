import CoreGraphics

/// Contains the card or cards of an alert, and dims the content below unless it is in a popover.
final class AlertGroundView: UIView {
    private var cards: [UIStackView] = []
    private var shown: (content: AlertContent, design: InterfaceDesign)?

    private static let alertWidth: CGFloat = 270
    private static let glassWidth: CGFloat = 320
    /// The distance of an action sheet from the edges.
    private static let sheetMargin: CGFloat = 8
    /// The widths of an action sheet in a popover: printed by public projects, in iOS 8 and in iOS 26.
    private static let popoverWidth: CGFloat = 304
    private static let glassPopoverWidth: CGFloat = 288
    /// A fifth in light appearance; about half in dark (measured in a public project's screenshots).
    private static let dimming = UIColor { traits in
        UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
    }

    /// Shows the content again where the window's design differs from the one it was made for.
    override func didMoveToWindow() {
        super.didMoveToWindow()
        if let shown, shown.design != design { show(shown.content) }
    }

    func show(_ content: AlertContent) {
        shown = (content, design)
        backgroundColor = content.arrangement == .popover ? nil : Self.dimming
        cards.forEach { $0.removeFromSuperview() }
        cards = AlertCardBuilder(content: content, isOnGlass: design == .glass).cards
        cards.forEach(addSubview)
        NSLayoutConstraint.activate(constraints(content.arrangement))
    }

    /// The size of the card in a popover.
    var popoverSize: CGSize {
        let width = design == .glass ? Self.glassPopoverWidth : Self.popoverWidth
        let height = cards.first?.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        return CGSize(width: width, height: height ?? 0)
    }

    /// A tap beside an action sheet chooses its cancel action.
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        guard let content = shown?.content, content.isSheet, touches.allSatisfy({ $0.view === self }),
            let cancel = content.actions.first(where: { $0.style == .cancel })
        else { return }
        content.choose(cancel)
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

    private func constraints(_ arrangement: AlertArrangement) -> [NSLayoutConstraint] {
        switch arrangement {
        case .middle: cards.flatMap(middleConstraints)
        case .bottom: bottomConstraints
        case .popover: cards.flatMap(fillingConstraints)
        }
    }

    private func middleConstraints(_ card: UIView) -> [NSLayoutConstraint] {
        [
            card.widthAnchor.constraint(
                equalToConstant: design == .glass ? Self.glassWidth : Self.alertWidth),
            card.centerXAnchor.constraint(equalTo: centerXAnchor),
            card.centerYAnchor.constraint(equalTo: space.centerYAnchor),
        ]
    }

    private func fillingConstraints(_ card: UIView) -> [NSLayoutConstraint] {
        [
            card.topAnchor.constraint(equalTo: topAnchor),
            card.leadingAnchor.constraint(equalTo: leadingAnchor),
            card.trailingAnchor.constraint(equalTo: trailingAnchor),
        ]
    }

    private var bottomConstraints: [NSLayoutConstraint] {
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
