import Foundation
import InterfaceBuilder
import Staging

/// The documents of a folder with everything that each of them depends on.
@MainActor
final class PreviewProject {
    /// The path of the folder without symbolic links.
    let root: String
    private(set) var documents: [PreviewDocument] = []
    /// Diagnostics of the folder as a whole.
    private(set) var diagnostics: [Diagnostic] = []
    private(set) var files: ProjectFiles
    private(set) var developmentRegion = "en"
    private(set) var languages: [String] = []
    /// The source locations of objects in the documents for which they were requested.
    var knownPlaces: [String: (revision: Int, places: ObjectPlaces)] = [:]
    /// The revision of the project's resources.
    private(set) var resourceRevision = 0
    /// The number of changes so far.
    var state: Int { counter }
    private var counter = 0

    init(folder: String) throws(DocumentError) {
        guard let root = FolderListing.resolved(folder) else {
            throw DocumentError(file: folder, reason: .missing)
        }
        self.root = root
        files = try ProjectFiles(root: root)
        read(files)
    }

    private func read(_ files: ProjectFiles) {
        self.files = files
        diagnostics = files.diagnostics
        developmentRegion = files.bundles.lazy.compactMap(\.developmentRegion).first ?? "en"
        let known = Dictionary(documents.map { ($0.name, $0) }) { first, _ in first }
        documents = files.mainDocuments(developmentRegion: developmentRegion).map { file in
            let name = relative(file.path)
            guard let same = known[name], same.file == file else { return PreviewDocument(file, name: name) }
            return same
        }
        var languages = Set(files.languages)
        if languages.remove("Base") != nil { languages.insert(developmentRegion) }
        for file in files.documents { languages.formUnion(file.textLanguages) }
        languages.remove("Base")
        self.languages = languages.sorted()
    }

    /// Returns the path of a file in the folder relative to it.
    func relative(_ path: String) -> String {
        path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path
    }

    func document(_ name: String) -> PreviewDocument? { documents.first { $0.name == name } }

    // MARK: Languages

    /// Returns the file of the document for a language, and the language of the texts that replace those of the file.
    func localized(_ document: PreviewDocument, _ language: String?) -> ProjectFiles.LocalizedDocument {
        files.localized(document.file, language: language, developmentRegion: developmentRegion)
    }

    /// Returns the revision of everything that an image of the document in a language depends on.
    func revision(of document: PreviewDocument, language: String?) -> Int {
        let texts = language.flatMap { localized(document, $0).textLanguage }
        return max(document.revision, texts.flatMap { document.textRevisions[$0] } ?? 0)
    }

    // MARK: Changes

    /// The effects of changed files.
    struct Effect {
        /// The names of the documents whose scenes may have changed.
        var documents: Set<String> = []
        /// Whether the list of documents, scenes, languages or problems has changed.
        var changesList = false
        /// Whether programs that draw scenes have cached fonts that have changed.
        var outdatesPrograms = false
        /// Whether texts, colors or images have changed.
        var outdatesResources = false
        /// Whether Swift sources changed.
        var changesSources = false

        var isEmpty: Bool {
            documents.isEmpty && !changesList && !outdatesPrograms && !outdatesResources && !changesSources
        }
    }

    /// Updates the project after changes in the folder. Documents that `usesApp` names are drawn by the app's code, which may load
    /// any resource.
    func apply(_ changes: FileChanges, usesApp: Bool) -> Effect {
        var effect = Effect()
        counter += 1
        if changes.isIncomplete || changes.paths.contains(where: isStructural) { rescan(&effect) }
        if changes.isIncomplete {
            effect.documents.formUnion(documents.map(\.name))
            (effect.outdatesPrograms, effect.changesSources) = (true, true)
        }
        for path in changes.paths { apply(path, usesApp, &effect) }
        spread(&effect)
        if effect.outdatesResources || effect.outdatesPrograms { resourceRevision = counter }
        for index in documents.indices where effect.documents.contains(documents[index].name) {
            if documents[index].revision != counter { touch(index, &effect) }
        }
        return effect
    }

    /// Returns whether the path may be a new or removed file, or a folder with such files.
    private func isStructural(_ path: String) -> Bool {
        if path.hasSuffix("Info.plist") || isFolder(path) || !FileManager.default.fileExists(atPath: path) {
            return true
        }
        let isKnown =
            files.documents.contains { $0.path == path } || files.tables.contains { $0.path == path }
            || files.images.contains(path)
        let endings = [
            "storyboard", "xib", "strings", "stringsdict", "xcstrings", "png", "jpg", "svg", "pdf", "ttf",
            "otf",
        ]
        return !isKnown && catalog(of: path) == nil
            && endings.contains((path as NSString).pathExtension.lowercased())
    }

    private func isFolder(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    private func rescan(_ effect: inout Effect) {
        guard let files = try? ProjectFiles(root: root) else { return }
        let former = Set(documents.map(\.name))
        let formerLanguages = languages
        read(files)
        let now = Set(documents.map(\.name))
        for name in now.subtracting(former) { effect.documents.insert(name) }
        effect.changesList = effect.changesList || now != former || languages != formerLanguages
    }

    private func catalog(of path: String) -> Substring? {
        path.split(separator: "/").first { $0.hasSuffix(".xcassets") }
    }

    private func apply(_ path: String, _ usesApp: Bool, _ effect: inout Effect) {
        let ending = (path as NSString).pathExtension.lowercased()
        if catalog(of: path) != nil { return applyAsset(path, usesApp, &effect) }
        switch ending {
        case "storyboard", "xib": applyDocument(path, usesApp, &effect)
        case "strings", "xcstrings": applyTexts(path, usesApp, &effect)
        case "stringsdict": applyCode(usesApp, &effect)
        case "png", "jpg", "jpeg", "gif", "pdf", "svg", "heic", "webp": applyImage(path, usesApp, &effect)
        case "ttf", "otf", "ttc":
            effect.outdatesPrograms = true
            effect.documents.formUnion(documents.map(\.name))
        case "swift": effect.changesSources = true
        default: if path.hasSuffix("Info.plist") { applyCode(usesApp, &effect) }
        }
    }

    /// Applies the change of a file that only code can load.
    private func applyCode(_ usesApp: Bool, _ effect: inout Effect) {
        guard usesApp else { return }
        effect.outdatesPrograms = true
        effect.documents.formUnion(documents.filter(\.usesCode).map(\.name))
    }

    private func applyDocument(_ path: String, _ usesApp: Bool, _ effect: inout Effect) {
        for document in documents {
            let siblings = files.documents.filter {
                $0.place == document.file.place && $0.kind == document.file.kind
            }
            if document.file.path == path || siblings.contains(where: { $0.path == path }) {
                effect.documents.insert(document.name)
            }
        }
        // Code loads the nibs of cells and the screens that it presents.
        if usesApp { effect.documents.formUnion(documents.filter(\.usesCode).map(\.name)) }
    }

    private func applyTexts(_ path: String, _ usesApp: Bool, _ effect: inout Effect) {
        var isDocument = false
        for index in documents.indices {
            let file = documents[index].file
            if let language = file.strings.first(where: { $0.value == path })?.key {
                documents[index].textRevisions[language] = counter
            } else if file.stringCatalog == path {
                for language in file.textLanguages { documents[index].textRevisions[language] = counter }
            } else {
                continue
            }
            isDocument = true
            effect.documents.insert(documents[index].name)
            effect.outdatesResources = true
        }
        if !isDocument { applyCode(usesApp, &effect) }
    }

    private func applyAsset(_ path: String, _ usesApp: Bool, _ effect: inout Effect) {
        effect.outdatesResources = true
        if usesApp { applyCode(usesApp, &effect) }
        let parts = path.split(separator: "/")
        let set = parts.last { $0.hasSuffix("set") && $0.contains(".") && !$0.hasSuffix(".xcassets") }
        guard let set else {
            // A folder of the catalog affects everything in it.
            return effect.documents.formUnion(documents.filter { !$0.resources.isEmpty }.map(\.name))
        }
        let name = (String(set) as NSString).deletingPathExtension
        effect.documents.formUnion(documents.filter { $0.uses(asset: name) }.map(\.name))
    }

    private func applyImage(_ path: String, _ usesApp: Bool, _ effect: inout Effect) {
        effect.outdatesResources = true
        if usesApp { applyCode(usesApp, &effect) }
        let file = (path as NSString).lastPathComponent
        var stem = (file as NSString).deletingPathExtension
        for mark in ["~ipad", "~iphone", "@2x", "@3x", "@1x"] where stem.hasSuffix(mark) {
            stem.removeLast(mark.count)
        }
        let ending = (file as NSString).pathExtension
        effect.documents.formUnion(
            documents.filter { $0.uses(asset: stem) || $0.uses(asset: "\(stem).\(ending)") }.map(\.name))
    }

    /// Adds the documents that refer to a changed one, directly or indirectly.
    private func spread(_ effect: inout Effect) {
        var isGrowing = true
        while isGrowing {
            isGrowing = false
            let names = Set(documents.filter { effect.documents.contains($0.name) }.map(\.file.name))
            for document in documents
            where !effect.documents.contains(document.name) && !document.references.isDisjoint(with: names) {
                effect.documents.insert(document.name)
                isGrowing = true
            }
        }
    }

    /// Assigns a document a new revision, and reads it again if its own file may have changed.
    private func touch(_ index: Int, _ effect: inout Effect) {
        let former = documents[index]
        // Texts have separate revisions.
        if former.textRevisions.values.contains(counter) { return }
        documents[index].read()
        // A document that cannot be read keeps its last image.
        if documents[index].problem == nil { documents[index].revision = counter }
        let now = documents[index]
        if former.problem != now.problem || former.scenes.map(\.label) != now.scenes.map(\.label)
            || former.containers != now.containers
        {
            effect.changesList = true
        }
    }
}

extension StoryboardLoader.SceneInfo {
    /// The properties that a list shows of the scene.
    fileprivate var label: [String] { [id, displayName, kind, customClass ?? "", "\(isInitial)"] }
}
