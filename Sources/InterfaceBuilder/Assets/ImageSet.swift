/// The files of one image in a catalog.
public struct ImageSet: Sendable, Hashable {
    /// The way in which the colors of an image are used.
    public enum RenderingIntent: String, Sendable, Hashable {
        /// The image is a mask that is filled with the tint color.
        case template
        /// The image keeps its colors.
        case original
    }

    /// A file of the set.
    public struct Member: Sendable, Hashable {
        /// The file's path; nil when none is assigned yet, or the path is refused.
        public let path: String?
        /// The conditions under which it is used.
        public let conditions: AssetConditions
        /// The insets of the alignment rectangle, in pixels of this file.
        public let alignmentInsets: Insets?
        /// The resizable parts; nil when the image is scaled as a whole.
        public let resizing: Resizing?
        /// The uniform type of data.
        public let typeIdentifier: String?

        /// Whether the file is a vector drawing.
        public var isVector: Bool {
            guard let path = path?.lowercased() else { return false }
            return path.hasSuffix(".pdf") || path.hasSuffix(".svg")
        }
    }

    /// The resizable parts of an image.
    public struct Resizing: Sendable, Hashable {
        /// `3-part-horizontal`, `3-part-vertical` or `9-part`.
        public let mode: String
        /// The insets of the parts that are not resized, in pixels of this file.
        public let capInsets: Insets
        /// Whether the middle is tiled rather than stretched.
        public let isTiled: Bool
        /// The size of the middle, in pixels of this file.
        public let centerSize: Size?
    }

    /// The name, with its namespace.
    public let name: String
    /// The files, in the order of the catalog.
    public let members: [Member]
    /// Whether the image is drawn as a template or in its own colors; nil for the default.
    public let renderingIntent: RenderingIntent?
    /// Whether vectors are drawn at any size rather than once at their own.
    public let preservesVectorRepresentation: Bool
    /// The language direction of the whole set: mirrored in right-to-left layouts or not.
    public let languageDirection: String?

    /// Returns the member that fits the traits best; members without a file are ignored.
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
