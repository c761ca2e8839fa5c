import CoreGraphics

/// The layout of text, detail and image in the four styles. Figures from cells saved by Interface Builder.
extension UITableViewCell {
    /// Between the image and the text, in points.
    static let imageGap: CGFloat = 15
    /// The width of a caption in the style with captions, and how far the value is from it, in points.
    private static let captionWidth: CGFloat = 91
    private static let captionGap: CGFloat = 6

    /// Whether the cell displays the labels of its style rather than other content.
    var usesStyleParts: Bool { parts.show(in: contentView) }

    private var indentedMargin: CGFloat {
        leadingMargin + CGFloat(max(indentationLevel, 0)) * indentationWidth
    }

    /// Returns the size of an image, which is reduced if it is larger than the row.
    func imageSize(_ image: UIImage) -> CGSize {
        let size = image.size(for: traitCollection)
        let room = max(bounds.height - 1, 1)
        let scale = size.height > room ? room / size.height : 1
        return CGSize(width: size.width * scale, height: size.height * scale)
    }

    func placeStyleParts() {
        guard usesStyleParts else { return }
        let area = contentView.bounds
        var start = indentedMargin
        if let view = parts.shownImage(in: contentView), let image = view.image {
            let size = imageSize(image)
            put(
                view,
                CGRect(x: start, y: (area.height - size.height) / 2, width: size.width, height: size.height))
            start += size.width + Self.imageGap
        }
        let hasAccessory = accessoryView != nil || accessoryType != .none
        let end = area.width - (hasAccessory ? 8 : trailingMargin)
        placeLabels(from: start, to: max(end, start))
    }

    private func placeLabels(from start: CGFloat, to end: CGFloat) {
        let text = parts.shownText(in: contentView)
        let detail = parts.shownDetail(in: contentView)
        switch (style, text, detail) {
        case (_, let text?, nil): placeAlone(text, start, end)
        case (.subtitle, let text?, let detail?): placeBelow(text, detail, start, end)
        case (.value2, let text?, let detail?): placeCaption(text, detail, start, end)
        case (_, let text?, let detail?): placeBeside(text, detail, start, end)
        case (.subtitle, nil, let detail?): placeAlone(detail, start, end)
        case (.value2, nil, let detail?): placeAlone(detail, start + Self.captionWidth + Self.captionGap, end)
        case (_, nil, let detail?): placeAtEnd(detail, start, end)
        case (_, nil, nil): return
        }
    }

    private func placeAlone(_ text: UILabel, _ start: CGFloat, _ end: CGFloat) {
        put(text, CGRect(x: start, y: 0, width: max(end - start, 0), height: contentView.bounds.height))
    }

    private func placeAtEnd(_ detail: UILabel, _ start: CGFloat, _ end: CGFloat) {
        let size = detail.sizeThatFits(CGSize(width: end - start, height: contentView.bounds.height))
        put(detail, centred(size, from: max(end - size.width, start)))
    }

    private func placeBelow(_ text: UILabel, _ detail: UILabel, _ start: CGFloat, _ end: CGFloat) {
        let room = CGSize(width: end - start, height: .greatestFiniteMagnitude)
        let (first, second) = (text.sizeThatFits(room), detail.sizeThatFits(room))
        let free = contentView.bounds.height - first.height - second.height
        let gap = min(Self.lineGap(text), max(free - 12, 0))
        let y = max(((free - gap) / 2).rounded(.up), 0)
        put(text, CGRect(x: start, y: y, width: min(first.width, room.width), height: first.height))
        put(
            detail,
            CGRect(
                x: start, y: y + first.height + gap, width: min(second.width, room.width),
                height: second.height))
    }

    /// Returns the gap between text and detail: 3 points if the font follows the user's text size, else 1.
    static func lineGap(_ text: UILabel) -> CGFloat {
        text.font.textStyle == nil ? 1 : 3
    }

    private func placeBeside(_ text: UILabel, _ detail: UILabel, _ start: CGFloat, _ end: CGFloat) {
        let room = CGSize(width: end - start, height: contentView.bounds.height)
        let first = text.sizeThatFits(room)
        let second = detail.sizeThatFits(room)
        let firstWidth = min(first.width, room.width)
        let secondWidth = min(second.width, max(room.width - firstWidth - Self.captionGap, 0))
        let frame = centred(CGSize(width: firstWidth, height: first.height), from: start)
        put(text, frame)
        put(
            detail,
            CGRect(
                x: end - secondWidth, y: frame.minY + text.font.ascender - detail.font.ascender,
                width: secondWidth, height: second.height))
    }

    private func centred(_ size: CGSize, from start: CGFloat) -> CGRect {
        let y = max(((contentView.bounds.height - size.height) / 2).rounded(.up), 0)
        return CGRect(x: start, y: y, width: size.width, height: size.height)
    }

    private func placeCaption(_ text: UILabel, _ detail: UILabel, _ start: CGFloat, _ end: CGFloat) {
        let height = contentView.bounds.height
        text.textAlignment = isRightToLeft ? .left : .right
        put(text, CGRect(x: start, y: 0, width: Self.captionWidth, height: height))
        placeAlone(detail, start + Self.captionWidth + Self.captionGap, end)
    }

    /// Places a part from the leading edge.
    private func put(_ view: UIView, _ rect: CGRect) {
        let x = isRightToLeft ? contentView.bounds.width - rect.maxX : rect.minX
        view.frame = CGRect(x: x, y: rect.minY, width: rect.width, height: rect.height)
            .roundedToPixels(scale: pixelScale)
    }
}
