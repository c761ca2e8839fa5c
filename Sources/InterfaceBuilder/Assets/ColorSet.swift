/// The values of one color in a catalog.
public struct ColorSet: Sendable, Hashable {
    /// One value.
    public struct Member: Sendable, Hashable {
        /// The color; a reference to a system color is `.system`.
        public let color: DocumentColor
        /// The conditions under which it is used.
        public let conditions: AssetConditions
    }

    /// The name, with its namespace.
    public let name: String
    /// The values, in the order of the catalog.
    public let members: [Member]

    /// Returns the color that fits the traits best.
    public func best(for traits: AssetTraits) -> DocumentColor? {
        members.bestMatch(for: traits) { $0.conditions }?.color
    }

    init(name: String, _ json: JSON) {
        self.name = name
        members = (json["colors"]?.array ?? []).compactMap { member in
            guard let color = member["color"].flatMap(AssetColor.color) else { return nil }
            return Member(color: color, conditions: AssetConditions(member))
        }
    }
}

/// Parses the notations of colors in catalogs.
enum AssetColor {
    static func color(_ json: JSON) -> DocumentColor? {
        if let reference = json["reference"]?.string { return .system(reference) }
        guard let components = json["components"] else { return nil }
        let alpha = min(max(fraction(components["alpha"], isByte: false) ?? 1, 0), 1)
        let space = json["color-space"]?.string ?? "srgb"
        if components["white"] != nil {
            let isByte = usesBytes(components, ["white"])
            return .white(
                fraction(components["white"], isByte: isByte) ?? 0, alpha: alpha, space: .genericGamma22Gray)
        }
        let names = ["red", "green", "blue"]
        let isByte = usesBytes(components, names)
        let values = names.map { fraction(components[$0], isByte: isByte) ?? 0 }
        return .rgb(red: values[0], green: values[1], blue: values[2], alpha: alpha, space: spaceNamed(space))
    }

    private static func spaceNamed(_ name: String) -> DocumentColor.Space {
        switch name {
        case "srgb", "extended-srgb": .sRGB
        case "extended-linear-srgb": .linearSRGB
        case "display-p3": .displayP3
        default: .unknown
        }
    }

    /// Whole numbers range from 0 to 255. A lone "1" among zeros and fractions is not such a number but the full
    /// component, written by hand.
    private static func usesBytes(_ components: JSON, _ names: [String]) -> Bool {
        names.contains { name in
            guard let text = components[name]?.string, !text.contains("."), !text.hasPrefix("0x") else {
                return false
            }
            return (NumberText.double(text) ?? 0) > 1
        }
    }

    private static func fraction(_ json: JSON?, isByte: Bool) -> Double? {
        guard let json else { return nil }
        guard let text = json.string else { return json.number.map { min(max($0, -8), 8) } }
        if text.lowercased().hasPrefix("0x") {
            return UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
        }
        guard let value = NumberText.double(text) else { return nil }
        let isWhole = !text.contains(".")
        return min(max(isByte && isWhole ? value / 255 : value, -8), 8)
    }
}
