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
            let path = line.wholeMatch(of: /\s*#\s*(?:import|include)\s*<([A-Za-z0-9_]+)\/.*/)?.1
            return (path ?? line.wholeMatch(of: /\s*@import\s+([A-Za-z0-9_]+)[^;]*;.*/)?.1).map(String.init)
        }
        return Set(names).sorted()
    }

    /// Returns a header of an application and those that it imports by their names, directly or not. A header is searched
    /// beside the one that imports it, and otherwise by its name alone, as Xcode does; one of a library (`<Library/Header.h>`) in a folder
    /// with the library's name. There are at most a thousand.
    static func closure(of header: String, inside folder: String) -> [String] {
        var found: [String] = []
        var rest = [header]
        // The folder's own headers come first.
        lazy var byName = Dictionary(
            grouping: [folder, folder + "/Pods"].flatMap { FileWalker.files(in: $0, within: folder) }
                .filter { FileWalker.ending(of: $0) == "h" }, by: name)
        while let next = rest.popLast(), found.count < 1000 {
            guard !found.contains(next), let text = text(of: next, inside: folder) else { continue }
            found.append(next)
            for match in text.matches(of: /#\s*(?:import|include)\s*"([^"]+)"/) {
                let beside = XcodePaths.joined(next, "../" + match.1)
                let path = exists(beside, inside: folder) ? beside : byName[name(of: String(match.1))]?.first
                if let path { rest.append(path) }
            }
            for match in text.matches(of: /#\s*(?:import|include)\s*<([\w.+-]+)\/([^>]+)>/) {
                let headers = byName[name(of: String(match.2))] ?? []
                if let path = headers.first(where: { $0.contains("/\(match.1)/") }) { rest.append(path) }
            }
        }
        return found
    }

    private static func name(of path: String) -> String {
        path.split(separator: "/").last.map(String.init) ?? path
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
