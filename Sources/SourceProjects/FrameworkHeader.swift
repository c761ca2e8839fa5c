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

    /// The frameworks that a bridging header imports, which all files of its module find; headers of the project are
    /// Objective-C and left out.
    static func imports(of header: String, inside folder: String) -> [String] {
        let lines = text(of: header, inside: folder)?.split(whereSeparator: \.isNewline) ?? []
        let names = lines.compactMap { line -> String? in
            let path = line.wholeMatch(of: /\s*#\s*(?:import|include)\s*<([A-Za-z0-9_]+)\/.*/)?.1
            return (path ?? line.wholeMatch(of: /\s*@import\s+([A-Za-z0-9_]+)[^;]*;.*/)?.1).map(String.init)
        }
        return Set(names).sorted()
    }

    private static func text(of header: String, inside folder: String) -> String? {
        guard FileWalker.ending(of: header) == "h", FolderListing.isInside(header, folder),
            let bytes = try? FileReader.read(header, limit: 1 << 20)
        else { return nil }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Returns whether the folder of a target, or one of the two around it, contains an umbrella header, named like the module, that
    /// imports UIKit. Xcode builds the framework with it, and the sources depend on it when Swift Package Manager builds the same
    /// folder.
    static func umbrellaImportsUIKit(of module: String, in folder: String) -> Bool {
        let inner = FileWalker.files(in: folder, within: folder).filter { $0.hasSuffix("/\(module).h") }
        let parent = folder.split(separator: "/").dropLast()
        let outer = [parent, parent.dropLast()].map { "/" + $0.joined(separator: "/") }
        return inner.contains { importsUIKit($0, inside: folder) }
            || outer.contains { importsUIKit("\($0)/\(module).h", inside: $0) }
    }
}
