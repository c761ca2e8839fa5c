import CoreGraphics
import UIKit

/// The size of a scene that is embedded in a container view of another scene.
@MainActor
struct EmbeddedSize {
    let context: SceneContext
    let screen: UIScreen

    /// The size in points that the container view has where the scene around it is shown on the screen. Nil for scenes that
    /// stand in none, or fill the screen.
    func size(of id: String) -> CGSize? {
        let outermost = context.links.outermost(of: id)
        guard let link = context.links.embedding(of: outermost),
            let parent = context.loader.scenes.first(where: { $0.id == link.source }),
            let placed = context.place(parent)
        else { return nil }
        let window = UIWindow(screen: screen)
        window.rootViewController = placed.root
        window.layoutIfNeeded()
        placed.present()
        defer { window.rootViewController = nil }
        let child = placed.scene.children.first { $0.nibIdentifier == outermost }
        guard let size = child?.viewIfLoaded?.bounds.size, size.width > 0, size.height > 0,
            size.width <= 10_000, size.height <= 10_000, size != screen.bounds.size
        else { return nil }
        return size
    }
}
