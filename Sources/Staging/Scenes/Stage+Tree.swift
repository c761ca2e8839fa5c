import InterfaceBuilder
import CoreGraphics
import UIKit

extension Stage {
    /// The tree of all scenes, with insets given from outside in place of computed ones.
    public func tree(insets: InsetTable = InsetTable()) -> SceneTree {
        var tree = SceneTree(document: loader.document.path)
        for scene in scenes {
            let shown = show(scene) { staged in
                if let view = staged.controller.view { insets.apply(to: view) }
            }
            guard let shown else { continue }
            tree.add(shown)
            for view in shown.controller.looseViews {
                lay(out: view, insets)
                tree.add(shown, view)
            }
        }
        return tree
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
    /// What surrounds a single document: its project, the nearest folder above with an Xcode project, a workspace or
    /// a package; of a document outside of any, the folder that it is in, or the one above where that is a language's.
    package static func around(_ path: String) -> ResourceLibrary {
        if let project = ProjectFolder.around(path), let library = try? ResourceLibrary(folder: project) {
            return library
        }
        var folder = (path as NSString).deletingLastPathComponent
        if folder.hasSuffix(".lproj") { folder = (folder as NSString).deletingLastPathComponent }
        return (try? ResourceLibrary(folder: folder.isEmpty ? "." : folder)) ?? .empty
    }
}
