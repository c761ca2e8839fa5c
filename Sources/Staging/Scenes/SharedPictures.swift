import InterfaceBuilder
import UIKit

/// Containers that look like the scene which they show first, whose picture has the container around it: a navigation
/// controller and its root, a tab bar controller and its first tab.
@MainActor
package struct SharedPictures {
    /// For each such container the scene whose picture shows it, by their ids.
    package private(set) var scenes: [String: String] = [:]
    /// The scenes that are shown with others than their containers: over a presenter, or in the size of a container view.
    package private(set) var presented: Set<String> = []

    /// The containers among a document's scenes.
    package init(document: Document, scenes: [StoryboardLoader.SceneInfo]) {
        let links = SceneLinks(document: document)
        let known = Set(scenes.lazy.filter { !$0.isReference }.map(\.id))
        for id in known {
            let shown = Self.innermost(of: id, links, known)
            if shown != id { self.scenes[id] = shown }
            if links.needsOthers(id) { presented.insert(id) }
        }
    }

    /// Itself for containers that hold each other.
    private static func innermost(of id: String, _ links: SceneLinks, _ known: Set<String>) -> String {
        var (current, seen) = (id, Set([id]))
        while let next = links.content(of: current), known.contains(next) {
            guard seen.insert(next).inserted else { return id }
            current = next
        }
        return current
    }

    /// The containers that the picture of a scene shows as well, sorted.
    package func containers(shownWith scene: String) -> [String] {
        scenes.filter { $0.value == scene }.map(\.key).sorted()
    }
}
