import InterfaceBuilder
import CoreGraphics
import UIKit

extension Stage {
    /// The tree of all scenes, with insets given from outside in place of computed ones.
    public func tree(insets: InsetTable = InsetTable()) -> SceneTree {
        var tree = SceneTree(document: loader.document.path)
        for scene in scenes { tree.add(self.tree(of: scene, insets: insets)) }
        return tree
    }

    /// The entries of a scene in the tree: its view, and views that are in no other.
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

    /// Lays out a view that stands beside its scene's own, in the size that it has.
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
    /// The document as the language has it, where it is translated as a whole; else itself, whose texts are
    /// translated when it is shown.
    package func inLanguage(_ language: String?, _ resources: ResourceLibrary) throws(DocumentError)
        -> Document
    {
        let path = resources.path(of: path, language: language)
        return path == self.path ? self : try Document(contentsOf: path)
    }
}

extension ResourceLibrary {
    /// The folder whose resources belong to a single document: its project, the nearest folder above with an Xcode
    /// project, a workspace or a package; of a document outside of any, the folder that it is in, or the one above where
    /// that is a language's.
    package static func folder(around path: String) -> String {
        if let project = ProjectFolder.around(path) { return project }
        var folder = (path as NSString).deletingLastPathComponent
        if folder.hasSuffix(".lproj") { folder = (folder as NSString).deletingLastPathComponent }
        return folder.isEmpty ? "." : folder
    }

    /// The resources that belong to a single document.
    package static func around(_ path: String) -> ResourceLibrary {
        (try? ResourceLibrary(folder: folder(around: path))) ?? .empty
    }
}
