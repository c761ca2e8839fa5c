import CoreGraphics

/// The height of a line: that of its tallest style, adjusted by the paragraph style.
struct LineHeights: Sendable {
    /// The extent of a style above and below the baseline.
    private struct Extent {
        var ascent: CGFloat
        var descent: CGFloat
    }

    private let styles: [TextAttributes]

    init(_ styles: [TextAttributes]) {
        self.styles = styles
    }

    /// Returns height, baseline from the top, and distance to the next line, of a line in some styles. Fallback faces
    /// are ignored: on iOS a line of the system font keeps its height with Chinese characters.
    func measure(
        _ used: some Sequence<Int>, paragraph: ParagraphStyle
    ) -> (height: CGFloat, baseline: CGFloat, gap: CGFloat) {
        var line: Extent?
        var gap: CGFloat = 0
        for style in used {
            let extent = extent(of: styles[style])
            gap = max(gap, styles[style].font.metrics.leading)
            line = Extent(
                ascent: max(line?.ascent ?? -.infinity, extent.ascent),
                descent: max(line?.descent ?? -.infinity, extent.descent))
        }
        guard let line else { return (0, 0, 0) }
        var height = line.ascent + line.descent
        if paragraph.lineHeightMultiple > 0 { height *= paragraph.lineHeightMultiple }
        height = max(height, paragraph.minimumLineHeight)
        if paragraph.maximumLineHeight > 0 { height = min(height, paragraph.maximumLineHeight) }
        // Additional or reduced height is applied at the top of a line.
        return (height, height - line.descent, gap)
    }

    private func extent(of style: TextAttributes) -> Extent {
        let metrics = style.font.metrics
        let offset = style.baselineOffset.bounded(by: 100_000)
        var extent = Extent(
            ascent: metrics.ascender + max(offset, 0), descent: -metrics.descender - min(offset, 0))
        if let box = style.attachment {
            let lower = box.descent.bounded(by: 100_000)
            let height = max(0, box.size.height.bounded(by: 100_000))
            extent.ascent = max(extent.ascent, lower + height)
            extent.descent = max(extent.descent, -lower)
        }
        return extent
    }
}
