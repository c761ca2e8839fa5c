import CoreGraphics
import Foundation
import InterfaceBuilder
import Synchronization
import TextLayout

/// The resources of a project's folder: documents, texts, asset catalogs, images and fonts.
package final class ResourceLibrary: Sendable {
    /// The files that were found.
    package let files: ProjectFiles?
    /// The diagnostics about errors in catalogs and about unreadable fonts.
    package let diagnostics: [Diagnostic]

    let catalogs: [AssetCatalog]
    private let scopes = Mutex<[ScopeKey: ResourceScope]>([:])
    private let knownBundles = Mutex<[BundleInfo]?>(nil)
    private let knownLocalizations = Mutex<[String]?>(nil)

    /// Texts of documents and tables that were read, by path or name and language.
    let texts = Mutex<[TextKey: LocalizationTable]>([:])

    /// The files that documents have in languages.
    let documents = Mutex<[TextKey: ProjectFiles.LocalizedDocument]>([:])

    private struct ScopeKey: Hashable {
        let folder: String
        let language: String?
    }

    /// The key of texts: those of a document by its path, or of a table by its name.
    struct TextKey: Hashable {
        let source: String
        let isDocument: Bool
        let language: String
    }

    /// A library without resources.
    package static let empty = ResourceLibrary(files: nil)

    /// Creates a library of the files, and registers its fonts with `UIFont`.
    package init(files: ProjectFiles?) {
        self.files = files
        var diagnostics = files?.diagnostics ?? []
        var catalogs: [AssetCatalog] = []
        for path in files?.catalogs ?? [] {
            do throws(DocumentError) {
                let catalog = try AssetCatalog(contentsOf: path)
                diagnostics += catalog.diagnostics
                catalogs.append(catalog)
            } catch {
                diagnostics.append(error.diagnostic)
            }
        }
        for path in files?.fonts ?? [] {
            do { try FontRegistry.register(file: path) } catch {
                diagnostics.append(Diagnostic(.warning, file: path, message: "the font cannot be read"))
            }
        }
        self.catalogs = catalogs
        self.diagnostics = diagnostics
    }

    /// Creates a library of a folder.
    package convenience init(folder: String) throws(DocumentError) {
        self.init(files: try ProjectFiles(root: folder))
    }

    /// Returns the resources in the scope of a document: of several with the same name, the nearest in the folder
    /// hierarchy.
    func scope(near path: String, language: String?) -> ResourceScope {
        let key = ScopeKey(
            folder: (located(path) as NSString).deletingLastPathComponent, language: language)
        if let known = scopes.withLock({ $0[key] }) { return known }
        let scope = ResourceScope(library: self, folder: key.folder, language: language)
        scopes.withLock { $0[key] = scope }
        return scope
    }

    /// The bundles that the project's property lists describe, read once.
    var bundles: [BundleInfo] {
        if let known = knownBundles.withLock({ $0 }) { return known }
        let bundles = files?.bundles ?? []
        knownBundles.withLock { $0 = bundles }
        return bundles
    }

    /// The languages of the project's folders, of the texts of its documents, and of its string catalogs, sorted; read
    /// once.
    var localizations: [String] {
        if let known = knownLocalizations.withLock({ $0 }) { return known }
        let catalogs = (files?.tables ?? []).map(\.path).filter { $0.hasSuffix(".xcstrings") }
        let texts = catalogs.compactMap { try? StringCatalog(contentsOf: $0) }.flatMap(\.languages)
        let documents = (files?.documents ?? []).flatMap(\.textLanguages)
        var all = Set((files?.languages ?? []) + texts + documents)
        // `Base` has the texts of the development language.
        if all.remove("Base") != nil { all.insert(developmentRegion) }
        knownLocalizations.withLock { $0 = all.sorted() }
        return all.sorted()
    }

    /// The development language of the project, the fallback for languages without texts.
    package var developmentRegion: String { bundles.lazy.compactMap(\.developmentRegion).first ?? "en" }
}
