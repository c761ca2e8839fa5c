import CoreGraphics

/// Lays out a text paragraph by paragraph, until the end of the text or the limit of lines.
struct TextBlockBuilder {
    private let engine: Engine
    private let text: AttributedText
    private let source: SourceText
    private let spans: StyleSpans
    private let heights: LineHeights
    private let width: Double
    private let maximumLines: Int
    private let mode: LineBreakMode?

    private var paragraphs: [ShapedParagraph] = []
    private var paragraphStyles: [ParagraphStyle] = []
    private var fragments: [LineFragment] = []
    private var y: CGFloat = 0
    private var isTruncated = false

    static func build(
        _ text: AttributedText, width: CGFloat?, maximumLines: Int, mode: LineBreakMode?, engine: Engine
    ) -> TextBlockStorage {
        var builder = TextBlockBuilder(text, width, maximumLines, mode, engine)
        builder.layOut()
        return builder.storage()
    }

    private init(
        _ text: AttributedText, _ width: CGFloat?, _ maximumLines: Int, _ mode: LineBreakMode?,
        _ engine: Engine
    ) {
        self.engine = engine
        self.text = text
        self.mode = mode
        self.maximumLines = max(0, maximumLines)
        // A width that is not a number counts as unlimited.
        self.width = width.map { $0.isFinite ? min(max(0, $0), 1_000_000) : .infinity } ?? .infinity
        source = SourceText(text.string)
        spans = StyleSpans(text, source: source)
        heights = LineHeights(spans.styles)
    }

    private mutating func layOut() {
        guard !source.scalars.isEmpty else { return }
        var position: Int? = 0
        var continuesParagraph = false
        var paragraphRun = 0
        while let start = position {
            let paragraph = source.paragraph(from: start)
            let style = paragraphStyle(at: source.utf16(start), from: &paragraphRun)
            if !continuesParagraph, !fragments.isEmpty { y += style.paragraphSpacingBefore }
            let shaped = ParagraphShaper.shape(
                paragraph.range, of: source, styles: spans, direction: style.direction, engine: engine)
            paragraphs.append(shaped)
            paragraphStyles.append(style)
            let hasMore = paragraph.next != nil || source.isCut
            addLines(of: shaped, style, hasMore: hasMore, indentsFirst: !continuesParagraph)
            if isFull {
                isTruncated = isTruncated || hasMore
                return
            }
            if paragraph.next != nil {
                y += style.lineSpacing
                if !paragraph.endsWithLineSeparator { y += style.paragraphSpacing }
            }
            continuesParagraph = paragraph.endsWithLineSeparator
            position = paragraph.next
        }
        isTruncated = isTruncated || source.isCut
    }

    private var isFull: Bool { maximumLines > 0 && fragments.count >= maximumLines }

    private func paragraphStyle(at offset: Int, from run: inout Int) -> ParagraphStyle {
        while run < text.paragraphRuns.count, text.paragraphRuns[run].range.upperBound <= offset { run += 1 }
        if run < text.paragraphRuns.count, text.paragraphRuns[run].range.contains(offset) {
            return text.paragraphRuns[run].style.normalized
        }
        return text.paragraphStyle.normalized
    }

    // MARK: Lines of a paragraph

    private mutating func addLines(
        of shaped: ShapedParagraph, _ style: ParagraphStyle, hasMore: Bool, indentsFirst: Bool
    ) {
        let mode = mode ?? style.lineBreakMode
        var breaker = LineBreaker(shaped, byCharacter: mode == .byCharWrapping)
        var start = 0
        repeat {
            let isFirst = start == 0
            let indent = isFirst && indentsFirst ? style.firstLineHeadIndent : style.headIndent
            let limit = max(0, lineWidth(style) - indent)
            if !isFirst { y += style.lineSpacing }
            let isLast = maximumLines > 0 && fragments.count == maximumLines - 1
            let fragment =
                isLast && mode != .byWordWrapping && mode != .byCharWrapping
                ? lastFragment(&breaker, from: start, limit, mode, hasMore)
                : plainFragment(&breaker, from: start, limit, style)
            start = fragment.head.upperBound
            if fragment.ellipsis != nil { start = shaped.count }
            add(fragment, style, isLastOfParagraph: start >= shaped.count, indent: indent)
            if isFull {
                isTruncated = isTruncated || fragment.ellipsis != nil || start < shaped.count
                return
            }
        } while start < shaped.count
    }

    private func lineWidth(_ style: ParagraphStyle) -> Double {
        style.tailIndent > 0 ? min(style.tailIndent, width) : width + style.tailIndent
    }

    private func plainFragment(
        _ breaker: inout LineBreaker, from start: Int, _ limit: Double, _ style: ParagraphStyle
    ) -> LineFragment {
        let end =
            style.avoidsLoneWords
            ? breaker.end(
                from: start, limit: limit, nextLimit: max(0, lineWidth(style) - style.headIndent))
            : breaker.end(from: start, limit: limit)
        return fragment(start..<end, breaker.paragraph)
    }

    /// Returns the last line, which contains the rest of the paragraph and is truncated or clipped.
    private func lastFragment(
        _ breaker: inout LineBreaker, from start: Int, _ limit: Double, _ mode: LineBreakMode, _ hasMore: Bool
    ) -> LineFragment {
        let shaped = breaker.paragraph
        let whole = fragment(start..<shaped.count, shaped)
        let fits = whole.width <= limit + LineBreaker.tolerance
        guard mode.truncates, !fits || hasMore else { return whole }
        let truncator = Truncator(
            paragraph: shaped, boundaries: breaker.loadBoundaries(), limit: limit,
            ellipsis: ellipsis(at: shaped.range.lowerBound + start))
        return truncator.fragment(from: start, mode: mode, paragraphIndex: paragraphs.count - 1)
    }

    private func fragment(_ range: Range<Int>, _ shaped: ShapedParagraph) -> LineFragment {
        LineFragment(
            paragraph: paragraphs.count - 1, head: range, width: shaped.width(shaped.trimmed(range)))
    }

    /// Returns "…" in the style of a scalar.
    private func ellipsis(at index: Int) -> LineFragment.Ellipsis {
        let style = spans.within(index..<index + 1).first?.style ?? 0
        var attributes = spans.styles[style]
        attributes.attachment = nil
        let mark = SourceText("\u{2026}")
        let styles = StyleSpans(AttributedText("\u{2026}", attributes: attributes), source: mark)
        let shaped = ParagraphShaper.shape(
            0..<1, of: mark, styles: styles, direction: .leftToRight, engine: engine)
        let runs = shaped.runs.map { run in
            var run = run
            run.style = style
            return run
        }
        return LineFragment.Ellipsis(runs: runs, width: shaped.width(0..<1))
    }

    private mutating func add(
        _ fragment: LineFragment, _ style: ParagraphStyle, isLastOfParagraph: Bool, indent: CGFloat
    ) {
        var fragment = fragment
        let shaped = paragraphs[fragment.paragraph]
        let used =
            shaped.runs(touching: fragment.head).map(\.style)
            + (fragment.tail.map { shaped.runs(touching: $0).map(\.style) } ?? [])
            + (fragment.ellipsis?.runs.map(\.style) ?? [])
        let fallback = spans.styleIndex(at: shaped.range.lowerBound)
        let line = heights.measure(used.isEmpty ? [fallback] : used, paragraph: style)
        y += fragments.last?.gap ?? 0
        fragment.y = y
        fragment.x = indent
        fragment.height = line.height
        fragment.baseline = line.baseline
        fragment.gap = line.gap
        fragment.isLastOfParagraph = isLastOfParagraph
        fragments.append(fragment)
        y += line.height
    }

    // MARK: The whole

    private func storage() -> TextBlockStorage {
        var lines = fragments
        let used = lines.map { Double($0.x) + $0.width + closingSpace($0) }.max() ?? 0
        let measure = width.isFinite ? width : used
        for index in lines.indices { align(&lines[index], within: measure) }
        let size = CGSize(width: max(0, min(used, measure)), height: max(0, y))
        return TextBlockStorage(
            source: source, styles: spans.styles, paragraphs: paragraphs, fragments: lines, size: size,
            isTruncated: isTruncated)
    }

    /// The white space at the end of a line is included in the size of the text, up to the width of the block (the widths
    /// that Interface Builder saves for labels with trailing spaces, and for wrapped labels that may be narrower).
    private func closingSpace(_ line: LineFragment) -> Double {
        guard line.ellipsis == nil else { return 0 }
        let shaped = paragraphs[line.paragraph]
        return shaped.width(shaped.trimmed(line.head).upperBound..<line.head.upperBound)
    }

    /// Moves a line from its indent to its aligned position.
    private func align(_ line: inout LineFragment, within measure: Double) {
        let style = paragraphStyles[line.paragraph]
        let shaped = paragraphs[line.paragraph]
        let indent = line.x
        let right = style.tailIndent > 0 ? min(style.tailIndent, measure) : measure + style.tailIndent
        let slack = right - indent - line.width
        switch style.alignment.resolved(rightToLeft: shaped.isRightToLeft) {
        case .right: line.x = shaped.isRightToLeft ? measure - indent - line.width : indent + slack
        case .center: line.x = indent + slack / 2
        case .justified where slack > 0 && !line.isLastOfParagraph && line.ellipsis == nil:
            let spaces = shaped.trimmed(line.head).count { shaped.isSpace($0) }
            line.spaceGain = spaces > 0 ? slack / Double(spaces) : 0
            if spaces > 0 { line.width += slack }
            if shaped.isRightToLeft { line.x = measure - indent - line.width }
        case .justified where shaped.isRightToLeft: line.x = measure - indent - line.width
        default: line.x = shaped.isRightToLeft ? measure - right : indent
        }
    }
}

extension TextLineAlignment {
    /// Returns the alignment, with natural resolved to the side on which the paragraph begins.
    func resolved(rightToLeft: Bool) -> TextLineAlignment {
        self == .natural ? (rightToLeft ? .right : .left) : self
    }
}
