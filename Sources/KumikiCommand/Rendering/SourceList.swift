import Foundation
import Staging

/// A document to draw, with its context.
struct SourceDocument {
    let path: String
    /// The path in the gallery: relative to the given folder.
    fileprivate(set) var name: String
    let resources: ResourceLibrary
    /// The folder with the resources.
    let resourceFolder: String
    /// The module of the app whose first screen this is.
    private(set) var app: String?

    /// Returns the entry for the first screen of an app in a folder, named after the app if there are several.
    static func launch(of app: String, in folder: String, isOnly: Bool) -> SourceDocument {
        SourceDocument(
            path: folder, name: isOnly ? "Launch" : "Launch " + app, resources: .empty,
            resourceFolder: folder,
            app: app)
    }
}

/// The documents that a command's paths specify.
@MainActor
struct SourceList {
    private(set) var documents: [SourceDocument] = []
    private(set) var failures: [Diagnostic] = []
    /// The diagnostic for a folder without documents, which is not needed if the app can be launched.
    private(set) var emptiness: Diagnostic?

    init(paths: [String]) {
        var origins: [String] = []
        for path in paths {
            add(path)
            origins += Array(repeating: Self.folder(of: path), count: documents.count - origins.count)
        }
        distinguish { (origins[$0] as NSString).lastPathComponent }
        distinguish { origins[$0] }
    }

    /// Puts a folder before the names that documents of several folders share.
    private mutating func distinguish(by folder: (Int) -> String) {
        let names = Dictionary(grouping: documents.indices) { documents[$0].name }
        for (name, indices) in names where indices.count > 1 {
            for index in indices { documents[index].name = folder(index) + "/" + name }
        }
    }

    private static func folder(of path: String) -> String {
        FileManager.default.isFolder(path) ? path : (path as NSString).deletingLastPathComponent
    }

    private mutating func add(_ path: String) {
        guard FileManager.default.fileExists(atPath: path) else {
            return failures.append(Diagnostic(.error, file: path, line: 0, message: "no such file or folder"))
        }
        if FileManager.default.isFolder(path) { addFolder(path) } else { addFile(path) }
    }

    private mutating func addFile(_ path: String) {
        guard path.hasSuffix(".storyboard") || path.hasSuffix(".xib") else {
            return failures.append(
                Diagnostic(.error, file: path, line: 0, message: "expected a .storyboard, a .xib or a folder")
            )
        }
        let name = URL(fileURLWithPath: path).lastPathComponent
        documents.append(
            SourceDocument(
                path: path, name: name, resources: .around(path),
                resourceFolder: ResourceLibrary.folder(around: path)))
    }

    private mutating func addFolder(_ path: String) {
        do throws(DocumentError) {
            let library = try ResourceLibrary(folder: path)
            let found = library.files?.documents ?? []
            failures += library.diagnostics
            for file in library.files?.mainDocuments(developmentRegion: library.developmentRegion) ?? [] {
                documents.append(
                    SourceDocument(
                        path: file.path, name: Self.name(file.path, below: path), resources: library,
                        resourceFolder: path))
            }
            if found.isEmpty {
                let nothing = Diagnostic(
                    .error, file: path, line: 0, message: "no .storyboard and no .xib in the folder")
                failures.append(nothing)
                emptiness = nothing
            }
        } catch {
            failures.append(error.diagnostic)
        }
    }

    private static func name(_ path: String, below folder: String) -> String {
        guard path.hasPrefix(folder) else { return path }
        return String(path.dropFirst(folder.count).drop { $0 == "/" })
    }
}
