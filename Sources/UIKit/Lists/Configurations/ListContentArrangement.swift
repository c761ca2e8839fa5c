import CoreGraphics

/// The frames of image and texts between the margins, from the leading edge and the top of the tallest.
@MainActor
struct ListContentArrangement {
    private(set) var frames: [(view: UIView, rect: CGRect)] = []
    private(set) var height: CGFloat = 0
    private(set) var textStart: CGFloat = 0

    init(_ content: UIListContentConfiguration, _ parts: ListContentParts, width: CGFloat) {
        if let view = parts.image {
            let size = Self.size(of: view, content.imageProperties)
            let room = Self.reserved(content.imageProperties, for: size, content.textProperties)
            put(view, CGRect(x: (room.width - size.width) / 2, y: 0, width: size.width, height: size.height))
            textStart = room.width + content.imageToTextPadding
        }
        placeTexts(content, parts.text, parts.secondary, width: max(width - textStart, 0))
        let total = height
        frames = frames.map { ($0.view, $0.rect.offsetBy(dx: 0, dy: offset(of: $0.view, in: total))) }
    }

    /// Returns the offset that centers a view that is lower than the tallest part.
    private func offset(of view: UIView, in total: CGFloat) -> CGFloat {
        let isImage = view is UIImageView
        let own = frames.filter { ($0.view is UIImageView) == isImage }.map(\.rect.maxY).max() ?? 0
        return (total - own) / 2
    }

    private mutating func put(_ view: UIView, _ rect: CGRect) {
        frames.append((view, rect))
        height = max(height, rect.maxY)
    }

    // MARK: Image

    private static func size(
        of view: UIImageView, _ properties: UIListContentConfiguration.ImageProperties
    ) -> CGSize {
        let size = view.intrinsicContentSize
        let limit = properties.maximumSize
        let scale =
            [(limit.width, size.width), (limit.height, size.height)]
            .map { $0 > 0 && $1 > $0 ? $0 / $1 : 1 }.min() ?? 1
        return CGSize(width: max(size.width, 0) * scale, height: max(size.height, 0) * scale)
    }

    private static func reserved(
        _ properties: UIListContentConfiguration.ImageProperties, for size: CGSize,
        _ text: UIListContentConfiguration.TextProperties
    ) -> CGSize {
        let standard = text.font.lineHeight * 1.4
        func length(_ reserved: CGFloat, _ own: CGFloat) -> CGFloat {
            if reserved == UIListContentConfiguration.ImageProperties.standardDimension { return standard }
            return reserved > 0 ? reserved : own
        }
        return CGSize(
            width: length(properties.reservedLayoutSize.width, size.width),
            height: length(properties.reservedLayoutSize.height, size.height))
    }

    // MARK: Texts

    private mutating func placeTexts(
        _ content: UIListContentConfiguration, _ text: UILabel?, _ secondary: UILabel?, width: CGFloat
    ) {
        guard let text, let secondary else {
            if let only = text ?? secondary { place(only, y: 0, width: width) }
            return
        }
        let natural = [text, secondary].map { $0.sizeThatFits(Self.unlimited).width }.reduce(0, +)
        if content.prefersSideBySideTextAndSecondaryText,
            natural + content.textToSecondaryTextHorizontalPadding <= width
        {
            return placeBeside(text, secondary, width: width)
        }
        let end = place(text, y: 0, width: width)
        place(secondary, y: end + content.textToSecondaryTextVerticalPadding, width: width)
    }

    private static let unlimited = CGSize(
        width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)

    /// Places a label. Returns its lower end.
    @discardableResult
    private mutating func place(_ label: UILabel, y: CGFloat, width: CGFloat) -> CGFloat {
        let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        put(label, CGRect(x: textStart, y: y, width: width, height: size.height))
        return y + size.height
    }

    private mutating func placeBeside(_ text: UILabel, _ secondary: UILabel, width: CGFloat) {
        let (first, second) = (text.sizeThatFits(Self.unlimited), secondary.sizeThatFits(Self.unlimited))
        let line = max(first.height, second.height)
        put(
            text,
            CGRect(
                x: textStart, y: (line - first.height) / 2, width: min(first.width, width),
                height: first.height))
        put(
            secondary,
            CGRect(
                x: textStart + width - min(second.width, width), y: (line - second.height) / 2,
                width: min(second.width, width), height: second.height))
    }
}
