/// What a document knows about images and colours outside it, for when they cannot be found.
public struct Resources: Sendable {
    /// An image that the document uses.
    public struct Image: Sendable {
        /// The name in the asset catalogue or bundle, or of the symbol.
        public let name: String
        /// Whether it is a system symbol.
        public let isSystem: Bool
        /// Its natural size, in points; nil when it is not given.
        public let size: Size?
        /// The element, which may hold the image's data.
        public let element: Element
    }

    /// The images in document order.
    public let images: [Image]
    /// Asset colours by name, with the value they had when the document was saved.
    public let namedColors: [String: DocumentColor]
    /// System colours by name, with their light value.
    public let systemColors: [String: DocumentColor]

    init(_ members: [Element]) {
        images = members.filter { $0.isNamed("image") }.map {
            Image(name: $0["name"] ?? "", isSystem: $0["catalog"] == "system", size: $0.size, element: $0)
        }
        namedColors = Self.colors("namedColor", members)
        systemColors = Self.colors("systemColor", members)
    }

    private static func colors(_ kind: String, _ members: [Element]) -> [String: DocumentColor] {
        var colors: [String: DocumentColor] = [:]
        for member in members where member.isNamed(kind) {
            guard let name = member["name"], colors[name] == nil else { continue }
            colors[name] = member.child(named: "color").flatMap(DocumentColor.init)
        }
        return colors
    }

    /// The image with the name.
    public func image(named name: String, isSystem: Bool = false) -> Image? {
        images.first { $0.name == name && $0.isSystem == isSystem }
    }
}

extension Document {
    /// The document's resources. Read once and kept by whoever needs them often.
    public var resources: Resources { Resources(root.members(of: "resources")) }
}
