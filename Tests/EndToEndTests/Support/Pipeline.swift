import CoreGraphics
import InterfaceBuilder
import UIKit

@testable import Staging

/// The whole way of a document in process: parsed, made, laid out, drawn small, written as a tree.
@MainActor
enum Pipeline {
    /// What the way brought to light.
    struct Outcome {
        var scenes = 0
        var pictures = 0
        var diagnostics: [Diagnostic] = []
    }

    static func run(
        _ xml: String, path: String = "Main.storyboard", resources: ResourceLibrary = .empty,
        variant: Variant = Variant(),
        sceneLimit: Int = .max
    ) -> Outcome {
        var outcome = Outcome()
        do throws(DocumentError) {
            let document = try Document(xml: xml, path: path)
            outcome.diagnostics = document.check()
            show(document, resources, variant, sceneLimit, &outcome)
        } catch {
            outcome.diagnostics = [error.diagnostic]
        }
        return outcome
    }

    private static func show(
        _ document: Document, _ resources: ResourceLibrary, _ variant: Variant, _ sceneLimit: Int,
        _ outcome: inout Outcome
    ) {
        let stage = Stage(document: document, resources: resources, variant: variant)
        var tree = SceneTree(document: document.path)
        for scene in stage.scenes.prefix(sceneLimit) {
            outcome.scenes += 1
            guard let staged = stage.show(scene) else { continue }
            tree.add(staged)
            if draw(Picture(of: staged)) { outcome.pictures += 1 }
        }
        _ = tree.json.utf8.count + tree.text.utf8.count
        outcome.diagnostics += stage.diagnostics
    }

    /// At a tenth of the size, which takes the same way through every drawing method.
    private static func draw(_ picture: Picture) -> Bool {
        let (width, height) = (picture.size.width / 10, picture.size.height / 10)
        guard (1...400).contains(width), (1...400).contains(height),
            let context = CGContext.bitmap(width: Int(width), height: Int(height), scale: 0.1, opaque: true)
        else { return false }
        picture.window.layer.render(in: context)
        return true
    }
}
