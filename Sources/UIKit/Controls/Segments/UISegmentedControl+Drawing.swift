import CoreGraphics
import Foundation
import TextLayout

extension UISegmentedControl {
    /// Returns the title of a segment: 13 points, medium, semibold for the chosen one (seen on screenshots of iOS 16 and 17).
    private func title(_ segment: Part, isSelected: Bool) -> TextBlock? {
        guard let title = segment.title, !title.isEmpty else { return nil }
        let own =
            (isSelected ? titleTextAttributes(for: .selected) : nil) ?? titleTextAttributes(for: .normal)
            ?? [:]
        let font = own[.font] as? UIFont ?? Self.titleFont(isSelected: isSelected)
        let isUsable = isEnabled && segment.isEnabled
        let color = isUsable ? own[.foregroundColor] as? UIColor ?? .label : UIColor.tertiaryLabel
        let builder = AttributedTextBuilder(font: font, color: color, traits: traitCollection)
        return TextBlock(builder.text(title), width: nil, maximumLines: 1)
    }

    private func contentWidth(_ segment: Part) -> CGFloat {
        if segment.width > 0 { return segment.width }
        let text = titleWidth(segment).rounded(.up)
        let image = segment.image?.size(for: traitCollection).width ?? 0
        return max(text, image) + controlMetrics.segmentMargins
    }

    private static func titleFont(isSelected: Bool) -> UIFont {
        .systemFont(ofSize: 13, weight: isSelected ? .semibold : .medium)
    }

    /// Returns the width of a title that is not selected, which determines the width of the control.
    private func titleWidth(_ segment: Part) -> CGFloat {
        guard controlMetrics.segmentTitlesAreRegular, titleTextAttributes(for: .normal)?[.font] == nil else {
            return title(segment, isSelected: false)?.size.width ?? 0
        }
        return UIFont.systemFont(ofSize: 13).layoutFont.width(of: segment.title ?? "")
    }

    /// The space between segments, in which there are lines; none between those with images of the app.
    private var spacing: CGFloat { backgroundImages.isEmpty ? controlMetrics.segmentSpacing : 0 }

    /// The sum of all spaces between segments.
    private var spaces: CGFloat { CGFloat(max(segments.count - 1, 0)) * spacing }

    /// The widths of all segments with a point between them (frames that Interface Builder saves); none in the look of iOS 26 (a picture
    /// of iOS 26.2).
    var naturalWidth: CGFloat {
        let widths = segments.map(contentWidth)
        let isUneven = apportionsSegmentWidthsByContent || segments.contains { $0.width > 0 }
        let sum = isUneven ? widths.reduce(0, +) : (widths.max() ?? 0) * CGFloat(widths.count)
        return pixels.up(sum + CGFloat(max(segments.count - 1, 0)) * controlMetrics.segmentSpacing)
    }

    /// Returns the rectangles of the segments, from left to right in left-to-right surroundings.
    func segmentRects(in rect: CGRect) -> [CGRect] {
        guard !segments.isEmpty else { return [] }
        let widths = segmentWidths(rect.width)
        var x = rect.minX
        return widths.map { width in
            defer { x += width + spacing }
            let left = isRightToLeft ? rect.maxX - (x - rect.minX) - width : x
            return CGRect(x: left, y: rect.minY, width: width, height: rect.height)
        }
    }

    /// Returns the widths of segments. Fixed widths are kept; the others share the rest.
    private func segmentWidths(_ total: CGFloat) -> [CGFloat] {
        let fixed = segments.map(\.width).reduce(0, +)
        let flexible = segments.filter { $0.width <= 0 }
        let spare = max(total - fixed - spaces, 0)
        let content = flexible.map(contentWidth).reduce(0, +)
        return segments.map { segment in
            if segment.width > 0 { return segment.width }
            guard apportionsSegmentWidthsByContent, content > 0 else {
                return spare / CGFloat(flexible.count)
            }
            return spare * contentWidth(segment) / content
        }
    }

    func paintSegments() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        if let images = backgroundImages[.default], images[.normal] != nil {
            if let backgroundColor {
                context.setFillColor(backgroundColor.resolvedCGColor(with: traitCollection))
                context.fill(bounds)
            }
            return paintOnImages(images, context)
        }
        let track = backgroundColor ?? .tertiarySystemFill
        context.fillRounded(bounds, radius: trackRadius, color: track.resolvedCGColor(with: traitCollection))
        let rects = segmentRects(in: bounds)
        paintSeparators(rects, context)
        if !isMomentary, rects.indices.contains(selectedSegmentIndex) {
            paintChosen(rects[selectedSegmentIndex].insetBy(dx: 2, dy: 2), context)
        }
        for (index, segment) in segments.enumerated() {
            paint(
                segment, isSelected: index == selectedSegmentIndex && !isMomentary,
                in: contentRect(rects[index], index), context)
        }
    }

    private func contentRect(_ rect: CGRect, _ index: Int) -> CGRect {
        let moved = adjustment(ofSegmentAt: index)
        return rect.offsetBy(dx: moved.horizontal, dy: moved.vertical)
    }

    /// Draws segments with the app's background images, and its own dividers between them.
    private func paintOnImages(_ images: ButtonStates<UIImage>, _ context: CGContext) {
        let painter = ImagePainter(context: context, traits: traitCollection, tint: tintColor)
        let rects = segmentRects(in: bounds)
        for (index, segment) in segments.enumerated() {
            let isSelected = index == selectedSegmentIndex && !isMomentary
            let state: UIControl.State = isSelected ? .selected : segment.isEnabled ? .normal : .disabled
            if let image = images[state] ?? images[.normal] { painter.draw(image, in: rects[index]) }
            paint(segment, isSelected: isSelected, in: contentRect(rects[index], index), context)
        }
        guard let divider else { return }
        let width = divider.size(for: traitCollection).width
        for rect in rects.dropFirst() {
            let x = pixels.nearest((isRightToLeft ? rect.maxX : rect.minX) - width / 2)
            painter.draw(divider, in: CGRect(x: x, y: bounds.minY, width: width, height: bounds.height))
        }
    }

    private func paintSeparators(_ rects: [CGRect], _ context: CGContext) {
        context.setFillColor(UIColor.tertiaryLabel.resolvedCGColor(with: traitCollection))
        for index in rects.indices.dropFirst() {
            let isBesideChosen = index == selectedSegmentIndex || index - 1 == selectedSegmentIndex
            guard isMomentary || !isBesideChosen else { continue }
            let x = isRightToLeft ? rects[index].maxX + spacing / 2 : rects[index].minX - spacing / 2
            context.fill(
                CGRect(
                    x: pixels.nearest(x - 0.5), y: bounds.minY + 8, width: 1,
                    height: max(bounds.height - 16, 0)))
        }
    }

    private var trackRadius: CGFloat { controlMetrics.areCapsules ? bounds.height / 2 : 9 }

    /// White in light appearance, gray in dark.
    private static let chosenColor = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(red: 0.39, green: 0.39, blue: 0.4, alpha: 1) : .white
    }

    private func paintChosen(_ rect: CGRect, _ context: CGContext) {
        context.saveGState()
        // The shadow ends at the track.
        context.addPath(
            CGPath(
                roundedRect: bounds, cornerWidth: trackRadius, cornerHeight: trackRadius, transform: nil))
        context.clip()
        context.setShadow(offset: CGSize(width: 0, height: 3), blur: 8, color: CGColor(gray: 0, alpha: 0.12))
        let color = selectedSegmentTintColor ?? Self.chosenColor
        let radius = controlMetrics.areCapsules ? rect.height / 2 : 7
        context.fillRounded(rect, radius: radius, color: color.resolvedCGColor(with: traitCollection))
        context.restoreGState()
    }

    private func paint(_ segment: Part, isSelected: Bool, in rect: CGRect, _ context: CGContext) {
        let rect = rect.offsetBy(dx: segment.offset.width, dy: segment.offset.height)
        if let image = segment.image {
            let color = isEnabled && segment.isEnabled ? UIColor.label : .tertiaryLabel
            let place = UIView.ContentMode.center.rect(
                for: image.size(for: traitCollection), in: rect, pixels: pixels)
            let template =
                image.renderingMode == .automatic ? image.withRenderingMode(.alwaysTemplate) : image
            ImagePainter(context: context, traits: traitCollection, tint: color).draw(template, in: place)
        }
        guard var block = title(segment, isSelected: isSelected) else { return }
        if block.size.width > rect.width - 4 {
            block = fitted(segment, isSelected, width: rect.width - 4) ?? block
        }
        let top = rect.midY - block.size.height / 2
        let baseline = pixels.nearest(top + block.firstBaseline)
        let origin = CGPoint(x: rect.midX - block.size.width / 2, y: baseline - block.firstBaseline)
        TextPainter(context: context).draw(block, at: origin)
    }

    /// Returns a title that ends with an ellipsis if it is too long.
    private func fitted(_ segment: Part, _ isSelected: Bool, width: CGFloat) -> TextBlock? {
        guard let title = segment.title, width > 0 else { return nil }
        let font = Self.titleFont(isSelected: isSelected)
        let builder = AttributedTextBuilder(font: font, color: .label, traits: traitCollection)
        return TextBlock(builder.text(title), width: width, maximumLines: 1, lineBreakMode: .byTruncatingTail)
    }
}
