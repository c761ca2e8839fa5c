import CoreGraphics

/// The text fields of an alert, in a box with a line between two of them.
///
/// A field of 13 points is 17.5 points high in a box of 30.5, 7 points from its sides (printed by a public project); the box is as
/// wide as the title. Colors and corners are estimates.
@MainActor
final class AlertFieldsView: UIView {
    private static let padding = UIEdgeInsets(top: 6.5, left: 7, bottom: 6.5, right: 7)
    private static let radius: CGFloat = 6
    private static let glassRadius: CGFloat = 12

    init(_ fields: [UITextField], isOnGlass: Bool) {
        super.init(frame: .zero)
        let rows = UIStackView(arrangedSubviews: fields.map(Self.row))
        rows.axis = .vertical
        rows.spacing = pixels.up(0.1)
        addSubview(rows)
        rows.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            rows.topAnchor.constraint(equalTo: topAnchor),
            rows.bottomAnchor.constraint(equalTo: bottomAnchor),
            rows.leadingAnchor.constraint(equalTo: leadingAnchor),
            rows.trailingAnchor.constraint(equalTo: trailingAnchor),
        ])
        backgroundColor = .separator
        clipsToBounds = true
        layer.cornerRadius = isOnGlass ? Self.glassRadius : Self.radius
        layer.borderWidth = pixels.up(0.1)
        layer.borderColor = UIColor.separator.cgColor
    }

    required init?(coder: NSCoder) { nil }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    }

    private static func row(_ field: UITextField) -> UIView {
        let row = UIView()
        row.backgroundColor = .systemBackground
        field.translatesAutoresizingMaskIntoConstraints = false
        row.addSubview(field)
        NSLayoutConstraint.activate([
            field.topAnchor.constraint(equalTo: row.topAnchor, constant: padding.top),
            field.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: padding.left),
            row.bottomAnchor.constraint(equalTo: field.bottomAnchor, constant: padding.bottom),
            row.trailingAnchor.constraint(equalTo: field.trailingAnchor, constant: padding.right),
        ])
        return row
    }
}
