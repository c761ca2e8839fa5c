import CoreGraphics
import Foundation

/// The sizes of what a configuration shows.
private struct ConfigurationSizes {
    var image = CGSize.zero
    var title = CGSize.zero
    var subtitle = CGSize.zero
    /// Between title and subtitle.
    var titleGap: CGFloat = 0
    /// Between image and titles.
    var imageGap: CGFloat = 0
    /// Whether the image is above or below the titles.
    var isStacked = false

    var titles: CGSize {
        CGSize(width: max(title.width, subtitle.width), height: title.height + titleGap + subtitle.height)
    }

    var content: CGSize {
        isStacked
            ? CGSize(width: max(image.width, titles.width), height: image.height + imageGap + titles.height)
            : CGSize(width: image.width + imageGap + titles.width, height: max(image.height, titles.height))
    }
}

extension UIButton {
    /// Returns the size of the content and its insets.
    func configuredSize(_ configuration: Configuration, fitting width: CGFloat?) -> CGSize {
        var sizes = ConfigurationSizes()
        let insets = configuration.contentInsets
        let sign = popUpSignWidth(configuration)
        let room = width.map { max($0 - insets.leading - insets.trailing - sign, 0) }
        parts.layOut { sizes = measure(configuration, width: room) }
        let size = CGSize(
            width: sizes.content.width + insets.leading + insets.trailing + sign,
            height: sizes.content.height + insets.top + insets.bottom)
        return pixels.up(size)
    }

    private func measure(_ configuration: Configuration, width: CGFloat?) -> ConfigurationSizes {
        var sizes = ConfigurationSizes()
        showTitles(configuration)
        sizes.image = imageSize(configuration)
        sizes.isStacked = !configuration.imagePlacement.isDisjoint(with: [.top, .bottom])
        let room = width.map { sizes.isStacked ? $0 : max($0 - sizes.image.width, 0) }
        sizes.title = labelSize(parts.title, within: room)
        sizes.subtitle = labelSize(parts.subtitle, within: room)
        if sizes.title != .zero, sizes.subtitle != .zero { sizes.titleGap = configuration.titlePadding }
        if sizes.image != .zero, sizes.titles.width > 0 { sizes.imageGap = configuration.imagePadding }
        return sizes
    }

    private func labelSize(_ label: UILabel?, within width: CGFloat?) -> CGSize {
        guard let label, label.text?.isEmpty == false else { return .zero }
        guard let width else { return label.intrinsicContentSize }
        let limit = CGSize(width: width, height: .greatestFiniteMagnitude)
        return label.textRect(
            forBounds: CGRect(origin: .zero, size: limit), limitedToNumberOfLines: label.numberOfLines
        ).size
    }

    private func imageSize(_ configuration: Configuration) -> CGSize {
        if configuration.showsActivityIndicator { return CGSize(width: 20, height: 20) }
        guard let image = configuredImage(configuration) else { return configuredSignSize }
        let size = image.size(for: traitCollection)
        return CGSize(width: size.width, height: image.symbolLineHeight ?? size.height)
    }

    /// The size of the type's own symbol besides insets (frames that Interface Builder saves: 50 by 34 of a plain one).
    private var configuredSignSize: CGSize { sign == nil ? .zero : CGSize(width: 26, height: 20) }

    /// Returns the image; a symbol without a configuration is large, and one whose configuration has no size of its own
    /// follows the title's text style (widths that Interface Builder saved).
    private func configuredImage(_ configuration: Configuration) -> UIImage? {
        guard let image = configuration.image, image.isSymbolImage else { return configuration.image }
        let style = configuration.titleStyle
        let own = configuration.preferredSymbolConfigurationForImage.map {
            UIImage.SymbolConfiguration(textStyle: style).applying($0)
        }
        return image.underPreferred(own ?? UIImage.SymbolConfiguration(textStyle: style, scale: .large))
    }

    /// Returns the font of a title without its own: semibold on the primary button (widths that Interface Builder saved).
    private func titleFont(of style: UIFont.TextStyle) -> UIFont {
        let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection)
        return role == .primary ? .systemFont(ofSize: font.pointSize, weight: .semibold) : font
    }

    /// Shows the configuration's titles before the layout: on iOS a label has its text when it is accessed.
    func updateConfiguredTitles() {
        guard let configuration, !parts.isLayingOut else { return }
        parts.layOut { showTitles(configuration) }
    }

    private func showTitles(_ configuration: Configuration) {
        let font =
            configuration.titleFont ?? titleFont(of: configuration.titleStyle)
        show(
            configuration.styledTitle, configuration.title, font, on: parts.title, configuration,
            configuration.titleTextAttributesTransformer
        ) {
            parts.makeTitleLabel(for: self)
        }
        let small = UIFont.preferredFont(forTextStyle: .caption1, compatibleWith: traitCollection)
        show(
            configuration.styledSubtitle, configuration.subtitle, small, on: parts.subtitle, configuration,
            configuration.subtitleTextAttributesTransformer
        ) {
            parts.makeSubtitleLabel(for: self)
        }
    }

    private func show(
        _ styled: NSAttributedString?, _ plain: String?, _ font: UIFont, on existing: UILabel?,
        _ configuration: Configuration, _ transformer: UIConfigurationTextAttributesTransformer?,
        make: () -> UILabel
    ) {
        guard styled != nil || plain != nil || existing != nil else { return }
        let label = existing ?? make()
        let plain = plain.map { ($0, attributes(font, foregroundColor(configuration), transformer)) }
        label.font = plain?.1.font ?? font
        label.numberOfLines = 0
        label.lineBreakMode = configuration.titleLineBreakMode
        label.textColor = plain?.1.foregroundColor ?? foregroundColor(configuration)
        label.textAlignment = titleTextAlignment(configuration)
        if let styled { label.attributedText = styled } else { label.text = plain?.0 }
    }

    private func attributes(
        _ font: UIFont, _ color: UIColor, _ transformer: UIConfigurationTextAttributesTransformer?
    ) -> AttributeContainer {
        var attributes = AttributeContainer()
        attributes.font = font
        attributes.foregroundColor = color
        return transformer?(attributes) ?? attributes
    }

    private func titleTextAlignment(_ configuration: Configuration) -> NSTextAlignment {
        switch configuration.titleAlignment {
        case .leading: isRightToLeft ? .right : .left
        case .trailing: isRightToLeft ? .left : .right
        case .center: .center
        case .automatic: configuration.image == nil || isStackedImage(configuration) ? .center : .natural
        }
    }

    private func isStackedImage(_ configuration: Configuration) -> Bool {
        !configuration.imagePlacement.isDisjoint(with: [.top, .bottom])
    }

    /// Places image, title and subtitle within the insets.
    func layOut(_ configuration: Configuration) {
        let insets = UIEdgeInsets(configuration.contentInsets, rightToLeft: isRightToLeft)
        let room = bounds.inset(by: insets)
        let sign = popUpSignWidth(configuration)
        let sizes = measure(configuration, width: max(room.width - sign, 0))
        var content = place(
            CGSize(width: sizes.content.width + sign, height: sizes.content.height), in: room)
        layOutPopUpSign(configuration, width: sign, in: &content)
        let (image, titles) = split(content, sizes, configuration)
        layOutImage(configuration, in: image)
        layOutTitles(sizes, configuration, in: titles)
    }

    private func place(_ size: CGSize, in room: CGRect) -> CGRect {
        let width = contentHorizontalAlignment == .fill ? room.width : size.width
        let x: CGFloat =
            switch effectiveContentHorizontalAlignment {
            case .left, .fill: room.minX
            case .right: room.maxX - width
            default: room.midX - width / 2
            }
        let y: CGFloat =
            switch contentVerticalAlignment {
            case .top: room.minY
            case .bottom: room.maxY - size.height
            default: room.midY - size.height / 2
            }
        return CGRect(x: x, y: y, width: width, height: size.height)
    }

    private func split(
        _ content: CGRect, _ sizes: ConfigurationSizes, _ configuration: Configuration
    ) -> (image: CGRect, titles: CGRect) {
        let (image, titles) = (sizes.image, sizes.titles)
        guard image != .zero else { return (.zero, content) }
        let placement = configuration.imagePlacement
        if sizes.isStacked {
            let isTop = placement.contains(.top)
            let x = content.midX - image.width / 2
            let imageY = isTop ? content.minY : content.maxY - image.height
            let titleY = isTop ? content.maxY - titles.height : content.minY
            return (
                CGRect(x: x, y: imageY, width: image.width, height: image.height),
                CGRect(x: content.minX, y: titleY, width: content.width, height: titles.height)
            )
        }
        let isLeft = placement.contains(.trailing) == isRightToLeft
        let width = content.width - image.width - sizes.imageGap
        return (
            CGRect(
                x: isLeft ? content.minX : content.maxX - image.width, y: content.midY - image.height / 2,
                width: image.width, height: image.height),
            CGRect(
                x: isLeft ? content.maxX - width : content.minX, y: content.midY - titles.height / 2,
                width: width, height: titles.height)
        )
    }

    private func layOutImage(_ configuration: Configuration, in rect: CGRect) {
        parts.indicator?.isHidden = !configuration.showsActivityIndicator
        if configuration.showsActivityIndicator {
            let indicator = parts.makeIndicator(for: self)
            let color = foregroundColor(configuration)
            indicator.color = configuration.activityIndicatorColorTransformer?(color) ?? color
            indicator.startAnimating()
            indicator.frame = pixels.nearest(rect)
        }
        let image = configuration.showsActivityIndicator ? nil : configuredImage(configuration)
        guard image != nil || parts.image != nil else { return }
        let view = parts.makeImageView(for: self)
        view.image = image
        let color = foregroundColor(configuration)
        view.tintColor = configuration.imageColorTransformer?(color) ?? color
        if view.translatesAutoresizingMaskIntoConstraints { view.contentMode = .center }
        view.placePart { pixels.nearest(rect) }
    }

    private func layOutTitles(_ sizes: ConfigurationSizes, _ configuration: Configuration, in rect: CGRect) {
        var y = rect.minY
        for (label, size) in [(parts.title, sizes.title), (parts.subtitle, sizes.subtitle)] {
            guard let label else { continue }
            let frame = CGRect(x: rect.minX, y: y, width: rect.width, height: size.height)
            label.placePart { size == .zero ? .zero : pixels.nearest(frame) }
            if size != .zero { y += size.height + sizes.titleGap }
        }
    }
}
