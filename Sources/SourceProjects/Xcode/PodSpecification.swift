import Foundation
import InterfaceBuilder

/// The specification of a library for CocoaPods, `NAME.podspec`, which is searched as text.
struct PodSpecification {
    private let text: String

    /// Reads the first specification of the name in the folders; nil if there is none.
    init?(of name: String, in folders: [String]) {
        let found = folders.lazy.compactMap { try? FileReader.read("\($0)/\(name).podspec", limit: 1 << 20) }
        guard let data = found.first else { return nil }
        text = String(decoding: data, as: UTF8.self)
    }

    /// The names of the bundles in which the library's resources are, in the order of the specification.
    var resourceBundles: [String] {
        bundleTables.flatMap { table in
            table.matches(of: /["']([^"'\/]+)["']\s*=>/).map { String($0.1) }
        }
    }

    /// The tables of bundles with the patterns of their files.
    private var bundleTables: [Substring] {
        text.matches(of: /\.resource_bundles?\s*=\s*\{([^}]*)\}/).map(\.1)
    }

    /// The name by which sources import the library; nil if the specification has no name.
    var moduleName: String? {
        let module = text.firstMatch(of: /\.module_name\s*=\s*["']([^"']+)["']/)?.1
        let name = text.firstMatch(of: /\.name\s*=\s*["']([^"']+)["']/)?.1
        return (module ?? name)?.asIdentifier
    }

    /// The patterns of the library's source files, including those of subspecifications and without those of tests.
    var sourcePatterns: [String] { patterns(of: "source_files") }

    /// The patterns of files that are no sources.
    var excludedPatterns: [String] { patterns(of: "exclude_files") }

    /// The patterns of the library's resources.
    var resourcePatterns: [String] {
        let bundles = bundleTables.flatMap { table in
            table.matches(of: /=>\s*(\[[^\]]*\]|["'][^"']*["'])/).flatMap { Self.strings(in: $0.1) }
        }
        return patterns(of: "resources") + patterns(of: "resource") + bundles
    }

    /// The version of the language; nil if the specification has none.
    var languageVersion: String? {
        let version = text.firstMatch(of: /\.swift_versions?\s*=\s*\[?\s*["']([0-9.]+)["']/)?.1
        return version.map { String($0.prefix { $0 != "." }) }
    }

    private func patterns(of attribute: String) -> [String] {
        let tests = Set(text.matches(of: /test_spec[^|\n]*\|\s*(\w+)\s*\|/).map { String($0.1) })
        return text.matches(of: /(\w+)(?:\.(?:ios|osx|tvos|watchos))?\.(\w+)\s*=\s*/).flatMap {
            match -> [String] in
            guard match.2 == attribute, !tests.contains(String(match.1)) else { return [] }
            let rest = text[match.range.upperBound...]
            let value = rest.hasPrefix("[") ? rest.prefix { $0 != "]" } : rest.prefix { !$0.isNewline }
            return Self.strings(in: value)
        }
    }

    private static func strings(in text: Substring) -> [String] {
        text.matches(of: /["']([^"']+)["']/).map { String($0.1) }
    }
}

/// The libraries that a folder describes for CocoaPods: those that sources may import by other names than in its projects.
package enum PodLibraries {
    /// Returns the libraries of the specifications in the folder and its subfolders, such as the modules of an app that a `Podfile`
    /// refers to by their paths.
    package static func modules(below folder: String) -> [SourceModule] {
        let specifications = FileWalker.files(in: folder, within: folder).filter { $0.hasSuffix(".podspec") }
        let folders = Set(specifications.map { XcodePaths.joined($0, "..") })
        return folders.sorted().prefix(folderLimit).flatMap { modules(in: $0) }
    }

    /// The number of folders that are searched for the files of specifications.
    private static let folderLimit = 100

    /// Returns the libraries of the specifications in the folder.
    package static func modules(in folder: String) -> [SourceModule] {
        let entries = FolderListing.entries(of: folder, limit: 2_000) ?? []
        let names = entries.map(\.name).filter { $0.hasSuffix(".podspec") }.sorted()
        guard !names.isEmpty else { return [] }
        let files = FileWalker.files(in: folder, within: folder)
        return names.compactMap { file in
            PodSpecification(of: String(file.dropLast(".podspec".count)), in: [folder]).flatMap {
                module($0, files, folder)
            }
        }
    }

    private static func module(
        _ specification: PodSpecification, _ files: [String], _ folder: String
    ) -> SourceModule? {
        guard let name = specification.moduleName else { return nil }
        let excluded = specification.excludedPatterns.compactMap(FilePattern.init)
        func matching(_ patterns: [String]) -> [String] {
            let patterns = patterns.compactMap(FilePattern.init)
            return files.filter { file in
                let path = String(file.dropFirst(folder.count + 1))
                return patterns.contains { $0.matches(path) } && !excluded.contains { $0.matches(path) }
            }
        }
        let sources = matching(specification.sourcePatterns).filter { $0.hasSuffix(".swift") }
        guard !sources.isEmpty else { return nil }
        var module = SourceModule(name: name, kind: .library, sources: sources)
        module.resources = matching(specification.resourcePatterns).map { SourceModule.Resource(path: $0) }
        module.nestedBundles = specification.resourceBundles
        module.languageVersion = specification.languageVersion
        module.bringsUIKit = true
        return module
    }
}

/// A pattern of paths in a specification, such as `Sources/**/*.{swift,h}`. A folder matches the files in it.
struct FilePattern {
    private let expression: NSRegularExpression

    init?(_ pattern: String) {
        var text = ""
        var rest = Substring(pattern)
        while let first = rest.first {
            if rest.hasPrefix("**/") {
                text += "(.*/)?"
                rest.removeFirst(3)
                continue
            }
            switch first {
            case "*": text += "[^/]*"
            case "?": text += "[^/]"
            case "{": text += "("
            case "}": text += ")"
            case ",": text += "|"
            case "[", "]": text.append(first)
            default: text += NSRegularExpression.escapedPattern(for: String(first))
            }
            rest.removeFirst()
        }
        guard let expression = try? NSRegularExpression(pattern: "^\(text)(/[^/]*)?$") else { return nil }
        self.expression = expression
    }

    func matches(_ path: String) -> Bool {
        expression.firstMatch(in: path, range: NSRange(path.startIndex..., in: path)) != nil
    }
}
