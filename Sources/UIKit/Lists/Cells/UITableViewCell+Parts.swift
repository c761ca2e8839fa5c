import CoreGraphics

/// The labels and the image of a cell's style.
extension UITableViewCell {
    enum Part {
        case text
        case detail
    }

    func textPart() -> UILabel? {
        if parts.text == nil { parts.text = makeLabel(.text) }
        return parts.text
    }

    func detailPart() -> UILabel? {
        if parts.detail == nil, style != .default { parts.detail = makeLabel(.detail) }
        return parts.detail
    }

    func imagePart() -> UIImageView? {
        if parts.image == nil, style != .value2 { parts.image = makeImageView() }
        return parts.image
    }

    /// Adopts the parts of the document.
    func adopt(text: UILabel? = nil, detail: UILabel? = nil, image: UIImageView? = nil) {
        if let text { parts.text = text }
        if let detail { parts.detail = detail }
        if let image { parts.image = image }
        setNeedsLayout()
    }

    private func makeLabel(_ part: Part) -> UILabel {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: textStyle(of: part), compatibleWith: traitCollection)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = part == .detail && style != .value2 ? .secondaryLabel : .label
        if style == .value2, part == .text { label.textColor = tintColor }
        contentView.addSubview(label)
        setNeedsLayout()
        return label
    }

    private func makeImageView() -> UIImageView {
        let view = UIImageView()
        view.contentMode = .scaleAspectFit
        contentView.addSubview(view)
        setNeedsLayout()
        return view
    }

    private func textStyle(of part: Part) -> UIFont.TextStyle {
        switch style {
        case .value2: part == .text ? .footnote : .subheadline
        case .subtitle where part == .detail: .caption1
        default: .body
        }
    }
}
