import CoreGraphics

/// The buttons beside a swiped row.
@MainActor
final class SwipeActionsView: UIView {
    let configuration: UISwipeActionsConfiguration
    private let isLeading: Bool
    /// Called with the number of the button that is tapped.
    var choose: (Int) -> Void = { _ in }
    private var buttons: [UIButton] = []

    /// The minimum width of a button, and the space beside its title, in points.
    private static let minimumWidth: CGFloat = 74
    private static let padding: CGFloat = 15

    init(_ configuration: UISwipeActionsConfiguration, isLeading: Bool) {
        self.configuration = configuration
        self.isLeading = isLeading
        super.init(frame: .zero)
        clipsToBounds = true
        buttons = configuration.actions.enumerated().map(makeButton)
        backgroundColor = buttons.last?.backgroundColor
    }

    required init?(coder: NSCoder) {
        configuration = UISwipeActionsConfiguration(actions: [])
        isLeading = false
        super.init(coder: coder)
    }

    private func makeButton(_ number: Int, _ action: UIContextualAction) -> UIButton {
        let button = UIButton(type: .custom)
        button.setTitle(action.title, for: .normal)
        button.setImage(action.image, for: .normal)
        button.setTitleColor(.white, for: .normal)
        button.tintColor = .white
        button.backgroundColor = action.backgroundColor
        button.addAction(UIAction { [weak self] _ in self?.choose(number) }, for: .touchUpInside)
        addSubview(button)
        return button
    }

    private func width(of button: UIButton) -> CGFloat {
        max(button.intrinsicContentSize.width + 2 * Self.padding, Self.minimumWidth)
    }

    var fittingWidth: CGFloat { buttons.reduce(0) { $0 + width(of: $1) } }

    /// Lays out the buttons, the first action nearest to the edge.
    override func layoutSubviews() {
        super.layoutSubviews()
        let startsAtLeft = isLeading != isRightToLeft
        var edge = startsAtLeft ? bounds.minX : bounds.maxX
        for button in buttons {
            let width = width(of: button)
            button.frame = CGRect(
                x: startsAtLeft ? edge : edge - width, y: 0, width: width, height: bounds.height)
            edge += startsAtLeft ? width : -width
        }
    }
}
