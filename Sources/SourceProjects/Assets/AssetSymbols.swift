import InterfaceBuilder

/// The source with a constant for each color and image of a target's asset catalogs, as Xcode generates it.
public struct AssetSymbols {
    private let colors: [Symbol]
    private let images: [Symbol]
    /// Whether `UIColor` and `UIImage` have a property for each constant.
    private let extendsTypes: Bool

    /// A constant for an asset.
    private struct Symbol {
        let name: String
        /// The enumerations that the constant is in, one for each folder that provides a namespace.
        let path: [String]
        let identifier: String

        init?(_ name: String, suffix: String) {
            let parts = name.split(separator: "/").map(String.init)
            guard let last = parts.last, let identifier = AssetSymbols.identifier(of: last, without: suffix)
            else { return nil }
            self.name = name
            self.identifier = identifier
            path = parts.dropLast().map(AssetSymbols.typeName)
        }
    }

    /// Reads the catalogs at paths; those that cannot be read have no constants.
    public init(catalogs: [String], extendsTypes: Bool) {
        let read = catalogs.compactMap { try? AssetCatalog(contentsOf: $0) }
        self.init(
            colors: read.flatMap { Array($0.colors.keys) },
            images: read.flatMap { Array($0.images.keys) + Array($0.symbols.keys) },
            extendsTypes: extendsTypes)
    }

    init(colors: [String], images: [String], extendsTypes: Bool) {
        self.colors = Self.symbols(colors, suffix: "Color")
        self.images = Self.symbols(images, suffix: "Image")
        self.extendsTypes = extendsTypes
    }

    /// Returns the constants; of several with the same identifier the first is generated.
    private static func symbols(_ names: [String], suffix: String) -> [Symbol] {
        var known: Set<[String]> = []
        return Set(names).sorted().compactMap { Symbol($0, suffix: suffix) }
            .filter { known.insert($0.path + [$0.identifier]).inserted }
    }

    /// The text of the Swift file; empty if there are no assets.
    public var text: String {
        guard !colors.isEmpty || !images.isEmpty else { return "" }
        var parts = ["import UIKit", "private final class AssetSymbolsBundle {}"]
        for (type, symbols) in [("ColorResource", colors), ("ImageResource", images)] where !symbols.isEmpty {
            parts.append(
                Self.extending(type, symbols) { symbol in
                    "static let \(symbol.identifier) = \(type)(name: \(symbol.name.swiftLiteral), "
                        + "bundle: Bundle(for: AssetSymbolsBundle.self))"
                })
        }
        guard extendsTypes else { return parts.joined(separator: "\n\n") + "\n" }
        for (type, resource, symbols) in [
            ("UIColor", "ColorResource", colors), ("UIImage", "ImageResource", images),
        ] {
            let free = symbols.filter { !$0.path.isEmpty || !Self.taken.contains($0.identifier) }
            guard !free.isEmpty else { continue }
            parts.append(
                Self.extending(type, free) { symbol in
                    let place = ([resource] + symbol.path + [symbol.identifier]).joined(separator: ".")
                    return "static var \(symbol.identifier): \(type) { \(type)(resource: \(place)) }"
                })
        }
        return parts.joined(separator: "\n\n") + "\n"
    }

    /// Returns extensions with a member for each constant, nested in enumerations.
    private static func extending(
        _ type: String, _ symbols: [Symbol], _ member: (Symbol) -> String
    ) -> String {
        var lines = ["extension \(type) {"]
        let nested = Dictionary(grouping: symbols, by: \.path)
        for path in nested.keys.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
            let members = (nested[path] ?? []).map { "    " + member($0) }
            if path.isEmpty {
                lines += members
            } else {
                // A type is declared once; its further parts extend it.
                lines.append("}")
                lines += declarations(of: path, type, before: nested.keys)
                lines.append("extension \(type).\(path.joined(separator: ".")) {")
                lines += members
            }
        }
        return (lines + ["}"]).joined(separator: "\n")
    }

    /// Returns the enumerations of a path that no path before it has declared.
    private static func declarations(
        of path: [String], _ type: String, before paths: some Sequence<[String]>
    ) -> [String] {
        path.indices.compactMap { end in
            let prefix = Array(path[...end])
            let isKnown = paths.contains { other in
                other != path && other.starts(with: prefix) && other.lexicographicallyPrecedes(path)
            }
            if isKnown { return nil }
            let owner = ([type] + prefix.dropLast()).joined(separator: ".")
            return "extension \(owner) { enum \(path[end]) {} }"
        }
    }

    // MARK: Names

    /// Returns the identifier of an asset's constant: the words of the name joined, without a last word that repeats the kind.
    static func identifier(of name: String, without suffix: String) -> String? {
        let words = name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
        guard let first = words.first else { return nil }
        var result =
            lowercased(first) + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        if result.count > suffix.count, result.hasSuffix(suffix) { result.removeLast(suffix.count) }
        if result.first?.isNumber == true { result = "_" + result }
        return result.declaredName
    }

    private static func typeName(_ folder: String) -> String {
        let words = folder.split { !$0.isLetter && !$0.isNumber }
        let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        return name.first?.isNumber == true || name.isEmpty ? "_" + name : name
    }

    /// Returns a first word in lower case up to its second capital, as `faqIcon` for `FAQIcon`.
    static func lowercased(_ word: String) -> String {
        let capitals = word.prefix { $0.isUppercase }
        guard capitals.count > 1, capitals.count < word.count else {
            return capitals.lowercased() + word.dropFirst(capitals.count)
        }
        let rest = word.dropFirst(capitals.count)
        guard rest.first?.isLowercase == true else { return capitals.lowercased() + rest }
        return capitals.dropLast().lowercased() + capitals.suffix(1) + rest
    }

    /// The static members of `UIColor` and `UIImage`, which Xcode does not replace.
    private static let taken: Set = [
        "black", "darkGray", "lightGray", "white", "gray", "red", "green", "blue", "cyan", "yellow",
        "magenta",
        "orange", "purple", "brown", "clear", "systemRed", "systemGreen", "systemBlue", "systemOrange",
        "systemYellow", "systemPink", "systemPurple", "systemTeal", "systemIndigo", "systemBrown",
        "systemMint",
        "systemCyan", "systemGray", "systemGray2", "systemGray3", "systemGray4", "systemGray5", "systemGray6",
        "tint", "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "link", "placeholderText",
        "separator", "opaqueSeparator", "systemBackground", "secondarySystemBackground",
        "tertiarySystemBackground", "systemGroupedBackground", "secondarySystemGroupedBackground",
        "tertiarySystemGroupedBackground", "systemFill", "secondarySystemFill", "tertiarySystemFill",
        "quaternarySystemFill", "lightText", "darkText", "actions", "add", "remove", "checkmark",
        "strokedCheckmark",
    ]
}
