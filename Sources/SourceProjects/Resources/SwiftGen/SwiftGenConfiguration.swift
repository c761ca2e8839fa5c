import InterfaceBuilder

/// The sources that SwiftGen generates from a project's resources, as its configuration (`swiftgen.yml`) describes them. They are
/// generated before each build, so that projects mostly do not contain them.
package struct SwiftGenConfiguration {
    /// The generated sources of the supported templates.
    package private(set) var outputs: [Output] = []

    /// A generated source.
    package struct Output {
        /// The path of the file, which may not exist.
        package let path: String
        /// The name of the type with the constants.
        package let typeName: String
        fileprivate let generate: () -> String

        /// The text of the file, for which the resources are read.
        package var text: String { generate() }
    }

    /// The largest configuration that is read, in bytes.
    private static let limit = 1 << 20

    private let root: String
    private let inputFolder: String
    private let outputFolder: String

    /// Reads a configuration; files outside of the root are not read.
    package init(contentsOf path: String, within root: String) throws(DocumentError) {
        self.root = FolderListing.resolved(root) ?? root
        let content = try YAML.parse(FileReader.read(path, limit: Self.limit), path: path)
        let folder = XcodePaths.joined(path, "..")
        inputFolder = XcodePaths.joined(folder, content["input_dir"]?.string ?? "")
        outputFolder = XcodePaths.joined(folder, content["output_dir"]?.string ?? "")
        for (parser, section) in content.members {
            for entry in section.listed {
                let inputs = try self.inputs(of: entry, in: path)
                // Configurations before version 6 have the members of the only output beside those of the input.
                for output in entry["outputs"]?.listed ?? [entry] { add(output, parser, inputs) }
            }
        }
    }

    /// Returns whether a file is a configuration by its name.
    package static func isConfiguration(_ path: String) -> Bool {
        let name = path.split(separator: "/").last?.lowercased() ?? ""
        return name.hasPrefix("swiftgen") && ["yml", "yaml"].contains(FileWalker.ending(of: name))
    }

    /// Returns the resources of an entry.
    private func inputs(of entry: JSON, in file: String) throws(DocumentError) -> [String] {
        let paths = ((entry["inputs"] ?? entry["paths"])?.listed ?? []).compactMap(\.string)
            .map { XcodePaths.joined(inputFolder, $0) }
        let pattern = entry["filter"]?.string
        let filter = pattern.flatMap(SwiftGenFilter.init)
        if let pattern, filter == nil {
            throw DocumentError(
                file: file, reason: .malformed("the filter \(pattern) is invalid, or may take long to match"))
        }
        return paths.filter { FolderListing.isInside($0, root) }
            .flatMap { FileWalker.isWhole($0) ? [$0] : FileWalker.files(in: $0, within: root) }
            .filter { path in filter?.selects(path) ?? true }
    }

    private mutating func add(_ output: JSON, _ parser: String, _ inputs: [String]) {
        guard let name = output["output"]?.string, let template = output["templateName"]?.string else {
            return
        }
        let options = SwiftGenOptions(output["params"])
        let style = template.prefix { $0 != "-" }
        let standardName: String
        let generate: (String) -> String
        switch (parser, style) {
        case ("strings", "structured"), ("strings", "flat"):
            standardName = "L10n"
            let isNested = style == "structured"
            generate = { SwiftGenStrings(inputs, options, isNested: isNested).text(named: $0) }
        case ("xcassets", "swift5"), ("xcassets", "swift4"), ("xcassets", "swift3"):
            standardName = "Asset"
            generate = { SwiftGenAssets(inputs, options).text(named: $0) }
        case ("ib", "scenes"), ("storyboards", "scenes"):
            standardName = "StoryboardScene"
            generate = { SwiftGenScenes(inputs, options).scenes(named: $0) }
        case ("ib", "segues"), ("storyboards", "segues"):
            standardName = "StoryboardSegue"
            generate = { SwiftGenScenes(inputs, options).segues(named: $0) }
        default: return
        }
        let typeName = options.typeName ?? standardName
        outputs.append(
            Output(path: XcodePaths.joined(outputFolder, name), typeName: typeName) { generate(typeName) })
    }
}

/// The parameters of a template.
struct SwiftGenOptions {
    /// The name of the type with the constants; nil for the template's own.
    let typeName: String?
    /// `public `, or nothing.
    let access: String
    /// Whether each file has an enumeration of its own where there is only one as well.
    let nestsFiles: Bool
    /// Whether folders in catalogs are enumerations where they provide no namespace as well.
    let nestsFolders: Bool
    /// The expression of the bundle with the resources; nil for that of the module.
    private let bundle: String?

    init(_ parameters: JSON?) {
        typeName = parameters?["enumName"]?.string ?? parameters?["sceneEnumName"]?.string
        access = parameters?["publicAccess"] == nil ? "" : "public "
        nestsFiles = parameters?["forceFileNameEnum"] != nil
        nestsFolders = parameters?["forceProvidesNamespaces"] != nil
        bundle = parameters?["bundle"]?.string
    }

    /// The declaration of a file's `bundle`.
    var bundleDeclaration: [String] {
        let value = bundle ?? "Bundle(for: BundleToken.self)"
        return ["private let bundle = \(value)", "private final class BundleToken {}"]
    }
}

extension JSON {
    /// The items of a list, or the value itself, where a list of one may be written without brackets.
    var listed: [JSON] { if case .array(let items) = value { items } else { [self] } }
}
