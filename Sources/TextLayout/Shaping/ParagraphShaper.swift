import CPango
import CoreGraphics

/// Shapes the characters of a paragraph to glyphs with advances.
struct ParagraphShaper {
    private let engine: Engine
    private let styles: StyleSpans
    private let source: SourceText
    private let range: Range<Int>
    private var advances: [Double]
    private var runs: [ShapedRun] = []
    private var pen = 0.0

    private init(_ engine: Engine, _ source: SourceText, _ styles: StyleSpans, _ range: Range<Int>) {
        self.engine = engine
        self.source = source
        self.styles = styles
        self.range = range
        advances = [Double](repeating: 0, count: range.count)
    }

    static func shape(
        _ range: Range<Int>, of source: SourceText, styles: StyleSpans, direction: TextDirection,
        engine: Engine
    ) -> ShapedParagraph {
        var shaper = ParagraphShaper(engine, source, styles, range)
        let scalars = source.scalars[range]
        let bidi = BidiLevels(scalars, direction: direction)
        for span in styles.within(range) { shaper.shape(span, levels: bidi) }
        return ShapedParagraph(
            range: range, scalars: scalars, runs: shaper.runs, advances: shaper.advances,
            baseLevel: bidi.base)
    }

    /// Splits a span where level or face change.
    private mutating func shape(_ span: StyleSpan, levels: BidiLevels) {
        let font = styles.styles[span.style].font
        let scalars = source.scalars[span.range]
        let isAttachment = styles.styles[span.style].attachment != nil
        if levels.levels == nil, !isAttachment, isAllSimple(scalars, font) {
            appendSimple(span.range, style: span.style, level: levels.base)
            return
        }
        let faces = engine.faces(for: scalars, font: font)
        func level(_ index: Int) -> UInt8 { levels.levels?[index - range.lowerBound] ?? levels.base }
        var start = span.range.lowerBound
        while start < span.range.upperBound {
            let (face, startLevel) = (faces[start - span.range.lowerBound], level(start))
            var end = start + 1
            while end < span.range.upperBound, faces[end - span.range.lowerBound] == face,
                level(end) == startLevel
            { end += 1 }
            append(start..<end, style: span.style, level: startLevel, face: face)
            start = end
        }
    }

    /// Returns whether every character is one glyph of the font's own face.
    private func isAllSimple(_ scalars: ArraySlice<UInt32>, _ font: Font) -> Bool {
        guard !font.ascii.isEmpty, font.primary >= 0 else { return false }
        let face = engine.faces[font.primary]
        var previous: UInt32 = 0
        for scalar in scalars {
            if scalar >= 0x20, scalar < 0x7F {
                previous = scalar
                continue
            }
            guard CharacterKind.isSimple(scalar), face.glyph(scalar) != 0 || scalar < 0xA0,
                previous == 0 || !CharacterKind.extends(scalar)
            else { return false }
            previous = scalar
        }
        return true
    }

    private mutating func append(_ part: Range<Int>, style: Int, level: UInt8, face: Int) {
        let attributes = styles.styles[style]
        let font = attributes.font
        if attributes.attachment != nil || face < 0 {
            appendBoxes(part, style: style, level: level)
        } else if face == font.primary, level & 1 == 0, isAllSimple(source.scalars[part], font) {
            appendSimple(part, style: style, level: level)
        } else {
            appendShaped(part, style: style, level: level, face: engine.faces[face])
        }
    }

    // MARK: Simple glyphs

    private mutating func appendSimple(_ part: Range<Int>, style: Int, level: UInt8) {
        let attributes = styles.styles[style]
        let font = attributes.font
        let face = engine.faces[font.primary]
        let size = font.descriptor.size * font.outlineScale
        let kern = attributes.kern.bounded(by: 100_000)
        var glyphs: [ShapedGlyph] = []
        glyphs.reserveCapacity(part.count)
        for index in part {
            let scalar = source.scalars[index]
            let cluster = index - range.lowerBound
            var simple = engine.simpleGlyph(scalar, font: font, face: face)
            if scalar == 0x09 { simple.advance = tabAdvance() }
            let isVisible = simple.glyph != ShapedGlyph.none
            // Where the outline is narrower or wider than its advance, it is centered.
            let slack = isVisible ? simple.advance - face.advance(simple.glyph) * size : 0
            var advance = isVisible || scalar == 0x09 ? simple.advance + kern : 0
            if index + 1 < part.upperBound {
                advance += engine.kern(scalar, source.scalars[index + 1], font: font)
            }
            glyphs.append(
                ShapedGlyph(
                    id: simple.glyph, cluster: Int32(clamping: cluster), x: Float(slack / 2), advance: advance
                ))
            advances[cluster] = advance
            pen += advance
        }
        runs.append(
            ShapedRun(
                range: local(part), level: level, face: face.id, outlineSize: size, style: style,
                glyphs: glyphs))
    }

    /// Returns the advance of a tab: stops are 28 points apart, as those of a new `NSParagraphStyle`.
    private func tabAdvance() -> Double { 28 - pen.truncatingRemainder(dividingBy: 28) }

    // MARK: Boxes

    /// Appends attachments, and characters without any face.
    private mutating func appendBoxes(_ part: Range<Int>, style: Int, level: UInt8) {
        let attributes = styles.styles[style]
        let box = attributes.attachment.map { max(0, $0.size.width.bounded(by: 100_000)) }
        for index in part {
            let cluster = index - range.lowerBound
            let width = box ?? widthWithoutFace(source.scalars[index], attributes.font)
            advances[cluster] = width
            pen += width
            let glyph = ShapedGlyph(id: ShapedGlyph.none, cluster: Int32(clamping: cluster), advance: width)
            runs.append(
                ShapedRun(
                    range: cluster..<cluster + 1, level: level, face: -1, outlineSize: 0, style: style,
                    glyphs: [glyph]))
        }
    }

    /// Returns the table's width, or half an em.
    private func widthWithoutFace(_ scalar: UInt32, _ font: Font) -> Double {
        if CharacterKind.isInvisible(scalar) { return 0 }
        let index = Int(scalar) - 0x20
        return font.ascii.indices.contains(index) ? font.ascii[index].advance : font.descriptor.size / 2
    }

    // MARK: Shaped

    private mutating func appendShaped(_ part: Range<Int>, style: Int, level: UInt8, face: Face) {
        let attributes = styles.styles[style]
        let scale = AdvanceScale(font: attributes.font, face: face)
        let kern = attributes.kern.bounded(by: 100_000)
        let (infos, positions) = engine.shape(source.scalars, part, face: face, rightToLeft: level & 1 == 1)
        var glyphs: [ShapedGlyph] = []
        glyphs.reserveCapacity(infos.count)
        for (info, position) in zip(infos, positions) {
            let cluster = Int(info.cluster) - range.lowerBound
            guard cluster >= 0, cluster < advances.count else { continue }
            let natural = Double(position.x_advance) / Face.unitsPerEm
            let isTab = source.scalars[Int(info.cluster)] == 0x09
            let isHidden = isTab || CharacterKind.isInvisible(source.scalars[Int(info.cluster)])
            var advance = isTab ? tabAdvance() : isHidden ? 0 : scale.points(natural)
            let slack = isHidden ? 0 : advance - natural * scale.outlineSize
            if advance != 0 { advance += kern }
            glyphs.append(
                ShapedGlyph(
                    id: isHidden ? ShapedGlyph.none : info.codepoint, cluster: Int32(clamping: cluster),
                    x: Float(Double(position.x_offset) / Face.unitsPerEm * scale.outlineSize + slack / 2),
                    y: Float(Double(position.y_offset) / Face.unitsPerEm * scale.outlineSize),
                    advance: advance))
            advances[cluster] += advance
            pen += advance
        }
        runs.append(
            ShapedRun(
                range: local(part), level: level, face: face.id, outlineSize: scale.outlineSize, style: style,
                glyphs: glyphs))
    }

    private func local(_ part: Range<Int>) -> Range<Int> {
        part.lowerBound - range.lowerBound..<part.upperBound - range.lowerBound
    }
}

/// The scales of a face's advances and outlines in a font.
struct AdvanceScale {
    let outlineSize: CGFloat
    private let factor: CGFloat
    private let tracking: CGFloat

    init(font: Font, face: Face) {
        let size = font.descriptor.size
        let isPrimary = face.id == font.primary
        if face.isColor, !isPrimary {
            let natural = face.advance(face.glyph(0x1F600))
            factor = natural > 0 ? size * SystemAdvances.emojiWidth(size: size) / natural : size
            outlineSize = factor
            tracking = 0
            return
        }
        outlineSize = isPrimary ? size * font.outlineScale : size
        tracking = isPrimary ? font.tracking : 0
        // Chinese in the system font at 14 to 19 points measures 1.019 em per character.
        let isWide = !isPrimary && font.descriptor.family == nil && face.familyName.contains("CJK")
        factor = size * (isPrimary ? font.widthScale : isWide ? 1.019 : 1)
    }

    func points(_ ems: Double) -> Double {
        ems == 0 ? 0 : ems * factor + tracking
    }
}
