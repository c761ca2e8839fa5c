/// The drawing of a custom symbol: an SVG file in the form of the SF Symbols app's templates, with one group for
/// each weight and scale, such as `Regular-M`, and guides around them
/// (https://developer.apple.com/documentation/uikit/creating-custom-symbol-images-for-your-app).
public struct SymbolTemplate: Sendable {
    /// A weight and scale that the template has a drawing for.
    public struct Variant: Sendable, Hashable {
        /// The index of the weight, from 0 (ultralight) to 8 (black).
        public let weight: Int
        /// `S`, `M` or `L`.
        public let scale: String
    }

    /// One drawing, in the units of the template, of which 100 are the point size of the text beside the symbol.
    public struct Drawing: Sendable {
        /// The variant of the drawing, which may differ from the requested one.
        public let variant: Variant
        /// The SVG elements without an enclosing document.
        public let content: String
        /// The positions of the margins; nil where the template has none for the variant.
        public let margins: ClosedRange<Double>?
        /// The position of the baseline of text beside the symbol; nil where the template has none.
        public let baseline: Double?
        /// The position of the top of capital letters; nil where the template has none.
        public let capline: Double?
    }

    /// The point size that templates are drawn for.
    public static let pointSize = 100.0

    /// The names of the weights in templates, the lightest first.
    private static let weights = [
        "Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black",
    ]

    /// The variants that are drawn, the lightest and smallest first.
    public let variants: [Variant]

    private let groups: [Variant: Element]
    private let guides: [String: Element]
    private let style: Element?

    /// Reads a template of at most 16 MB.
    public init(contentsOf path: String) throws(DocumentError) {
        try self.init(bytes: FileReader.read(path, limit: StringsFile.sizeLimit), path: path)
    }

    /// Reads bytes, with a path for the error.
    public init(bytes: ContiguousArray<UInt8>, path: String) throws(DocumentError) {
        let root = try Element.root(of: bytes, path: path)
        var groups: [Variant: Element] = [:]
        var guides: [String: Element] = [:]
        for element in root.descendants {
            guard let id = element.id else { continue }
            if let variant = Self.variant(id), groups[variant] == nil { groups[variant] = element }
            if id.contains("line-") || id.contains("-margin") { guides[id] = guides[id] ?? element }
        }
        guard !groups.isEmpty else {
            throw DocumentError(
                file: path, line: root.line,
                reason: .malformed("a symbol template with a group such as \"Regular-M\" is expected"))
        }
        self.groups = groups
        self.guides = guides
        style = root.descendants.first { $0.isNamed("style") }
        variants = groups.keys.sorted { ($0.weight, $0.scale) < ($1.weight, $1.scale) }
    }

    private static func variant(_ id: String) -> Variant? {
        let parts = id.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 2, ["S", "M", "L"].contains(parts[1]),
            let weight = weights.firstIndex(of: String(parts[0]))
        else { return nil }
        return Variant(weight: weight, scale: String(parts[1]))
    }

    /// Returns the drawing of the scale and weight; a weight between two with compatible drawings is interpolated;
    /// otherwise the nearest variant is returned. A weight out of 0 to 8 is clamped.
    public func drawing(weight: Int, scale: String) -> Drawing? {
        let weight = min(max(weight, 0), Self.weights.count - 1)
        if let between = interpolated(weight, scale) { return between }
        return variants.min { rank($0, weight, scale) < rank($1, weight, scale) }.flatMap(drawing)
    }

    private func drawing(_ variant: Variant) -> Drawing? {
        guard let group = groups[variant] else { return nil }
        return Drawing(
            variant: variant, content: usefulStyle + SVGText.text(of: group),
            margins: margins("\(Self.weights[variant.weight])-\(variant.scale)"),
            baseline: position("Baseline-\(variant.scale)", "y1"),
            capline: position("Capline-\(variant.scale)", "y1"))
    }

    /// Templates may have only three weights of one scale, from which the system interpolates the others.
    private func interpolated(_ weight: Int, _ scale: String) -> Drawing? {
        let nearest = variants.min { rank($0, weight, scale) < rank($1, weight, scale) }
        guard let nearest, nearest.weight != weight else { return nil }
        let row = variants.filter { $0.scale == nearest.scale }
        guard let light = row.last(where: { $0.weight < weight }),
            let heavy = row.first(where: { $0.weight > weight }),
            let a = drawing(light), let b = drawing(heavy)
        else { return nil }
        let (from, to) = (Self.strengths[light.weight], Self.strengths[heavy.weight])
        let part = (Self.strengths[weight] - from) / (to - from)
        guard let content = InterpolatedText(a.content, b.content).text(at: part) else { return nil }
        func mixed(_ a: Double, _ b: Double) -> Double { a + (b - a) * part }
        var margins: ClosedRange<Double>?
        if let left = a.margins, let right = b.margins {
            let lower = mixed(left.lowerBound, right.lowerBound)
            margins = lower...max(lower, mixed(left.upperBound, right.upperBound))
        }
        return Drawing(
            variant: Variant(weight: weight, scale: nearest.scale), content: content, margins: margins,
            baseline: a.baseline, capline: a.capline)
    }

    /// The nine weights in the units of `UIFont.Weight`, from -1 to 1.
    private static let strengths = [-0.8, -0.6, -0.4, 0, 0.23, 0.3, 0.4, 0.56, 0.62]

    /// Returns the distance of a variant, lower is better. Of two weights at the same distance the one nearer to
    /// regular is better.
    private func rank(_ variant: Variant, _ weight: Int, _ scale: String) -> Int {
        let distance = abs(variant.weight - weight) * 10 + abs(variant.weight - 3)
        return (variant.scale == scale ? 0 : 1_000) + distance
    }

    private func margins(_ name: String) -> ClosedRange<Double>? {
        guard let left = position("left-margin-\(name)", "x1") ?? position("left-margin", "x1"),
            let right = position("right-margin-\(name)", "x1") ?? position("right-margin", "x1"), left < right
        else { return nil }
        return left...right
    }

    /// Returns the position of a guide: a line's coordinate, or that of a path's first point.
    private func position(_ id: String, _ attribute: String) -> Double? {
        guard let guide = guides[id] else { return nil }
        if let value = guide.length(attribute) { return value }
        let numbers = (guide["d"] ?? "").split { !($0.isASCII && ($0.isNumber || $0 == "." || $0 == "-")) }
        let index = attribute == "x1" ? 0 : 1
        return numbers.indices.contains(index) ? NumberText.double(String(numbers[index])) : nil
    }

    /// Styles that the SF Symbols app adds are for the layers in its own window, half of them faint. A symbol in one
    /// color uses none of them.
    private var usefulStyle: String {
        guard let style, let text = style.text else { return "" }
        let isOfLayers = ["hierarchical", "multicolor", "monochrome", "SFSymbolsPreview"].contains {
            text.contains($0)
        }
        return isOfLayers ? "" : SVGText.text(of: style)
    }
}

/// Serializes elements.
private enum SVGText {
    static func text(of element: Element) -> String {
        let attributes = element.attributes.filter { $0.name != "id" }.map {
            " \($0.name)=\"\(escaped($0.value))\""
        }.joined()
        let content = element.children.map(text).joined() + escaped(element.text ?? "")
        return "<\(element.name)\(attributes)>\(content)</\(element.name)>"
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
    }
}
