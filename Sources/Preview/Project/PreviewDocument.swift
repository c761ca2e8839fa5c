import Foundation
import InterfaceBuilder
import Staging

/// A storyboard or xib as the preview lists it.
@MainActor
struct PreviewDocument {
    /// Relative to the project's folder; names the document in addresses.
    let name: String
    let file: ProjectFiles.DocumentFile
    private(set) var scenes: [StoryboardLoader.SceneInfo] = []
    /// Why the document cannot be read; nil where it can.
    private(set) var problem: Diagnostic?
    /// Whether it is of another system, and so not drawn.
    private(set) var isForeign = false
    /// The images and colors of the project that it names.
    private(set) var resources: Set<String> = []
    /// The storyboards that its references lead to.
    private(set) var references: Set<String> = []
    /// Whether it names fonts or classes of the project.
    private(set) var usesCode = false
    /// The state of what its scenes are made of, other than texts.
    var revision = 0
    /// The state of its texts, by language.
    var textRevisions: [String: Int] = [:]

    init(_ file: ProjectFiles.DocumentFile, name: String) {
        (self.file, self.name) = (file, name)
        read()
    }

    /// Reads the document again. One that cannot be read keeps its former scenes, which stay visible until it can.
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
        let used = document.resources
        resources = Set(used.images.filter { !$0.isSystem }.map(\.name)).union(used.namedColors.keys)
        references = []
        usesCode = false
        for element in document.elements {
            if let name = element["storyboardName"] { references.insert(name) }
            if element.customClass != nil { usesCode = true }
        }
    }

    /// Whether the document names something of the asset catalog's: names in folders with a namespace begin with
    /// the folders'.
    func uses(asset name: String) -> Bool {
        resources.contains(name) || resources.contains { $0.hasSuffix("/" + name) }
    }

    func scene(_ id: String) -> StoryboardLoader.SceneInfo? {
        scenes.first { $0.id == id } ?? scenes.first { $0.storyboardIdentifier == id }
    }
}
