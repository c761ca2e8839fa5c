import CoreGraphics
import UIKit

/// A long screen as in applications: sections of cards in stacks, with labels, pictures, badges with
/// constraints, and separators. Each card has ten views.
@MainActor
final class LayoutScreen {
    static let viewsPerCard = 10

    let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private(set) var viewCount = 1
    private let column = UIStackView()
    private var cards: [LayoutCard] = []

    /// Creates the views without laying them out.
    init(viewCount wanted: Int) {
        column.axis = .vertical
        column.spacing = 12
        add(column, to: root)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
            column.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
            column.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
        ])
        var section: UIStackView?
        for index in 0..<max(1, wanted / Self.viewsPerCard) {
            if index.isMultiple(of: 10) { section = makeSection() }
            let card = LayoutCard(number: index)
            section?.addArrangedSubview(card)
            viewCount += Self.viewsPerCard
            cards.append(card)
        }
    }

    /// The card in the middle of the last section: changes of it affect few others.
    var card: LayoutCard { cards[max(0, cards.count - 5)] }

    private func makeSection() -> UIStackView {
        let section = UIStackView()
        section.axis = .vertical
        section.spacing = 8
        column.addArrangedSubview(section)
        viewCount += 1
        return section
    }

    private func add(_ view: UIView, to superview: UIView) {
        view.translatesAutoresizingMaskIntoConstraints = false
        superview.addSubview(view)
        viewCount += 1
    }
}

/// A picture, two lines of text and a switch in a row, a badge over the picture's corner and a separator.
@MainActor
final class LayoutCard: UIView {
    let title = UILabel()
    private let detail = UILabel()
    private let picture = UIView()
    private let badge = UIView()
    private let separator = UIView()
    private let row = UIStackView()
    private(set) lazy var badgeWidth = badge.widthAnchor.constraint(equalToConstant: 12)
    /// Moves the start of the separator inwards.
    private(set) lazy var inset = separator.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 54)

    init(number: Int) {
        super.init(frame: .zero)
        title.text = "Item \(number)"
        detail.text = "Last seen \(number % 12) months ago in box \(number / 3)"
        detail.numberOfLines = 0
        let texts = UIStackView(arrangedSubviews: [title, detail])
        texts.axis = .vertical
        texts.spacing = 2
        let button = UIButton(type: .system)
        button.setTitle("Open", for: .normal)
        row.spacing = 10
        row.alignment = .center
        for view in [picture, texts, button] { row.addArrangedSubview(view) }
        for view in [row, badge, separator] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        button.setContentHuggingPriority(.required, for: .horizontal)
        constrain()
    }

    required init?(coder: NSCoder) { nil }

    /// Returns a small view at the card's upper right corner.
    func makeExtra() -> (view: UIView, constraints: [NSLayoutConstraint]) {
        let extra = UIView()
        extra.translatesAutoresizingMaskIntoConstraints = false
        addSubview(extra)
        return (
            extra,
            [
                extra.topAnchor.constraint(equalTo: topAnchor),
                extra.trailingAnchor.constraint(equalTo: trailingAnchor),
                extra.widthAnchor.constraint(equalToConstant: 9),
                extra.heightAnchor.constraint(equalToConstant: 9),
            ]
        )
    }

    private func constrain() {
        let edge = separator.leadingAnchor.constraint(equalTo: leadingAnchor)
        edge.priority = .defaultHigh
        NSLayoutConstraint.activate([
            row.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            row.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
            row.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
            bottomAnchor.constraint(equalTo: row.bottomAnchor, constant: 8),
            picture.widthAnchor.constraint(equalToConstant: 44),
            picture.heightAnchor.constraint(greaterThanOrEqualTo: picture.widthAnchor),
            picture.heightAnchor.constraint(lessThanOrEqualTo: heightAnchor, constant: -16),
            badgeWidth,
            badge.heightAnchor.constraint(equalTo: badge.widthAnchor),
            badge.centerXAnchor.constraint(equalTo: picture.trailingAnchor),
            badge.centerYAnchor.constraint(equalTo: picture.topAnchor),
            separator.bottomAnchor.constraint(equalTo: bottomAnchor),
            separator.trailingAnchor.constraint(equalTo: trailingAnchor),
            separator.heightAnchor.constraint(equalToConstant: 1),
            edge,
        ])
    }
}
