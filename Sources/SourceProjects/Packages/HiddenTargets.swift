import Foundation
import InterfaceBuilder

/// Targets that a package's manifest declares on Apple's hosts only, with `#if canImport(Darwin)` or `#if os(macOS)`: such
/// as RxCocoa of RxSwift. They are in the usual folders, and the manifest contains their names.
struct HiddenTargets {
    let folder: String
    /// The names of the targets that the package manager reports.
    let known: Set<String>

    private static let parents = ["Sources", "Source", "src", "srcs"]

    /// The libraries with Swift sources among these targets.
    var modules: [SourceModule] {
        guard let text = conditionalManifest else { return [] }
        var found: [SourceModule] = []
        for parent in Self.parents {
            let place = "\(folder)/\(parent)"
            for entry in FolderListing.entries(of: place, limit: 1000) ?? [] where entry.kind == .folder {
                guard !known.contains(entry.name), text.contains("\"\(entry.name)\"") else { continue }
                let files = FileWalker.files(in: "\(place)/\(entry.name)", within: folder)
                let sources = files.filter { FileWalker.ending(of: $0) == "swift" }
                guard !sources.isEmpty else { continue }
                var module = SourceModule(name: entry.name.asIdentifier, kind: .library, sources: sources)
                module.isOfPackage = true
                found.append(module)
            }
        }
        let names = known.union(found.map(\.name))
        return found.map { module in
            var module = module
            let imported = module.sources.reduce(into: Set<String>()) { $0.formUnion(Self.imports(of: $1)) }
            module.dependencies = imported.intersection(names).subtracting([module.name]).sorted()
            return module
        }
    }

    /// The text of the manifest; nil without conditions.
    private var conditionalManifest: String? {
        let text = try? String(contentsOfFile: folder + "/Package.swift", encoding: .utf8)
        return text.flatMap { $0.contains("#if ") ? $0 : nil }
    }

    private static func imports(of file: String) -> [String] {
        let text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").compactMap { line in
            let words = line.split(separator: " ")
            guard let place = words.firstIndex(of: "import"), place < 2, words.count > place + 1 else {
                return nil
            }
            return String(words[place + 1])
        }
    }
}
