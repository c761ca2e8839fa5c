import InterfaceBuilder

/// The headers of a framework, whose imports are available to code that imports the framework.
enum FrameworkHeader {
    /// Returns whether the header imports UIKit; false if the file does not exist in the folder.
    static func importsUIKit(_ header: String, inside folder: String) -> Bool {
        text(of: header, inside: folder).map { $0.contains("<UIKit/") || $0.contains("@import UIKit") }
            ?? false
    }

    /// Returns whether a header exists in the folder.
    static func exists(_ header: String, inside folder: String) -> Bool {
        text(of: header, inside: folder) != nil
    }

    /// The frameworks that a header imports; all files of a module find those of its bridging header and of the project's
    /// headers that it imports.
    static func imports(of header: String, inside folder: String) -> [String] {
        let lines = text(of: header, inside: folder)?.split(whereSeparator: \.isNewline) ?? []
        let names = lines.compactMap { line -> String? in
            // Most lines are others, and matching takes long.
            guard let first = line.first(where: { !$0.isWhitespace }), first == "#" || first == "@" else {
                return nil
            }
            let path = line.wholeMatch(of: /\s*#\s*(?:import|include)\s*<([A-Za-z0-9_]+)\/.*/)?.1
            return (path ?? line.wholeMatch(of: /\s*@import\s+([A-Za-z0-9_]+)[^;]*;.*/)?.1).map(String.init)
        }
        return Set(names).sorted()
    }

    /// The modules in Swift whose generated headers (`<Module/Module-Swift.h>`) a header imports.
    static func swiftModules(of header: String, inside folder: String) -> [String] {
        let text = text(of: header, inside: folder) ?? ""
        return text.matches(of: /#\s*(?:import|include)\s*<(\w+)\/(\w+)-Swift\.h>/).filter { $0.1 == $0.2 }
            .map { String($0.1) }
    }

    /// Returns a header of an application and those that it imports by their names, directly or not. There are at most a thousand.
    static func closure(of header: String, inside folder: String) -> [String] {
        var found: [String] = []
        var rest = [header]
        var search = HeaderSearch(folder: folder)
        while let next = rest.popLast(), found.count < 1000 {
            guard !found.contains(next), let text = text(of: next, inside: folder) else { continue }
            found.append(next)
            rest += search.headers(importedBy: text, in: next)
        }
        return found
    }

    private static func text(of header: String, inside folder: String) -> String? {
        guard FileWalker.ending(of: header) == "h", FolderListing.isInside(header, folder),
            let bytes = try? FileReader.read(header, limit: 1 << 20)
        else { return nil }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Returns whether the folder of a target, or one of the two around it, contains an umbrella header, named like the module, that
    /// imports UIKit. Xcode builds the framework with it, and the sources depend on it when Swift Package Manager builds the same
    /// folder. For a library with a specification CocoaPods generates such a header.
    static func umbrellaImportsUIKit(of module: String, in folder: String) -> Bool {
        let inner = FileWalker.files(in: folder, within: folder).filter { $0.hasSuffix("/\(module).h") }
        let parent = folder.split(separator: "/").dropLast()
        let outer = [parent, parent.dropLast()].map { "/" + $0.joined(separator: "/") }
        return inner.contains { importsUIKit($0, inside: folder) }
            || outer.contains { importsUIKit("\($0)/\(module).h", inside: $0) }
            || PodSpecification(of: module, in: [folder] + outer) != nil
    }
}

/// Finds the headers that others import.
private struct HeaderSearch {
    let folder: String
    /// The headers of the folder, before those of CocoaPods, by their names.
    private lazy var byName = Dictionary(
        grouping: [folder, folder + "/Pods"].flatMap { FileWalker.files(in: $0, within: folder) }
            .filter { FileWalker.ending(of: $0) == "h" }, by: Self.name)

    init(folder: String) { self.folder = folder }

    /// Returns the headers that a header imports.
    mutating func headers(importedBy text: String, in header: String) -> [String] {
        var found: [String] = []
        for match in text.matches(of: /#\s*(?:import|include)\s*"([^"]+)"/) {
            found += [beside(header, String(match.1))].compactMap(\.self)
        }
        for match in text.matches(of: /#\s*(?:import|include)\s*<(?:([\w.+-]+)\/)?([^>]+)>/) {
            found += [ofLibrary(match.1.map(String.init), String(match.2))].compactMap(\.self)
        }
        return found
    }

    /// A header beside the one that imports it, and otherwise one with its name alone, as Xcode searches.
    private mutating func beside(_ header: String, _ path: String) -> String? {
        let beside = XcodePaths.joined(header, "../" + path)
        return FrameworkHeader.exists(beside, inside: folder) ? beside : byName[Self.name(of: path)]?.first
    }

    /// A header in a folder with the library's name; without a library, one of CocoaPods', of which all find those of the others.
    private mutating func ofLibrary(_ library: String?, _ path: String) -> String? {
        let place = library.map { "/\($0)/" } ?? "/Pods/"
        return byName[Self.name(of: path)]?.first { $0.contains(place) }
    }

    private static func name(of path: String) -> String {
        path.split(separator: "/").last.map(String.init) ?? path
    }
}
