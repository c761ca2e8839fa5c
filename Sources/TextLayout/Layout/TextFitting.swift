import CoreGraphics

extension AttributedText {
    /// Returns the largest scale from 1 down to `minimum` at which the text fits, as `minimumScaleFactor` requires;
    /// `minimum` if none does. `minimum` is clamped to 0.05...1.
    public func fittingScale(
        width: CGFloat, height: CGFloat = .infinity, maximumLines: Int = 1, minimum: CGFloat
    ) -> CGFloat {
        let minimum = minimum.isNaN ? 1 : min(max(minimum, 0.05), 1)
        guard !fits(1, width, height, maximumLines) else { return 1 }
        guard minimum < 1, fits(minimum, width, height, maximumLines) else { return minimum }
        var (low, high) = (minimum, CGFloat(1))
        // A thousandth of the size is imperceptible.
        while high - low > 0.001 {
            let middle = (low + high) / 2
            if fits(middle, width, height, maximumLines) { low = middle } else { high = middle }
        }
        return low
    }

    private func fits(_ scale: CGFloat, _ width: CGFloat, _ height: CGFloat, _ maximumLines: Int) -> Bool {
        let text = scale == 1 ? self : scaled(by: scale)
        let block = TextBlock(
            text, width: width, maximumLines: maximumLines, lineBreakMode: .byTruncatingTail)
        return !block.isTruncated && block.size.height <= height + 0.01
            && block.size.width <= width + 0.01 && !block.breaksWords
    }
}

extension TextBlock {
    /// Whether a word is broken because it is longer than its line.
    var breaksWords: Bool {
        var known: (paragraph: Int, boundaries: Boundaries)?
        return storage.fragments.contains { fragment in
            let paragraph = storage.paragraphs[fragment.paragraph]
            let end = fragment.head.upperBound
            guard fragment.ellipsis == nil, end > 0, end < paragraph.count, !paragraph.isSpace(end - 1) else {
                return false
            }
            if known?.paragraph != fragment.paragraph {
                known = (fragment.paragraph, Boundaries(paragraph.scalars))
            }
            return known?.boundaries.allowsLineBreak(before: end) == false
        }
    }
}
