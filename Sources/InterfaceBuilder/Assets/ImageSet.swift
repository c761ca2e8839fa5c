/// The files of one image in a catalog.
public struct ImageSet: Sendable, Hashable {
    /// How a template image's color is decided.
    public enum RenderingIntent: String, Sendable, Hashable {
        /// The image is a stencil for the tint color.
        case template
        /// The image keeps its colors.
        case original
    }

    /// One file.
    public struct Member: Sendable, Hashable {
        /// The file's path; nil when the member has none yet, or its path is refused.
        public let path: String?
        /// When it is chosen.
        public let conditions: AssetConditions
        /// The edges that do not count for alignment, in pixels of this file.
        public let alignmentInsets: Insets?
        /// How the image stretches.
        public let resizing: Resizing?
        /// The uniform type of data.
        public let typeIdentifier: String?

        /// Whether the file is a drawing that fits any scale.
        public var isVector: Bool {
            guard let path = path?.lowercased() else { return false }
            return path.hasSuffix(".pdf") || path.hasSuffix(".svg")
        }
    }

    /// How an image stretches.
    public struct Resizing: Sendable, Hashable {
        /// `3-part-horizontal`, `3-part-vertical` or `9-part`.
        public let mode: String
        /// The parts at the edges that keep their size, in pixels of this file.
        public let capInsets: Insets
        /// Whether the middle is repeated rather than stretched.
        public let isTiled: Bool
        /// The size of the middle, in pixels of this file.
        public let centerSize: Size?
    }

    /// The name, with its namespace.
    public let name: String
    /// The files, in the order of the catalog.
    public let members: [Member]
    /// Whether the image is a stencil; nil for the default.
    public let renderingIntent: RenderingIntent?
    /// Whether vectors are kept for other sizes.
    public let preservesVectorRepresentation: Bool
    /// The line direction behavior of the whole set: mirrored in right-to-left layouts or not.
    public let languageDirection: String?

    /// The member for the circumstances; only members with a file count.
    public func best(for traits: AssetTraits) -> Member? {
        members.lazy.filter { $0.path != nil }.bestMatch(for: traits) { $0.conditions }
    }

    init(name: String, _ json: JSON, _ list: String, path: (JSON) -> String?) {
        self.name = name
        members = (json[list]?.array ?? []).map { member in
            Member(
                path: path(member), conditions: AssetConditions(member),
                alignmentInsets: member["alignment-insets"].map(Insets.init(json:)),
                resizing: member["resizing"].flatMap(Resizing.init),
                typeIdentifier: member["universal-type-identifier"]?.string)
        }
        let properties = json["properties"]
        renderingIntent = properties?["template-rendering-intent"]?.string.flatMap(RenderingIntent.init)
        preservesVectorRepresentation = properties?["preserves-vector-representation"]?.bool ?? false
        languageDirection = properties?["language-direction"]?.string
    }
}

extension ImageSet.Resizing {
    init?(_ json: JSON) {
        guard let mode = json["mode"]?.string else { return nil }
        self.mode = mode
        capInsets =
            (json["cap-insets"] ?? json["capInsets"]).map(Insets.init(json:))
            ?? Insets(top: 0, left: 0, bottom: 0, right: 0)
        let center = json["center"]
        isTiled = center?["mode"]?.string == "tile"
        let width = center?["width"]?.number
        let height = center?["height"]?.number
        let known = width != nil || height != nil
        centerSize = known ? Size(width: Insets.length(width), height: Insets.length(height)) : nil
    }
}

extension Insets {
    init(json: JSON) {
        func edge(_ name: String) -> Double { Self.length(json[name]?.number) }
        self.init(top: edge("top"), left: edge("left"), bottom: edge("bottom"), right: edge("right"))
    }

    static func length(_ value: Double?) -> Double { NumberText.clampedLength(value ?? 0) }
}
