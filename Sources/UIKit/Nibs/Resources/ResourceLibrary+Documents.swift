import Foundation
import InterfaceBuilder

/// A request for a document by code.
struct DocumentRequest {
    var name: String
    var kind: Document.Kind
    /// The path of a file; of several documents, the one nearest to it is chosen.
    var path: String?
    /// The bundle that the document is in; nil for any.
    var bundleIdentifier: String?
    /// The idiom of the device, for names such as `Main~ipad`.
    var idiom = UIUserInterfaceIdiom.unspecified
    var language: String?

    /// The possible names of the document's files, the device's own first.
    fileprivate var names: [String] {
        switch idiom {
        case .pad: [name + "~ipad", name]
        case .phone: [name + "~iphone", name]
        default: [name]
        }
    }
}

extension ResourceLibrary {
    /// Returns the requested document, in its language; nil if there is none. Of several, those that the app's bundle
    /// contains take precedence.
    func document(_ request: DocumentRequest, app: String = Bundle.main.bundlePath)
        -> ProjectFiles.DocumentFile?
    {
        guard let files else { return nil }
        let pool = files.mainDocuments(developmentRegion: developmentRegion).filter {
            $0.kind == request.kind
        }
        for name in request.names {
            let named = inBundle(pool.filter { $0.name == name }, request.bundleIdentifier)
            let own = request.path == nil ? Self.contained(named, in: app) : named
            guard let file = Self.nearest(own, to: request.path.map(located)) else { continue }
            return localized(file, language: request.language)?.file
        }
        return nil
    }

    /// Returns the document with the name used in code; the nearest to the path if one is given.
    package func document(named name: String, kind: Document.Kind, near path: String? = nil) -> ProjectFiles
        .DocumentFile?
    {
        document(DocumentRequest(name: name, kind: kind, path: path))
    }

    /// Returns the names of the documents of a kind, sorted.
    func documentNames(_ kind: Document.Kind) -> [String] {
        Set((files?.documents ?? []).filter { $0.kind == kind }.map(\.name)).sorted()
    }

    /// Returns the document's file in the language: the document that is translated as a whole, if there is one.
    package func path(of documentPath: String, language: String?) -> String {
        guard let language, let file = file(at: documentPath),
            let localized = localized(file, language: language), localized.file != file
        else { return documentPath }
        return localized.file.path
    }

    /// Returns the document in the language, found once.
    func localized(_ file: ProjectFiles.DocumentFile, language: String?) -> ProjectFiles.LocalizedDocument? {
        let key = TextKey(source: file.path, isDocument: true, language: language ?? "")
        if let known = documents.withLock({ $0[key] }) { return known }
        let found = files?.localized(file, language: language, developmentRegion: developmentRegion)
        documents.withLock { $0[key] = found }
        return found
    }

    /// Returns the file of the path, even if one of the two paths begins with `./`.
    func file(at path: String) -> ProjectFiles.DocumentFile? {
        let documents = files?.documents ?? []
        if let file = documents.first(where: { $0.path == path }) { return file }
        let plain = Self.plain(path)
        let located = located(path)
        return documents.first { Self.plain($0.path) == plain || $0.path == located }
    }

    /// Returns the path in the form of the library's files, if it refers to the library's folder in another form.
    func located(_ path: String) -> String {
        guard var root = files?.root else { return path }
        while root.count > 1, root.hasSuffix("/") { root.removeLast() }
        guard !path.hasPrefix(root + "/"), let real = FolderListing.resolved(path),
            let realRoot = FolderListing.resolved(root), real.hasPrefix(realRoot + "/")
        else { return path }
        return root + real.dropFirst(realRoot.count)
    }

    private static func plain(_ path: String) -> Substring {
        path.hasPrefix("./") ? path.dropFirst(2).drop { $0 == "/" } : path[...]
    }

    /// Returns the files in the folder of the bundle. Identifiers are often written as build settings; then a folder
    /// that is named like the identifier's last part is the bundle's. If neither is found, all files are returned.
    private func inBundle(_ files: [ProjectFiles.DocumentFile], _ identifier: String?)
        -> [ProjectFiles.DocumentFile]
    {
        guard let identifier, files.count > 1 else { return files }
        let folders = bundles.filter { $0.identifier == identifier }.map { $0.folder + "/" }
        let inside = files.filter { file in folders.contains { file.path.hasPrefix($0) } }
        if !inside.isEmpty { return inside }
        guard let last = identifier.split(separator: ".").last?.lowercased() else { return files }
        let named = files.filter { $0.path.lowercased().split(separator: "/").contains(last[...]) }
        return named.isEmpty ? files : named
    }

    /// Returns the files that a bundle links to; all if it links to none of them.
    private static func contained(_ files: [ProjectFiles.DocumentFile], in bundle: String)
        -> [ProjectFiles.DocumentFile]
    {
        guard files.count > 1 else { return files }
        let own = files.filter { file in
            FolderListing.resolved(bundle + "/" + BundleName.of(file.path))
                == FolderListing.resolved(file.path)
        }
        return own.isEmpty ? files : own
    }

    private static func nearest(_ files: [ProjectFiles.DocumentFile], to path: String?)
        -> ProjectFiles.DocumentFile?
    {
        guard let path else { return files.first }
        return files.enumerated().max {
            let (a, b) = (
                FolderDistance.shared($0.element.path, path), FolderDistance.shared($1.element.path, path)
            )
            return a == b ? $0.offset > $1.offset : a < b
        }?.element
    }
}
