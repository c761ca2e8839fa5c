import CoreGraphics
import Foundation

/// The frames of a button's title and image.
struct ButtonPlaces {
    var title = CGRect.zero
    var image = CGRect.zero
}

extension UIButton {
    /// Buttons are at least 30 points wide (what Interface Builder saves for short titles).
    private static let minimumWidth: CGFloat = 30

    /// The margin above and below a title, in points, if no insets are set (heights that Interface Builder saves).
    private static let titleMargin: CGFloat = 6

    func naturalSize(fitting width: CGFloat?) -> CGSize {
        if let configuration { return configuredSize(configuration, fitting: width) }
        let insets = contentEdgeInsets
        var size = plainContentSize
        size.width += insets.left + insets.right
        size.height += insets.top + insets.bottom
        if let image = currentBackgroundImage?.size(for: traitCollection) {
            size = CGSize(width: max(size.width, image.width), height: max(size.height, image.height))
        }
        return size
    }

    /// The size of title and image side by side, with default margins for insets that are not set.
    private var plainContentSize: CGSize {
        if let sign, shownImage == nil {
            return sign == .closeCircle ? sign.buttonSize : controlMetrics.signSize
        }
        let image = shownImage?.size(for: traitCollection) ?? .zero
        guard showsTitle || image == .zero else {
            // An image alone reserves the height of a line of the title (frames that Interface Builder saved).
            let line = (parts.title ?? parts.makeTitleLabel(for: self)).font.lineHeight.rounded(.up)
            return CGSize(width: image.width, height: max(image.height, line))
        }
        let title = titleSize
        guard contentEdgeInsets == .zero else {
            return CGSize(width: title.width + image.width, height: max(title.height, image.height))
        }
        // Beside an image the title has no margin: the height is that of the higher one.
        let margin = image == .zero ? Self.titleMargin : 0
        let height = max(title.height.rounded(.up) + margin * 2, image.height)
        return CGSize(width: max(title.width + image.width, Self.minimumWidth), height: height)
    }

    /// Whether the present state has a title.
    private var showsTitle: Bool {
        if let title = currentAttributedTitle { return title.length > 0 }
        return currentTitle?.isEmpty == false
    }

    /// The size of the title; that of a line if there is none.
    private var titleSize: CGSize {
        let label = parts.title ?? parts.makeTitleLabel(for: self)
        guard showsTitle else { return CGSize(width: 0, height: pixels.up(label.font.lineHeight)) }
        parts.layOut { showPlainTitle(on: label) }
        return label.intrinsicContentSize
    }

    /// Returns the frames of the image before the title, placed together by the content alignment.
    func plainLayout(in rect: CGRect) -> ButtonPlaces {
        let imageSize = imageSize(in: rect)
        var titleSize = showsTitle ? titleSize : .zero
        titleSize.width = min(titleSize.width, max(rect.width - imageSize.width, 0))
        titleSize.height = min(titleSize.height, rect.height)
        let width = imageSize.width + titleSize.width
        let x = horizontalStart(of: width, in: rect)
        let isFlipped = isRightToLeft
        let imageX = isFlipped ? x + titleSize.width : x
        let titleX = isFlipped ? x : x + imageSize.width
        var places = ButtonPlaces()
        places.image = vertical(
            CGRect(x: imageX, y: 0, width: imageSize.width, height: imageSize.height), in: rect)
        places.title = vertical(
            CGRect(x: titleX, y: 0, width: titleSize.width, height: titleSize.height), in: rect)
        places.image = shifted(places.image, by: imageEdgeInsets)
        places.title = shifted(places.title, by: titleEdgeInsets)
        if contentHorizontalAlignment == .fill, imageSize == .zero {
            places.title = rect.inset(by: titleEdgeInsets)
        }
        if contentHorizontalAlignment == .fill, titleSize == .zero {
            places.image = rect.inset(by: imageEdgeInsets)
        }
        return places
    }

    /// The size of the image, which becomes smaller where the content and the image's insets leave it less room.
    private func imageSize(in rect: CGRect) -> CGSize {
        var size = shownImage?.size(for: traitCollection) ?? .zero
        let room = CGSize(
            width: rect.width - imageEdgeInsets.left - imageEdgeInsets.right,
            height: rect.height - imageEdgeInsets.top - imageEdgeInsets.bottom)
        if room.width > 0 { size.width = min(size.width, room.width) }
        if room.height > 0 { size.height = min(size.height, room.height) }
        return size
    }

    private func horizontalStart(of width: CGFloat, in rect: CGRect) -> CGFloat {
        switch effectiveContentHorizontalAlignment {
        case .left, .fill: rect.minX
        case .right: rect.maxX - width
        default: pixels.nearest(rect.midX - width / 2)
        }
    }

    private func vertical(_ part: CGRect, in rect: CGRect) -> CGRect {
        var part = part
        switch contentVerticalAlignment {
        case .top: part.origin.y = rect.minY
        case .bottom: part.origin.y = rect.maxY - part.height
        case .fill: (part.origin.y, part.size.height) = (rect.minY, rect.height)
        case .center: part.origin.y = pixels.nearest(rect.midY - part.height / 2)
        }
        return part
    }

    /// Returns the part moved by its insets: half of them if it is centered, the whole of its side's if aligned. Its
    /// size does not change: the parts keep the space of the button's content.
    private func shifted(_ part: CGRect, by insets: UIEdgeInsets) -> CGRect {
        let x: CGFloat =
            switch effectiveContentHorizontalAlignment {
            case .left: insets.left
            case .right: -insets.right
            default: (insets.left - insets.right) / 2
            }
        let y: CGFloat =
            switch contentVerticalAlignment {
            case .top: insets.top
            case .bottom: -insets.bottom
            default: (insets.top - insets.bottom) / 2
            }
        return part.offsetBy(dx: x, dy: y)
    }

    var isLayingOutParts: Bool { parts.isLayingOut }

    func layOutParts() {
        parts.layOut {
            if let configuration { layOut(configuration) } else { layOutPlain() }
        }
    }

    /// Shows the current title and image in the parts that exist, as code expects that accesses them before a layout.
    func updateParts() {
        guard !parts.isLayingOut, configuration == nil else { return }
        parts.layOut {
            if parts.isImageOutdated { parts.image?.image = shownImage }
            if parts.isTitleOutdated, let label = parts.title { showPlainTitle(on: label) }
        }
        parts.didUpdate()
    }

    private func layOutPlain() {
        defer { parts.didUpdate() }
        let rect = contentRect(forBounds: bounds)
        let image = shownImage
        if image != nil || parts.image != nil {
            let view = parts.makeImageView(for: self)
            view.image = image
            view.placePart { imageRect(forContentRect: rect) }
            tint(view)
            view.alpha = imageAlpha
        }
        guard showsTitle || parts.title != nil else { return }
        let label = parts.makeTitleLabel(for: self)
        showPlainTitle(on: label)
        label.placePart { pixels.nearest(titleRect(forContentRect: rect)) }
    }

    private func showPlainTitle(on label: UILabel) {
        let color = shownTitleColor(for: state)
        if let title = currentAttributedTitle {
            label.attributedText = title
        } else {
            label.text = currentTitle
            label.textColor = color
        }
        label.shadowColor = currentTitleShadowColor
        label.alpha = isHighlighted && type != .custom ? 0.2 : 1
    }

    /// Tints templates of the system's disabled buttons as gray as their titles. Otherwise the tint color is that of code, or the
    /// button's.
    private func tint(_ view: UIImageView) {
        let isGray = isGrayTemplate
        if isGray || parts.isImageGray { view.tintColor = isGray ? .tertiaryLabel : nil }
        parts.isImageGray = isGray
    }

    private var isGrayTemplate: Bool {
        guard !isEnabled, type != .custom, let image = shownImage else { return false }
        return image.renderingMode == .alwaysTemplate
            || image.isSymbolImage && image.renderingMode == .automatic
    }

    private var imageAlpha: CGFloat {
        if !isEnabled, adjustsImageWhenDisabled { return isGrayTemplate ? 1 : 0.5 }
        return isHighlighted && adjustsImageWhenHighlighted ? (type == .custom ? 0.7 : 0.2) : 1
    }

    var titleBaselines: (first: CGFloat, last: CGFloat) {
        let natural = naturalSize(fitting: nil)
        guard let label = parts.title, label.text?.isEmpty == false else { return (0, 0) }
        let height = bounds.height > 0 ? bounds.height : natural.height
        let subtitle = parts.subtitle.flatMap { $0.text?.isEmpty == false ? $0 : nil }
        let titles = [label, subtitle].compactMap { $0?.intrinsicContentSize.height }.reduce(0, +)
        let content = titles + (subtitle == nil ? 0 : configuration?.titlePadding ?? 0)
        let spare = pixels.nearest((height - content) / 2)
        return (spare + label.firstBaselineFromTop, spare + (subtitle ?? label).lastBaselineFromBottom)
    }
}

extension UIView {
    /// Sets the frame of a button's part, unless the app's own constraints determine it.
    func placePart(at frame: () -> CGRect) {
        if translatesAutoresizingMaskIntoConstraints { self.frame = frame() }
    }
}
