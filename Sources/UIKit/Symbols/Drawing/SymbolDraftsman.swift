import CoreGraphics

/// Draws what recipes say, in one weight.
struct SymbolDraftsman {
    /// On the scale of `UIFont.Weight`.
    var weight: CGFloat
    private var clips = 0

    init(weight: CGFloat) { self.weight = weight }

    /// The drawing, or nil where a file or a character is missing.
    mutating func drawing(of recipe: SymbolRecipe) -> SymbolDrawing? {
        switch recipe {
        case .glyph(let name): glyph(name, lineWidth: heavier(SymbolGlyph.lineWidth))
        case .icon(let file, filled: _):
            // Bootstrap's lines are thinner than those of symbols.
            SymbolIcon(file: file)?.drawing(line: max(0, 0.2 + 1.1 * weight))
        case .text(let text): SymbolLettering.drawing(of: text, weight: weight)
        case .enclosed(let inner, let enclosure, let isFilled): enclosed(inner, enclosure, isFilled: isFilled)
        case .struckThrough(let recipe): drawing(of: recipe).map { struckThrough($0) }
        case .badged(let recipe, let badge): drawing(of: recipe).flatMap { badged($0, badge) }
        }
    }

    private func glyph(_ name: String, lineWidth: CGFloat) -> SymbolDrawing? {
        SymbolGlyph.named(name).map {
            SymbolDrawing(path: $0.outline(lineWidth: lineWidth), size: $0.size)
        }
    }

    private func heavier(_ lineWidth: CGFloat) -> CGFloat { lineWidth * (1 + 0.9 * weight) }

    // MARK: Holes

    private mutating func cut(_ hole: SymbolDrawing.Outline, from body: String) -> String {
        clips += 1
        return "\(hole.clip(id: "c\(clips)"))<g clip-path=\"url(#c\(clips))\">\(body)</g>"
    }

    // MARK: Shapes

    private mutating func enclosed(
        _ recipe: SymbolRecipe, _ enclosure: SymbolEnclosure, isFilled: Bool
    ) -> SymbolDrawing? {
        guard let inner = inner(recipe, isCutOut: isFilled && enclosure.isClosed) else { return nil }
        let fitted = inner.fitted(in: enclosure.inner, limit: Self.largestScale)
        if isFilled, enclosure.isClosed, let hole = fitted.outline,
            let shape = shape(enclosure, isFilled: true)
        {
            return SymbolDrawing(size: SymbolEnclosure.box, body: cut(hole, from: shape))
        }
        return shape(enclosure, isFilled: false).map {
            SymbolDrawing(size: SymbolEnclosure.box, body: $0 + fitted.body)
        }
    }

    /// Glyphs of our own keep most of their size in a shape; their strokes would be too thin otherwise.
    private static let largestScale: CGFloat = 0.72

    /// The drawing inside a shape: a silhouette for a hole, else lines as thick as outside of shapes.
    private mutating func inner(_ recipe: SymbolRecipe, isCutOut: Bool) -> SymbolDrawing? {
        if case .glyph(let name) = recipe {
            return glyph(name, lineWidth: heavier(1.15 * SymbolGlyph.lineWidth))
        }
        guard case .icon(let file, let filled) = recipe else { return drawing(of: recipe) }
        guard !isCutOut else { return SymbolIcon(file: filled ?? file)?.drawing(line: 0) }
        return SymbolIcon(file: file)?.drawing(line: max(0, 0.7 + 1.4 * weight))
    }

    private func shape(_ enclosure: SymbolEnclosure, isFilled: Bool) -> String? {
        if let path = enclosure.path {
            return """
                <path d="\(path)" fill="\(isFilled ? "currentColor" : "none")" stroke="currentColor" \
                stroke-width="\(SymbolDrawing.text(heavier(SymbolEnclosure.lineWidth)))" \
                stroke-linejoin="round" stroke-linecap="round"/>
                """
        }
        guard let icon = enclosure.icon else { return nil }
        return SymbolIcon(file: isFilled ? icon.filled : icon.outline)?.drawing(
            line: max(0, 0.2 + 1.1 * weight)
        )
        .body
    }

    // MARK: Lines through symbols

    private mutating func struckThrough(_ drawing: SymbolDrawing) -> SymbolDrawing {
        let (width, height) = (drawing.size.width, drawing.size.height)
        let side = min(width, height)
        let (x, y) = ((width - side) / 2, (height - side) / 2)
        let start = CGPoint(x: x + 0.09 * side, y: y + 0.09 * side)
        let end = CGPoint(x: x + 0.91 * side, y: y + 0.91 * side)
        let lineWidth = heavier(SymbolGlyph.lineWidth)
        let line = SymbolStroke.line([start, end]).outline(width: lineWidth)
        // A gap beside the line and around its ends.
        let gap = CGVector(dx: lineWidth * 0.6, dy: -lineWidth * 0.6)
        let hole = SymbolStroke.line([start + gap, end + gap]).outline(width: lineWidth * 2)
        let body = cut(SymbolDrawing.Outline(path: hole), from: drawing.body)
        return SymbolDrawing(size: drawing.size, body: body + "<path d=\"\(line)\"/>")
    }

    // MARK: Badges

    private mutating func badged(_ drawing: SymbolDrawing, _ badge: SymbolBadge) -> SymbolDrawing? {
        let (width, height) = (drawing.size.width, drawing.size.height)
        if badge == .dot {
            let center = CGPoint(x: width - 4.2, y: 3.6)
            let hole = SymbolDrawing.Outline(path: SymbolStroke.disc(center, radius: 4.7))
            let dot = "<path d=\"\(SymbolStroke.disc(center, radius: 3.4))\"/>"
            return SymbolDrawing(size: drawing.size, body: cut(hole, from: drawing.body) + dot)
        }
        let center = CGPoint(x: width - 3.4, y: height - 3.9)
        guard let sign = sign(badge) else { return nil }
        let hole = SymbolDrawing.Outline(path: SymbolStroke.disc(center, radius: 6))
        let side = CGRect(x: center.x - 4.9, y: center.y - 4.9, width: 9.8, height: 9.8)
        let size = CGSize(width: width + 1.5, height: height + 1)
        return SymbolDrawing(size: size, body: cut(hole, from: drawing.body) + sign.fitted(in: side).body)
    }

    private mutating func sign(_ badge: SymbolBadge) -> SymbolDrawing? {
        switch badge {
        case .dot: nil
        case .mark(let recipe, let enclosure): enclosed(recipe, enclosure, isFilled: true)
        case .plain(let recipe): inner(recipe, isCutOut: false)
        }
    }
}
