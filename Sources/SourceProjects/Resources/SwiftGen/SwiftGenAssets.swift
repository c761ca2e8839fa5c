import InterfaceBuilder

/// A constant for each color and image of catalogs, as the template `swift5` generates them: `Asset.Icons.star.image`.
struct SwiftGenAssets {
    private let catalogs: [String]
    private let options: SwiftGenOptions

    /// The greatest depth of folders in a catalog.
    private static let depthLimit = 16
    /// The largest number of entries of a folder.
    private static let entryLimit = 20_000

    /// The types of constants, by the extensions of assets.
    private static let types = [
        "imageset": "ImageAsset", "symbolset": "SymbolAsset", "colorset": "ColorAsset",
    ]

    init(_ catalogs: [String], _ options: SwiftGenOptions) {
        self.catalogs = catalogs.filter { FileWalker.ending(of: $0) == "xcassets" }
        self.options = options
    }

    func text(named name: String) -> String {
        let isSingle = catalogs.count == 1 && !options.nestsFiles
        let members = catalogs.flatMap { catalog -> [String] in
            let lines = constants(in: catalog, namespace: "", depth: 0)
            return isSingle
                ? lines
                : SwiftGenNames.enumeration(SwiftGenNames.type(SwiftGenNames.file(catalog)), lines)
                    .accessible(options)
        }
        let lines =
            ["import UIKit", ""] + SwiftGenNames.enumeration(name, members).accessible(options)
            + declarations + options.bundleDeclaration
        return lines.joined(separator: "\n") + "\n"
    }

    /// Returns the constants of a folder of a catalog.
    private func constants(in folder: String, namespace: String, depth: Int) -> [String] {
        guard depth < Self.depthLimit else { return [] }
        var known: Set<String> = []
        return (FolderListing.entries(of: folder, limit: Self.entryLimit) ?? []).flatMap {
            entry -> [String] in
            guard entry.kind == .folder else { return [] }
            let path = "\(folder)/\(entry.name)"
            let name = FileWalker.stem(of: entry.name)
            if let type = Self.types[FileWalker.ending(of: entry.name)] {
                let identifier = SwiftGenNames.member(name)
                guard known.insert(identifier).inserted else { return [] }
                let value = "\(type)(name: \((namespace + name).swiftLiteral))"
                return ["\(options.access)static let \(identifier) = \(value)"]
            }
            guard FileWalker.ending(of: entry.name).isEmpty else { return [] }
            let isNamespace = Self.providesNamespace(path)
            let inner = constants(
                in: path, namespace: isNamespace ? "\(namespace)\(name)/" : namespace, depth: depth + 1)
            guard isNamespace || options.nestsFolders else { return inner }
            return SwiftGenNames.enumeration(SwiftGenNames.type(name), inner).accessible(options)
        }
    }

    private static func providesNamespace(_ folder: String) -> Bool {
        (try? JSON.read("\(folder)/Contents.json"))?["properties"]?["provides-namespace"]?.bool == true
    }

    /// The types of the constants, and initializers of UIKit's.
    private var declarations: [String] {
        let access = options.access
        let images = ["ImageAsset", "SymbolAsset"].flatMap { type in
            Self.assetType(type, access) + [
                "    \(access)typealias Image = UIImage",
                "    \(access)var image: UIImage { UIImage(asset: self) }",
                "    \(access)func image(compatibleWith traits: UITraitCollection) -> UIImage {",
                "        UIImage(named: name, in: bundle, compatibleWith: traits) ?? UIImage()",
                "    }",
                "}",
            ]
        }
        let colors =
            Self.assetType("ColorAsset", access) + [
                "    \(access)typealias Color = UIColor",
                "    \(access)var color: UIColor { UIColor(asset: self) }",
                "}",
            ]
        let initializers = [
            ("UIImage", "ImageAsset"), ("UIImage", "SymbolAsset"), ("UIColor", "ColorAsset"),
        ]
        .flatMap { type, asset in
            [
                "extension \(type) {",
                "    \(access)convenience init!(asset: \(asset)) {",
                "        self.init(named: asset.name, in: bundle, compatibleWith: nil)",
                "    }",
                "}",
            ]
        }
        return images + colors + initializers
    }

    private static func assetType(_ name: String, _ access: String) -> [String] {
        ["\(access)struct \(name): Sendable {", "    \(access)let name: String"]
    }
}
