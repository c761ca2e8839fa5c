/// The fallback values of external images and colors that a document contains.
public struct Resources: Sendable {
    /// An image that the document uses.
    public struct Image: Sendable {
        /// The name in the asset catalog or bundle, or of the symbol.
        public let name: String
        /// Whether it is a system symbol.
        public let isSystem: Bool
        /// The natural size, in points; nil when the document has none.
        public let size: Size?
        /// The element, which may hold the image's data.
        public let element: Element

        /// The file of an image that is embedded in the document, as PNG or JPEG. Xcode archives the image with its file
        /// inside, which is found by its first bytes; nil where there is none.
        public var data: ArraySlice<UInt8>? {
            guard let text = element.descendants.first(where: { $0.isNamed("mutableData") })?.text,
                let bytes = Base64.decode(text)
            else { return nil }
            let heads: [[UInt8]] = [[0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], [0xFF, 0xD8, 0xFF]]
            return bytes.indices.lazy.filter { index in
                heads.contains { bytes[index...].starts(with: $0) }
            }
            .first.map { bytes[$0...] }
        }
    }

    /// The images in document order.
    public let images: [Image]
    /// Asset colors by name, with the value they had when the document was saved.
    public let namedColors: [String: DocumentColor]
    /// System colors by name, with their light value.
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
    /// The document's resources, computed at each access.
    public var resources: Resources { Resources(root.members(of: "resources")) }
}
