import Foundation
import InterfaceBuilder
import Staging

/// A storyboard or xib in the preview.
@MainActor
struct PreviewDocument {
    /// The path relative to the project's folder, which identifies the document in URLs.
    let name: String
    let file: ProjectFiles.DocumentFile
    private(set) var scenes: [StoryboardLoader.SceneInfo] = []
    /// The containers whose picture is that of the scene that they show first: the id of that scene by theirs.
    private(set) var containers: [String: String] = [:]
    /// The reason why the document cannot be read; nil if it can be read.
    private(set) var problem: Diagnostic?
    /// Whether the document belongs to another platform and is not drawn.
    private(set) var isForeign = false
    /// The names of the project's images and colors that the document uses.
    private(set) var resources: Set<String> = []
    /// The names of the storyboards that it refers to.
    private(set) var references: Set<String> = []
    /// Whether it uses fonts or classes of the project.
    private(set) var usesCode = false
    /// The revision of everything that its scenes depend on except texts.
    var revision = 0
    /// The revisions of its texts by language.
    var textRevisions: [String: Int] = [:]

    init(_ file: ProjectFiles.DocumentFile, name: String) {
        (self.file, self.name) = (file, name)
        read()
    }

    /// Reads the document again. If it cannot be read, its former scenes remain visible.
    mutating func read() {
        do throws(DocumentError) {
            take(try Document(contentsOf: file.path))
            problem = nil
        } catch {
            problem = error.diagnostic
            if case .otherPlatform = error.reason { isForeign = true }
        }
    }

    private mutating func take(_ document: Document) {
        scenes = StoryboardLoader(document: document).scenes.filter { !$0.isReference }
        containers = SharedPictures(document: document, scenes: scenes).scenes
        let used = document.resources
        resources = Set(used.images.filter { !$0.isSystem }.map(\.name)).union(used.namedColors.keys)
        references = []
        usesCode = false
        for element in document.elements {
            if let name = element["storyboardName"] { references.insert(name) }
            if element.customClass != nil { usesCode = true }
        }
    }

    /// Returns whether the document uses a name of the asset catalog: names in folders with a namespace have the
    /// folders' names as prefix.
    func uses(asset name: String) -> Bool {
        resources.contains(name) || resources.contains { $0.hasSuffix("/" + name) }
    }

    func scene(_ id: String) -> StoryboardLoader.SceneInfo? {
        scenes.first { $0.id == id } ?? scenes.first { $0.storyboardIdentifier == id }
    }
}
