import InterfaceBuilder

/// The source with a constant for each resource of a target, as R.swift generates it: `R.image.star()`, `R.string.localizable.title()`.
/// Projects mostly do not contain the generated file.
public struct ResourceConstants {
    /// The names of the classes that the target declares; other classes are UIKit's in the constants' types.
    private let classes: Set<String>
    private var images: [String] = []
    private var colors: [String] = []
    private var files: [String] = []
    private var fonts: [String] = []
    private var tables: [String: Set<String>] = [:]
    private var nibs: [Document] = []
    private var storyboards: [Document] = []

    /// Reads the resources at paths; those that cannot be read have no constants.
    public init(resources: [String], classes: Set<String>) {
        self.classes = classes
        // The copies of a document in other languages have the same objects.
        var known: Set<String> = []
        for path in resources.sorted(by: Self.isBefore) { add(path, &known) }
    }

    private static func isBefore(_ first: String, _ second: String) -> Bool {
        let (isBase, otherIsBase) = (first.contains("/Base.lproj/"), second.contains("/Base.lproj/"))
        return isBase == otherIsBase ? first < second : isBase
    }

    private mutating func add(_ path: String, _ known: inout Set<String>) {
        let file = path.split(separator: "/").last.map(String.init) ?? ""
        let (name, ending) = Self.parts(file)
        switch ending.lowercased() {
        case "xcassets":
            guard let catalog = try? AssetCatalog(contentsOf: path) else { return }
            images += Array(catalog.images.keys) + Array(catalog.symbols.keys)
            colors += Array(catalog.colors.keys)
        case "strings":
            guard let table = try? StringsFile.read(path) else { return }
            tables[name, default: []].formUnion(table.entries.keys)
        case "xcstrings":
            guard let catalog = try? StringCatalog(contentsOf: path) else { return }
            tables[name, default: []].formUnion(catalog.table(language: catalog.sourceLanguage).entries.keys)
        case "storyboard", "xib":
            guard known.insert(file).inserted, let document = try? Document(contentsOf: path) else { return }
            if ending == "xib" { nibs.append(document) } else { storyboards.append(document) }
        case "ttf", "otf", "ttc": fonts.append(name)
        case "png", "jpg", "jpeg":
            images.append(name.split(separator: "@").first.map(String.init) ?? name)
            files.append(file)
        case "stringsdict", "xcdatamodeld", "xcdatamodel", "lproj", "swift", "": break
        default: files.append(file)
        }
    }

    private static func parts(_ file: String) -> (name: String, ending: String) {
        guard let dot = file.lastIndex(of: ".") else { return (file, "") }
        return (String(file[..<dot]), String(file[file.index(after: dot)...]))
    }

    private static func name(of document: Document) -> String {
        parts(document.path.split(separator: "/").last.map(String.init) ?? "").name
    }

    // MARK: Text

    /// The text of the Swift file.
    public var text: String {
        let groups = [
            group("image", images) { "Rswift.ImageResource(bundle: R.bundle, name: \($0.swiftLiteral))" },
            group("color", colors) { "Rswift.ColorResource(bundle: R.bundle, name: \($0.swiftLiteral))" },
            group("file", files, value: Self.file),
            group("font", fonts) { "Rswift.FontResource(fontName: \($0.swiftLiteral))" },
            strings, nibGroup, reuseIdentifiers, storyboardGroup, segues,
        ]
        let lines =
            ["import Rswift", "import UIKit", "", "enum R {"]
            + [
                "    static let bundle = Bundle(for: BundleClass.self)",
                "    private final class BundleClass {}",
            ]
            + groups.flatMap { $0.map { "    " + $0 } } + ["}"]
        return lines.joined(separator: "\n") + "\n"
    }

    private static func file(_ file: String) -> String {
        let (name, ending) = parts(file)
        return "Rswift.FileResource(bundle: R.bundle, name: \(name.swiftLiteral), "
            + "pathExtension: \(ending.swiftLiteral))"
    }

    /// Returns an enumeration with a constant for each name.
    private func group(_ name: String, _ names: [String], value: (String) -> String) -> [String] {
        Self.enumeration(name, Self.named(names).map { "static let \($0.identifier) = \(value($0.name))" })
    }

    private static func enumeration(_ name: String, _ members: [String]) -> [String] {
        ["enum \(name) {"] + members.map { "    " + $0 } + ["}"]
    }

    /// Returns the names with their constants' identifiers; names with the same identifier have none, as there.
    private static func named(_ names: [String]) -> [(name: String, identifier: String)] {
        let all = Set(names).sorted().compactMap { name in
            ResourceConstants.identifier(of: name).map { (name: name, identifier: $0) }
        }
        let counts = Dictionary(all.map { ($0.identifier, 1) }, uniquingKeysWith: +)
        return all.filter { counts[$0.identifier] == 1 }
    }

    /// Returns the identifier of a resource's constant: the words of its name, the first one in lower case.
    static func identifier(of name: String) -> String? {
        let words = name.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
        let trimmed = words.first.map { String($0.drop(while: \.isNumber)) } ?? ""
        let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
        let joined = ([trimmed.isEmpty ? "" : AssetSymbols.lowercased(trimmed)] + rest).joined()
        guard let first = joined.first, !first.isNumber else { return nil }
        return (trimmed.isEmpty ? AssetSymbols.lowercased(joined) : joined).declaredName
    }

    private var strings: [String] {
        // The texts of documents are keyed by the ids of objects.
        let documents = Set((nibs + storyboards).map(Self.name))
        let named = Self.named(tables.keys.filter { !documents.contains($0) })
        return Self.enumeration(
            "string",
            named.flatMap { table in
                group(table.identifier, Array(tables[table.name] ?? [])) { key in
                    "Rswift.StringResource(key: \(key.swiftLiteral), tableName: \(table.name.swiftLiteral), "
                        + "bundle: R.bundle, locales: [], comment: nil)"
                }
            })
    }

    // MARK: Documents

    /// Returns the class of an object for a constant's type.
    private func type(of element: Element, else standard: String) -> String {
        if let name = element.customClass?.name, classes.contains(name) { return name }
        let name = element.standardClassName ?? standard
        return name.hasPrefix("UI") ? name : standard
    }

    /// The first view of a nib.
    private static func firstView(of document: Document) -> Element? {
        document.objects.first { !$0.isNamed("placeholder") }
    }

    private var nibGroup: [String] {
        let members = Self.named(nibs.map(Self.name)).compactMap { nib -> String? in
            guard let document = nibs.first(where: { Self.name(of: $0) == nib.name }) else { return nil }
            let view = Self.firstView(of: document)
            let type = view.map { self.type(of: $0, else: "UIView") } ?? "UIView"
            let identifier = view?["reuseIdentifier"] ?? ""
            return "static let \(nib.identifier) = Rswift.NibResource<\(type)>(bundle: R.bundle, "
                + "name: \(nib.name.swiftLiteral), identifier: \(identifier.swiftLiteral))"
        }
        return Self.enumeration("nib", members)
    }

    private var reuseIdentifiers: [String] {
        var types: [String: String] = [:]
        for element in (nibs + storyboards).flatMap({ Array($0.root.descendants) }) {
            guard let identifier = element["reuseIdentifier"], !identifier.isEmpty else { continue }
            let standard = element.name.hasPrefix("table") ? "UITableViewCell" : "UICollectionReusableView"
            types[identifier] = types[identifier] ?? type(of: element, else: standard)
        }
        return group("reuseIdentifier", Array(types.keys)) { name in
            "Rswift.ReuseIdentifier<\(types[name] ?? "UIView")>(identifier: \(name.swiftLiteral))"
        }
    }

    private var storyboardGroup: [String] {
        let named = Self.named(storyboards.map(Self.name))
        return Self.enumeration(
            "storyboard",
            named.flatMap { entry -> [String] in
                let document = storyboards.first { Self.name(of: $0) == entry.name }
                return document.map { storyboard($0, entry.name, entry.identifier) } ?? []
            })
    }

    private func storyboard(_ document: Document, _ name: String, _ identifier: String) -> [String] {
        let structure = "Storyboard_\(name.asIdentifier)"
        let initial = document.initialScene?.controller.map { type(of: $0.element, else: "UIViewController") }
        let kind = initial == nil ? "StoryboardResourceType" : "StoryboardResourceWithInitialControllerType"
        var types: [String: String] = [:]
        for controller in document.scenes.compactMap(\.controller) {
            guard let identifier = controller.storyboardIdentifier else { continue }
            types[identifier] = type(of: controller.element, else: "UIViewController")
        }
        let controllers = Self.named(Array(types.keys)).flatMap { controller -> [String] in
            let type = types[controller.name] ?? "UIViewController"
            let resource = "Rswift.StoryboardViewControllerResource<\(type)>"
            return [
                "let \(controller.identifier) = \(resource)(identifier: \(controller.name.swiftLiteral))",
                "@MainActor func \(controller.identifier)(_: Void = ()) -> \(type)? {",
                "    UIStoryboard(resource: self).instantiateViewController(withResource: \(controller.identifier))",
                "}",
            ]
        }
        let members =
            ["let bundle = R.bundle", "let name = \(name.swiftLiteral)"]
            + (initial.map { ["typealias InitialController = \($0)"] } ?? [])
            + ["@MainActor func callAsFunction() -> UIStoryboard { UIStoryboard(resource: self) }"]
            + controllers
        return ["struct \(structure): Rswift.\(kind) {"] + members.map { "    " + $0 }
            + ["}", "static let \(identifier) = \(structure)()"]
    }

    private var segues: [String] {
        var types: [String: [String: String]] = [:]
        for document in storyboards {
            for scene in document.scenes {
                guard let source = scene.controller.map({ type(of: $0.element, else: "UIViewController") })
                else { continue }
                for element in scene.element.descendants where element.isNamed("segue") {
                    let segue = Segue(element)
                    guard let identifier = segue.identifier, !identifier.isEmpty else { continue }
                    let destination = document.element(withID: segue.destinationID).map {
                        type(of: $0, else: "UIViewController")
                    }
                    let custom = element.customClass?.name
                    let kind = custom.flatMap { classes.contains($0) ? $0 : nil } ?? "UIStoryboardSegue"
                    types[source, default: [:]][identifier] =
                        "Rswift.StoryboardSegueIdentifier<\(kind), \(source), \(destination ?? "UIViewController")>"
                }
            }
        }
        return Self.enumeration(
            "segue",
            Self.named(Array(types.keys)).flatMap { source in
                let segues = types[source.name] ?? [:]
                return group(source.identifier, Array(segues.keys)) { name in
                    "\(segues[name] ?? "")(identifier: \(name.swiftLiteral))"
                }
            })
    }
}
