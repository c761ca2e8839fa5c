import CoreGraphics

/// A drawing that symbols are put together from, in points at a 17 point font.
struct SymbolDrawing {
    var size: CGSize
    /// The elements in SVG's notation.
    var body: String
    /// The drawing as one path by the even-odd rule, which can be cut out of another; nil for what is put together.
    var outline: Outline?

    /// A path in SVG's notation and the transforms around it.
    struct Outline {
        var path: String
        var transform = ""

        /// A clip that leaves the outline out. Not a mask, which documents of vectors would hold as pixels.
        func clip(id: String) -> String {
            let everything = "M-99 -99H199V199H-99Z"
            return """
                <clipPath id="\(id)"><path clip-rule="evenodd"\(SymbolDrawing.attribute(transform)) \
                d="\(everything)\(path)"/></clipPath>
                """
        }
    }

    /// A path that is filled.
    init(path: String, size: CGSize) {
        self.init(
            size: size, body: "<path d=\"\(path)\" fill-rule=\"evenodd\"/>", outline: Outline(path: path))
    }

    init(size: CGSize, body: String, outline: Outline? = nil) {
        (self.size, self.body, self.outline) = (size, body, outline)
    }

    /// The drawing moved into the middle of a rectangle and made as large as it.
    func fitted(in rect: CGRect, limit: CGFloat = .infinity) -> SymbolDrawing {
        let scale = min(rect.width / size.width, rect.height / size.height, limit)
        let x = rect.midX - size.width * scale / 2
        let y = rect.midY - size.height * scale / 2
        return placed("translate(\(Self.text(x)) \(Self.text(y))) scale(\(Self.text(scale)))")
    }

    private func placed(_ transform: String) -> SymbolDrawing {
        var drawing = self
        drawing.body = "<g transform=\"\(transform)\">\(body)</g>"
        drawing.outline?.transform = transform + (outline?.transform ?? "")
        return drawing
    }

    /// The part of the drawing in a rectangle.
    func cropped(to rect: CGRect) -> SymbolDrawing {
        var drawing = placed("translate(\(Self.text(-rect.minX)) \(Self.text(-rect.minY)))")
        drawing.size = rect.size
        return drawing
    }

    /// The drawing as a document of that size, which it fills if it is stretched.
    func svg(size wanted: CGSize, isStretched: Bool = false) -> String {
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="\(Double(wanted.width))" height="\(Double(wanted.height))" \
        viewBox="0 0 \(Double(size.width)) \(Double(size.height))" fill="currentColor"\
        \(isStretched ? " preserveAspectRatio=\"none\"" : "")>\(body)</svg>
        """
    }

    fileprivate static func attribute(_ transform: String) -> String {
        transform.isEmpty ? "" : " transform=\"\(transform)\""
    }

    /// A number to a thousandth.
    static func text(_ value: CGFloat) -> String { "\(Double((value * 1000).rounded() / 1000))" }
}
