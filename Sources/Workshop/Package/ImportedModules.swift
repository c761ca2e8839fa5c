import SourceProjects

/// The modules that sources import, by a look at their lines alone.
enum ImportedModules {
    private static let kinds: Set<Substring> = [
        "struct", "class", "enum", "protocol", "func", "var", "let", "typealias",
    ]
    /// Modules of the system, which no project of the folder is asked for. Others are looked for in vain, no more.
    private static let systems: Set<String> = Set(
        """
        UIKit Foundation Swift XCTest Testing CoreGraphics QuartzCore CoreFoundation CoreText CoreImage Combine \
        SwiftUI Dispatch Darwin Glibc ObjectiveC os OSLog AVFoundation AVKit MapKit CoreLocation WebKit \
        SafariServices StoreKit Photos PhotosUI MessageUI CoreData CloudKit Security CryptoKit CommonCrypto \
        MobileCoreServices UniformTypeIdentifiers UserNotifications AppKit Cocoa WatchKit Network Observation \
        Accelerate ImageIO Metal MetalKit SceneKit SpriteKit AudioToolbox Contacts LocalAuthentication
        """.split(whereSeparator: \.isWhitespace).map(String.init))

    /// Returns the names in the imports of all files of a module, without those of the system's modules that are not among
    /// the ones which are known to be there.
    static func names(in module: SourceModule, known: Set<String> = []) -> Set<String> {
        var names: Set<String> = []
        for path in module.sources { names.formUnion((SourceText.lines(of: path) ?? []).compactMap(name)) }
        return names.subtracting(systems.subtracting(known))
    }

    /// Returns the names in the imports of all files, the system's among them.
    static func all(in files: [String]) -> Set<String> {
        files.reduce(into: []) { $0.formUnion((SourceText.lines(of: $1) ?? []).compactMap(name)) }
    }

    /// Returns the module that a line imports, such as `@testable import class App.Cell`; nil if it imports none.
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
    /// Connects modules with those of the project that they import without a word of it in the project, as where
    /// another tool sees to that; what other projects of the folder have is taken from there.
    mutating func addImported(from others: () -> [SourceModule]) {
        var available: [String: SourceModule]?
        var pending = modules
        while let module = pending.popLast() {
            let known = Set(modules.map(\.name))
            for name in ImportedModules.names(in: module, known: known).sorted() where name != module.name {
                if !modules.contains(where: { $0.name == name }) {
                    let elsewhere = available ?? Self.byName(others())
                    available = elsewhere
                    guard let found = elsewhere[name] else { continue }
                    modules.append(found)
                    pending.append(found)
                }
                addDependency(of: module.name, on: name)
            }
        }
        sortModules()
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
