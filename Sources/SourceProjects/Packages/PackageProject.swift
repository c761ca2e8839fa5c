import Foundation
import InterfaceBuilder

/// The targets of a Swift package, from the output of `swift package describe --type json` and `swift package dump-package`.
public struct PackageProject {
    /// The project with the targets that contain Swift sources.
    public private(set) var project = Project()
    /// The names of the targets of each library product.
    public private(set) var products: [String: [String]] = [:]

    /// Parses Swift Package Manager's description of the package in a folder.
    public init(describing folder: String, description: [UInt8], manifest: [UInt8]) throws(DocumentError) {
        let path = folder + "/Package.swift"
        let description = try JSON.parse(ContiguousArray(description), path: path)
        let manifest = try JSON.parse(ContiguousArray(manifest), path: path)
        let settings = Dictionary(
            (manifest["targets"]?.array ?? []).map { ($0["name"]?.string ?? "", $0) },
            uniquingKeysWith: { first, _ in first })
        for target in description["targets"]?.array ?? [] {
            let manifestTarget = settings[target["name"]?.string ?? ""]
            guard
                var module = Self.module(target, in: folder)
                    ?? Self.foreignModule(target, manifestTarget, in: folder)
            else {
                add(foreign: target, path)
                continue
            }
            module.adopt(manifest)
            Self.apply(manifestTarget, to: &module)
            if target["type"]?.string == Self.macroType {
                project.macros.append(module)
                continue
            }
            let place = XcodePaths.joined(folder, target["path"]?.string ?? "")
            TargetPlugins(manifestTarget).apply(to: &module, in: place)
            project.modules.append(module)
        }
        for product in description["products"]?.array ?? [] where product["type"]?["library"] != nil {
            products[product["name"]?.string ?? ""] = (product["targets"]?.array ?? []).compactMap {
                $0.string?.asIdentifier
            }
        }
        addHiddenTargets(in: folder, manifest)
        project.sortModules()
    }

    /// Parses the manifest alone.
    public init(folder: String, manifest: [UInt8]) throws(DocumentError) {
        let manifest = try JSON.parse(ContiguousArray(manifest), path: folder + "/Package.swift")
        let targets = ManifestTargets(folder: folder, manifest: manifest)
        products = targets.products
        for var module in targets.modules {
            module.adopt(manifest)
            let target = manifest["targets"]?.array.first { $0["name"]?.string?.asIdentifier == module.name }
            Self.apply(target, to: &module)
            if target?["type"]?.string == Self.macroType {
                project.macros.append(module)
            } else {
                project.modules.append(module)
            }
        }
        addHiddenTargets(in: folder, manifest)
        project.sortModules()
    }

    private mutating func addHiddenTargets(in folder: String, _ manifest: JSON) {
        let known = Set((manifest["targets"]?.array ?? []).compactMap { $0["name"]?.string })
        for var module in HiddenTargets(folder: folder, known: known).modules {
            module.adopt(manifest)
            project.modules.append(module)
            if products[module.name] == nil { products[module.name] = [module.name] }
        }
    }

    /// The type of a target of macros.
    static let macroType = "macro"

    private static func module(_ target: JSON, in folder: String) -> SourceModule? {
        guard target["module_type"]?.string == "SwiftTarget", let name = target["name"]?.string,
            let kind = kind(target["type"]?.string)
        else { return nil }
        let place = XcodePaths.joined(folder, target["path"]?.string ?? "")
        let sources = (target["sources"]?.array ?? []).compactMap(\.string).map {
            XcodePaths.joined(place, $0)
        }
        var module = SourceModule(name: name.asIdentifier, kind: kind, sources: sources.sorted())
        module.isOfPackage = true
        module.resources = (target["resources"]?.array ?? []).compactMap { resource in
            resource["path"]?.string.map {
                SourceModule.Resource(
                    path: XcodePaths.joined(place, $0), isCopied: resource["rule"]?["copy"] != nil)
            }
        }
        if module.resources.isEmpty, kind == .tests {
            module.resources = undeclaredResources(in: place)
        } else {
            module.resources += AutomaticResources.found(in: place, besides: module.resources.map(\.path))
        }
        module.dependencies = dependencies(of: target)
        module.bringsUIKit = FrameworkHeader.umbrellaImportsUIKit(of: name, in: place)
        return module
    }

    /// Returns the module of a library in C or Objective-C.
    private static func foreignModule(_ target: JSON, _ manifestTarget: JSON?, in folder: String)
        -> SourceModule?
    {
        guard target["module_type"]?.string == "ClangTarget", let name = target["name"]?.string,
            kind(target["type"]?.string) == .library
        else { return nil }
        let place = XcodePaths.joined(folder, target["path"]?.string ?? "")
        let sources = Set(
            (target["sources"]?.array ?? []).compactMap(\.string).map { XcodePaths.joined(place, $0) })
        let clang = ClangTarget(
            folder: folder, place: place, publicHeaders: manifestTarget?["publicHeadersPath"]?.string)
        var module = clang.module(named: name) { !sources.contains($0) }
        module?.dependencies = dependencies(of: target)
        return module
    }

    private static func dependencies(of target: JSON) -> [String] {
        ["target_dependencies", "product_dependencies"].flatMap { target[$0]?.array ?? [] }
            .compactMap(\.string)
    }

    /// Returns files beside tests that the manifest does not list. An Xcode project often does, but is not read.
    private static func undeclaredResources(in place: String) -> [SourceModule.Resource] {
        let endings: Set = [
            "png", "jpg", "jpeg", "gif", "pdf", "svg", "json", "txt", "xml", "html", "csv", "strings",
            "stringsdict", "xib", "storyboard", "xcassets", "ttf", "otf", "data", "bin",
        ]
        return FileWalker.files(in: place, within: place)
            .filter { endings.contains(FileWalker.ending(of: $0)) }
            .map { SourceModule.Resource(path: $0, isCopied: true) }
    }

    private static func kind(_ type: String?) -> SourceModule.Kind? {
        switch type {
        case "library", macroType: .library
        case "test": .tests
        case "executable": .application
        default: nil
        }
    }

    private mutating func add(foreign target: JSON, _ path: String) {
        let name = target["name"]?.string ?? ""
        let kind = target["module_type"]?.string ?? "another kind"
        let message = "\(name) is left out: it is a \(kind), not a target of Swift sources"
        project.diagnostics.append(Diagnostic(.note, file: path, message: message))
    }

    // MARK: Settings

    /// Returns the newest language version that the package supports, or else that of its manifest.
    fileprivate static func languageVersion(_ manifest: JSON) -> String? {
        let named = (manifest["swiftLanguageVersions"]?.array ?? []).compactMap(\.string)
        let newest = named.max { (Double($0) ?? 0) < (Double($1) ?? 0) }
        return newest ?? manifest["toolsVersion"]?["_version"]?.string
    }

    private static func apply(_ target: JSON?, to module: inout SourceModule) {
        for setting in target?["settings"]?.array ?? [] {
            guard setting["tool"]?.string == "swift", isForPhones(setting["condition"]),
                let kind = setting["kind"]
            else {
                continue
            }
            if let define = kind["define"]?["_0"]?.string { module.conditions.append(define) }
            if let mode = kind["swiftLanguageMode"]?["_0"]?.string { module.languageVersion = mode }
            if kind["defaultIsolation"]?["_0"]?.string == "MainActor" { module.isMainActorByDefault = true }
            if let feature = kind["enableUpcomingFeature"]?["_0"]?.string {
                module.upcomingFeatures += UpcomingFeatures.usable([feature])
            }
        }
    }

    /// Returns whether a setting applies to debug builds for iOS.
    private static func isForPhones(_ condition: JSON?) -> Bool {
        let platforms = (condition?["platformNames"]?.array ?? []).compactMap(\.string)
        let configuration = condition?["config"]?.string
        return (platforms.isEmpty || platforms.contains("ios")) && configuration != "release"
    }
}

extension SourceModule {
    /// Adopts what a manifest determines for all targets: the language version, the identifiers of bundles, and from version 5.7 of the tools regular
    /// expressions between slashes.
    fileprivate mutating func adopt(_ manifest: JSON) {
        languageVersion = PackageProject.languageVersion(manifest)
        if let package = manifest["name"]?.string, !resources.isEmpty {
            information = BundleInformation(package: package, target: target ?? name).text
        }
        let tools = manifest["toolsVersion"]?["_version"]?.string ?? ""
        if tools.compare("5.7", options: .numeric) != .orderedAscending {
            upcomingFeatures.append(UpcomingFeatures.bareSlashes)
        }
    }
}
