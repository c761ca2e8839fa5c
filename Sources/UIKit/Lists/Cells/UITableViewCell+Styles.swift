import CoreGraphics

/// The four styles: where text, detail and image stand. Figures from cells saved by Interface Builder.
extension UITableViewCell {
    enum Part {
        case text
        case detail
    }

    /// Whether the cell shows labels of its style rather than content of its own.
    var usesStyleParts: Bool { hasText || hasDetail || hasImage }

    private var hasText: Bool { textLabel?.superview === contentView && textLabel?.text?.isEmpty == false }
    private var hasDetail: Bool {
        style != .default && detailTextLabel?.superview === contentView && detailTextLabel?.text?.isEmpty == false
    }
    private var hasImage: Bool { imageView?.superview === contentView && imageView?.image != nil }

    func makeLabel(_ part: Part) -> UILabel {
        let label = UILabel()
        label.font = .systemFont(ofSize: fontSize(of: part))
        label.textColor = part == .detail && style != .value2 ? .secondaryLabel : .label
        if style == .value2, part == .text { label.textColor = tintColor }
        contentView.addSubview(label)
        return label
    }

    func makeImageView() -> UIImageView {
        let view = UIImageView()
        view.contentMode = .scaleAspectFit
        contentView.addSubview(view)
        return view
    }

    private func fontSize(of part: Part) -> CGFloat {
        switch style {
        case .value2: part == .text ? 12 : 15
        case .subtitle where part == .detail: 12
        default: 17
        }
    }

    private var margin: CGFloat {
        (bounds.width < 414 ? 16 : 20) + CGFloat(max(indentationLevel, 0)) * indentationWidth
    }

    func imageSize(_ image: UIImage) -> CGSize {
        let size = image.size(for: traitCollection)
        let room = max(bounds.height - 1, 1)
        let scale = size.height > room ? room / size.height : 1
        return CGSize(width: size.width * scale, height: size.height * scale)
    }

    func placeStyleParts() {
        guard usesStyleParts, let textLabel else { return }
        let area = contentView.bounds
        var start = margin
        if hasImage, let view = imageView, let image = view.image {
            let size = imageSize(image)
            put(view, CGRect(x: start, y: area.midY - size.height / 2, width: size.width, height: size.height))
            start += size.width + 15
        }
        let end = area.width - (accessoryType == .none && accessoryView == nil ? margin : 8)
        placeLabels(textLabel, hasDetail ? detailTextLabel : nil, from: start, to: max(end, start))
    }

    private func placeLabels(_ text: UILabel, _ detail: UILabel?, from start: CGFloat, to end: CGFloat) {
        guard let detail else { return placeAlone(text, start, end) }
        switch style {
        case .subtitle: placeBelow(text, detail, start, end)
        case .value2: placeCaption(text, detail, start, end)
        case .value1, .default: placeBeside(text, detail, start, end)
        }
    }

    private func placeAlone(_ text: UILabel, _ start: CGFloat, _ end: CGFloat) {
        put(text, CGRect(x: start, y: 0, width: end - start, height: contentView.bounds.height))
    }

    private func placeBelow(_ text: UILabel, _ detail: UILabel, _ start: CGFloat, _ end: CGFloat) {
        let room = CGSize(width: end - start, height: .greatestFiniteMagnitude)
        let (first, second) = (text.sizeThatFits(room), detail.sizeThatFits(room))
        let y = (contentView.bounds.height - first.height - 3 - second.height) / 2
        put(text, CGRect(x: start, y: y, width: min(first.width, room.width), height: first.height))
        put(detail, CGRect(
            x: start, y: y + first.height + 3, width: min(second.width, room.width), height: second.height))
    }

    private func placeBeside(_ text: UILabel, _ detail: UILabel, _ start: CGFloat, _ end: CGFloat) {
        let height = contentView.bounds.height
        let room = CGSize(width: end - start, height: height)
        let first = min(text.sizeThatFits(room).width, room.width)
        let second = min(detail.sizeThatFits(room).width, max(room.width - first - 6, 0))
        put(text, CGRect(x: start, y: 0, width: first, height: height))
        put(detail, CGRect(x: end - second, y: 0, width: second, height: height))
    }

    private func placeCaption(_ text: UILabel, _ detail: UILabel, _ start: CGFloat, _ end: CGFloat) {
        let height = contentView.bounds.height
        text.textAlignment = isRightToLeft ? .left : .right
        put(text, CGRect(x: start, y: 0, width: 91, height: height))
        put(detail, CGRect(x: start + 97, y: 0, width: max(end - start - 97, 0), height: height))
    }

    /// Places a part from the leading edge.
    private func put(_ view: UIView, _ rect: CGRect) {
        let x = isRightToLeft ? contentView.bounds.width - rect.maxX : rect.minX
        view.frame = CGRect(x: x, y: rect.minY, width: rect.width, height: rect.height)
    }

    /// The height that the content needs in the given width, in points: by constraints where there are any, at
    /// least 44.
    func fittingHeight(width: CGFloat, in table: UITableView?) -> CGFloat {
        if usesStyleParts { return stylePartsHeight }
        if let table, superview == nil { applyTraits(from: table.traitCollection) }
        guard hasConstrainedContent else { return 44 }
        frame.size.width = width
        layoutParts()
        let fitted = contentView.systemLayoutSizeFitting(
            CGSize(width: contentView.bounds.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        return fitted.height > 0 ? fitted.height + (contentInsets?.height ?? 0) : 44
    }

    private var hasConstrainedContent: Bool {
        contentView.subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints }
    }

    private var stylePartsHeight: CGFloat {
        let room = CGSize(width: bounds.width, height: .greatestFiniteMagnitude)
        let text = textLabel?.sizeThatFits(room).height ?? 0
        guard style == .subtitle, hasDetail else { return max(text + 23, 44) }
        return max(text + 3 + (detailTextLabel?.sizeThatFits(room).height ?? 0) + 20, 44)
    }
}
