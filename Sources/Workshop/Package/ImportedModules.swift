import SourceProjects

/// The modules that sources import, determined by their lines alone, and those of their documents.
enum ImportedModules {
    private static let kinds: Set<Substring> = [
        "struct", "class", "enum", "protocol", "func", "var", "let", "typealias",
    ]
    /// Modules of the system, for which no project of the folder is searched. Others are searched for without result.
    private static let systems: Set<String> = Set(
        """
        UIKit Foundation Swift XCTest Testing CoreGraphics QuartzCore CoreFoundation CoreText CoreImage Combine \
        SwiftUI Dispatch Darwin Glibc ObjectiveC os OSLog AVFoundation AVKit MapKit CoreLocation WebKit \
        SafariServices StoreKit Photos PhotosUI MessageUI CoreData CloudKit Security CryptoKit CommonCrypto \
        MobileCoreServices UniformTypeIdentifiers UserNotifications AppKit Cocoa WatchKit Network Observation \
        Accelerate ImageIO Metal MetalKit SceneKit SpriteKit AudioToolbox Contacts LocalAuthentication
        """.split(whereSeparator: \.isWhitespace).map(String.init))

    /// Returns the modules in the imports of all files of a module and in its documents, without the system's modules except
    /// known ones.
    static func names(in module: SourceModule, known: Set<String> = []) -> Set<String> {
        var names = Set(module.bridgedModules).union(DocumentModules.names(in: module))
        for path in module.sources { names.formUnion((SourceText.lines(of: path) ?? []).compactMap(name)) }
        return names.subtracting(systems.subtracting(known))
    }

    /// Returns the modules in the imports of all files, including the system's.
    static func all(in files: [String]) -> Set<String> {
        files.reduce(into: []) { $0.formUnion((SourceText.lines(of: $1) ?? []).compactMap(name)) }
    }

    /// Returns the module in an import, such as `@testable import class App.Cell`; nil if the line has none.
    static func name(in line: Substring) -> String? {
        guard line.contains("import ") else { return nil }
        let words = line.split { $0 == " " || $0 == "\t" || $0 == ";" }
        let head = words.prefix { $0 != "import" }
        let isModified = head.allSatisfy {
            $0.hasPrefix("@") || ["public", "internal", "private", "fileprivate", "package"].contains($0)
        }
        guard isModified, head.count < words.count else { return nil }
        let rest = words.dropFirst(head.count + 1)
        let path = rest.first.map(kinds.contains) == true ? rest.dropFirst().first : rest.first
        return path?.split(separator: ".").first.map(String.init)
    }
}

extension Project {
    /// Adds dependencies on modules that the project's modules import without declaring them, as where
    /// another tool resolves them; modules of other projects in the folder are added.
    mutating func addImported(from others: () -> [SourceModule]) {
        var available: [String: SourceModule]?
        var pending = modules
        while let module = pending.popLast() {
            let known = Set(modules.map(\.name))
            for name in ImportedModules.names(in: module, known: known).sorted() where name != module.name {
                if !modules.contains(where: { $0.name == name }) {
                    let elsewhere = available ?? Self.byName(others())
                    available = elsewhere
                    guard let found = elsewhere[name], !contains(sourcesOf: found) else { continue }
                    modules.append(found)
                    pending.append(found)
                }
                addDependency(of: module.name, on: name)
            }
        }
        sortModules()
    }

    /// Returns whether one of the project's modules has the files of the other. Then it is that module under another name, by
    /// which the package manager knows it, and imports of it are conditional.
    private func contains(sourcesOf other: SourceModule) -> Bool {
        !other.sources.isEmpty
            && modules.contains { Set(other.sources).isSubset(of: $0.sources) }
    }

    private mutating func addDependency(of module: String, on name: String) {
        guard let index = modules.firstIndex(where: { $0.name == module }),
            !modules[index].dependencies.contains(name)
        else { return }
        modules[index].dependencies.append(name)
    }

    private static func byName(_ modules: [SourceModule]) -> [String: SourceModule] {
        Dictionary(modules.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }
}
