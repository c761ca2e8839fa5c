import InterfaceBuilder
import CoreGraphics
import UIKit

extension Stage {
    /// Returns the view tree of all scenes, with the given insets in place of the computed ones.
    public func tree(insets: InsetTable = InsetTable()) -> SceneTree {
        var tree = SceneTree(document: loader.document.path)
        for scene in scenes { tree.add(self.tree(of: scene, insets: insets)) }
        return tree
    }

    /// Returns the entries of a scene in the tree: its view and the top-level views beside it.
    func tree(of scene: StoryboardLoader.SceneInfo, insets: InsetTable) -> [SceneTree.Entry] {
        let shown = show(scene) { staged in
            if let view = staged.controller.view { insets.apply(to: view) }
        }
        guard let shown, let view = shown.controller.view else { return [] }
        return [SceneTree.entry(shown, view)]
            + shown.controller.looseViews.map { view in
                lay(out: view, insets)
                return SceneTree.entry(shown, view)
            }
    }

    /// Lays out a top-level view beside the scene's own view, at its current size.
    private func lay(out view: UIView, _ insets: InsetTable) {
        screen.performAsMain {
            let window = UIWindow(screen: screen)
            window.frame = CGRect(origin: .zero, size: view.bounds.size)
            window.keepsClearOfBars = false
            window.addSubview(view)
            insets.apply(to: view)
            window.layoutIfNeeded()
            view.removeFromSuperview()
        }
    }
}

extension Document {
    /// Returns the localized document, if there is one for the language; otherwise the document itself, whose texts are
    /// translated when it is shown.
    package func inLanguage(_ language: String?, _ resources: ResourceLibrary) throws(DocumentError)
        -> Document
    {
        let path = resources.path(of: path, language: language)
        return path == self.path ? self : try Document(contentsOf: path)
    }
}

extension ResourceLibrary {
    /// Returns the folder whose resources belong to a single document: the nearest parent folder with an Xcode
    /// project, a workspace or a package; or else the document's folder, or the parent of a language's
    /// folder.
    package static func folder(around path: String) -> String {
        if let project = ProjectFolder.around(path) { return project }
        var folder = (path as NSString).deletingLastPathComponent
        if folder.hasSuffix(".lproj") { folder = (folder as NSString).deletingLastPathComponent }
        return folder.isEmpty ? "." : folder
    }

    /// Returns the resources that belong to a single document.
    package static func around(_ path: String) -> ResourceLibrary {
        (try? ResourceLibrary(folder: folder(around: path))) ?? .empty
    }
}
