import CoreGraphics
import Foundation
import InterfaceBuilder
import Synchronization
import TextLayout

/// What a project's folder holds for its interface: documents, texts, asset catalogues, images and fonts.
package final class ResourceLibrary: Sendable {
    /// The files that were found.
    package let files: ProjectFiles?
    /// Mistakes in catalogues and fonts that cannot be read.
    package let diagnostics: [Diagnostic]

    let catalogs: [AssetCatalog]
    private let scopes = Mutex<[String: ResourceScope]>([:])
    private let tables = Mutex<[String: LocalizationTable]>([:])

    /// A library with nothing in it.
    package static let empty = ResourceLibrary(files: nil)

    /// A library of the files, whose fonts become known to `UIFont`.
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

    /// A library of a folder.
    package convenience init(folder: String) throws(DocumentError) {
        self.init(files: try ProjectFiles(root: folder))
    }

    /// The resources as a document sees them: of several with the same name, the nearest in the tree of folders.
    func scope(near path: String) -> ResourceScope {
        let folder = (path as NSString).deletingLastPathComponent
        if let known = scopes.withLock({ $0[folder] }) { return known }
        let scope = ResourceScope(library: self, folder: folder)
        scopes.withLock { $0[folder] = scope }
        return scope
    }

    /// The translation of a document; empty without a language or where there is none.
    func texts(
        forDocument path: String, language: String?, report: (Diagnostic) -> Void
    ) -> LocalizationTable {
        guard let language, let file = files?.documents.first(where: { $0.path == path }) else {
            return LocalizationTable()
        }
        for candidate in Self.candidates(language) {
            do throws(DocumentError) {
                let table = try file.localization(language: candidate)
                for diagnostic in table.diagnostics { report(diagnostic) }
                if !table.entries.isEmpty { return table }
            } catch {
                report(error.diagnostic)
            }
        }
        return LocalizationTable()
    }

    /// A text of the table `Localizable` in the language.
    func string(_ key: String, language: String?) -> String? {
        localizable(language ?? "Base")[key] ?? (language == nil ? localizable("en")[key] : nil)
    }

    private func localizable(_ language: String) -> LocalizationTable {
        if let known = tables.withLock({ $0[language] }) { return known }
        var table = LocalizationTable()
        for file in files?.tables ?? [] where file.name == "Localizable" {
            merge(file, language, into: &table)
        }
        tables.withLock { $0[language] = table }
        return table
    }

    private func merge(
        _ file: ProjectFiles.TableFile, _ language: String, into table: inout LocalizationTable
    ) {
        if file.path.hasSuffix(".xcstrings") {
            if let catalog = try? StringCatalog(contentsOf: file.path) {
                table.merge(catalog.table(language: language))
            }
        } else if file.path.hasSuffix(".strings"), Self.candidates(language).contains(file.language ?? "") {
            if let strings = try? StringsFile.read(file.path) { table.merge(strings) }
        }
    }

    /// The language, then without its region: `pt-BR`, `pt_BR`, `pt`.
    static func candidates(_ language: String) -> [String] {
        let dashed = language.replacingOccurrences(of: "_", with: "-")
        var result = [language, dashed, dashed.replacingOccurrences(of: "-", with: "_")]
        var parts = dashed.split(separator: "-")
        while parts.count > 1 {
            parts.removeLast()
            result.append(parts.joined(separator: "-"))
        }
        return result.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// The document that code calls by the name; the nearest to the path if one is given.
    package func document(named name: String, kind: Document.Kind, near path: String? = nil) -> ProjectFiles
        .DocumentFile?
    {
        let candidates = (files?.documents ?? []).filter { $0.name == name && $0.kind == kind }
        // Where a document is translated as a whole, the development language's stands for all.
        let preferred = candidates.filter {
            $0.language == nil || $0.language == "Base" || $0.language == "en"
        }
        let pool = preferred.isEmpty ? candidates : preferred
        guard let path else { return pool.first }
        return pool.enumerated().max {
            let (a, b) = (
                FolderDistance.shared($0.element.path, path), FolderDistance.shared($1.element.path, path)
            )
            return a == b ? $0.offset > $1.offset : a < b
        }?.element
    }
}

/// How near files stand in the tree of folders.
enum FolderDistance {
    /// How many folders two paths have in common.
    static func shared(_ a: String, _ b: String) -> Int {
        zip(a.split(separator: "/"), b.split(separator: "/")).prefix { $0 == $1 }.count
    }

    /// The paths' positions, the nearest first; equally near ones stay in order.
    static func order(_ paths: [String], from folder: String) -> [Int] {
        let shares = paths.map { shared($0, folder + "/") }
        return paths.indices.sorted { shares[$0] == shares[$1] ? $0 < $1 : shares[$0] > shares[$1] }
    }
}
