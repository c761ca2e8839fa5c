import CoreGraphics

extension UIButton {
    /// Draws the background of title and image.
    func paintBackground(in context: CGContext) {
        if let configuration {
            paintBackground(configuration, in: context)
        } else if let image = currentBackgroundImage {
            ImagePainter(
                context: context, traits: traitCollection, tint: tintColor, isRightToLeft: isRightToLeft
            )
            .draw(image, in: backgroundRect(forBounds: bounds))
        }
        if let sign, shownImage == nil, configuration?.image == nil { paint(sign, in: context) }
    }

    private func paintBackground(_ configuration: Configuration, in context: CGContext) {
        let background = configuration.background
        let insets = UIEdgeInsets(background.backgroundInsets, rightToLeft: isRightToLeft)
        let rect = bounds.inset(by: insets)
        let radius = configuration.cornerRadius(
            of: rect.size, traits: traitCollection, isCapsule: controlMetrics.areCapsules)
        if configuration.isGlass {
            context.drawGlass(
                configuration.isClearGlass ? .clear : .regular, in: rect, radius: radius,
                color: backgroundFill(configuration), traits: traitCollection)
            return
        }
        if let fill = backgroundFill(configuration) {
            context.fillRounded(rect, radius: radius, color: fill.resolvedCGColor(with: traitCollection))
        }
        if let image = background.image { paint(image, background, in: rect, radius, context) }
        guard background.strokeWidth > 0 else { return }
        let stroke = background.strokeColor ?? tintColor ?? .tintColor
        let inset = background.strokeWidth / 2 - background.strokeOutset
        context.setStrokeColor(stroke.resolvedCGColor(with: traitCollection))
        context.setLineWidth(background.strokeWidth)
        context.addRounded(rect.insetBy(dx: inset, dy: inset), radius: radius - inset)
        context.strokePath()
    }

    private func paint(
        _ image: UIImage, _ background: UIBackgroundConfiguration, in rect: CGRect, _ radius: CGFloat,
        _ context: CGContext
    ) {
        context.saveGState()
        context.addRounded(rect, radius: radius)
        context.clip()
        let size = image.size(for: traitCollection)
        let place = background.imageContentMode.rect(for: size, in: rect, pixels: pixels)
        ImagePainter(context: context, traits: traitCollection, tint: tintColor).draw(image, in: place)
        context.restoreGState()
    }

    private func paint(_ sign: ControlGlyph, in context: CGContext) {
        let alpha: CGFloat = isHighlighted ? 0.2 : 1
        let isClose = sign == .closeCircle
        if isClose {
            let side = min(bounds.width, bounds.height, 30)
            let disc = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
            context.fillRounded(
                disc, radius: side / 2,
                color: UIColor.tertiarySystemFill.resolvedCGColor(with: traitCollection))
        }
        let enabledColor = isClose ? UIColor.secondaryLabel : tintColor ?? .tintColor
        let color = (isEnabled ? enabledColor : .tertiaryLabel).resolvedCGColor(with: traitCollection)
        let side = min(sign.buttonSize.width, sign.buttonSize.height)
        let place = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
        sign.draw(in: place, color: color.copy(alpha: color.alpha * alpha) ?? color, context: context)
    }
}
