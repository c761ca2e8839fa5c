import CoreGraphics

/// One line of a menu: a mark, a title and an image.
@MainActor
final class MenuRow: UIView {
    /// The height in points (observed; Apple documents none).
    static let height: CGFloat = 44

    let entry: MenuEntry
    private let mark = UILabel()
    private let title = UILabel()
    private let subtitle = UILabel()
    private let image = UIImageView()
    private let line = UIView()
    private let isMarkable: Bool
    /// Called when a touch ends on the row.
    var choose: (MenuEntry) -> Void = { _ in }

    /// Creates a row; titles are indented if any row of the menu can have a checkmark.
    init(_ entry: MenuEntry, isMarkable: Bool, isLast: Bool) {
        (self.entry, self.isMarkable) = (entry, isMarkable)
        super.init(frame: .zero)
        fill()
        line.backgroundColor = .separator
        line.isHidden = isLast
        for view in [mark, title, subtitle, image, line] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    private func fill() {
        let attributes = entry.attributes
        let color: UIColor =
            entry.isDisabled ? .tertiaryLabel : attributes.contains(.destructive) ? .systemRed : .label
        title.text = entry.element.title
        subtitle.text = entry.element.subtitle
        mark.text = entry.state == .on ? "✓" : entry.state == .mixed ? "–" : nil
        title.font = .systemFont(ofSize: 17)
        mark.font = .systemFont(ofSize: 15, weight: .semibold)
        subtitle.font = .systemFont(ofSize: 12)
        (title.textColor, mark.textColor, subtitle.textColor) = (color, color, .secondaryLabel)
        image.image =
            entry.image ?? (entry.submenu == nil ? nil : UIImage(systemName: "chevron.right"))
        image.tintColor = color
        image.contentMode = .scaleAspectFit
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let start: CGFloat = isMarkable ? 32 : 16
        let hasImage = image.image != nil
        let width = max(bounds.width - start - (hasImage ? 52 : 16), 0)
        let hasSubtitle = entry.element.subtitle?.isEmpty == false
        place(mark, CGRect(x: 12, y: 0, width: 18, height: bounds.height))
        place(
            title,
            CGRect(
                x: start, y: hasSubtitle ? 4 : 0, width: width,
                height: bounds.height - (hasSubtitle ? 20 : 0)))
        place(
            subtitle, CGRect(x: start, y: bounds.height - 20, width: width, height: hasSubtitle ? 16 : 0))
        place(image, CGRect(x: bounds.width - 40, y: bounds.midY - 12, width: 24, height: 24))
        line.frame = CGRect(
            x: 0, y: bounds.height - 1 / max(traitCollection.displayScale, 1), width: bounds.width,
            height: 1 / max(traitCollection.displayScale, 1))
    }

    /// Sides change with the direction.
    private func place(_ view: UIView, _ frame: CGRect) {
        view.frame =
            isRightToLeft
            ? CGRect(
                x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
            : frame
    }

    // MARK: Touches

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !entry.isDisabled { backgroundColor = .tertiarySystemFill }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        backgroundColor = nil
        guard let point = touches.first?.location(in: self), bounds.contains(point) else { return }
        choose(entry)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        backgroundColor = nil
    }
}
