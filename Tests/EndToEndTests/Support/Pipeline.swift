import CoreGraphics
import Foundation
import InterfaceBuilder
import UIKit

@testable import Staging

/// The whole pipeline of a document in process: parsed, instantiated, laid out, drawn small, written as a tree.
@MainActor
enum Pipeline {
    /// The results of the pipeline.
    struct Outcome {
        /// The number of scenes that were instantiated and laid out.
        var shown = 0
        var pictures = 0
        var diagnostics: [Diagnostic] = []
        /// Whether a drawing contains `nan` or `inf` instead of a number.
        var hasBadNumbers = false
    }

    static func run(
        _ xml: String, path: String = "Main.storyboard", resources: ResourceLibrary = .empty,
        variant: Variant = Variant(),
        sceneLimit: Int = .max, drawsDocuments: Bool = false
    ) -> Outcome {
        var outcome = Outcome()
        do throws(DocumentError) {
            let document = try Document(xml: xml, path: path)
            outcome.diagnostics = document.check()
            let stage = Stage(document: document, resources: resources, variant: variant)
            show(stage, sceneLimit, drawsDocuments, &outcome)
        } catch {
            outcome.diagnostics = [error.diagnostic]
        }
        return outcome
    }

    private static func show(
        _ stage: Stage, _ sceneLimit: Int, _ drawsDocuments: Bool, _ outcome: inout Outcome
    ) {
        var tree = SceneTree(document: stage.loader.document.path)
        for scene in stage.scenes.prefix(sceneLimit) {
            guard let staged = stage.show(scene) else { continue }
            outcome.shown += 1
            tree.add(staged)
            let picture = Picture(of: staged)
            if draw(picture) { outcome.pictures += 1 }
            if drawsDocuments, let data = picture.data(as: .svg) {
                outcome.hasBadNumbers = hasBadNumbers(data)
            }
        }
        _ = tree.json.utf8.count + tree.text.utf8.count
        outcome.diagnostics += stage.diagnostics
    }

    private static func hasBadNumbers(_ svg: Data) -> Bool {
        let text = String(decoding: svg, as: UTF8.self)
        return ["\"nan", " nan", ",nan", "\"inf", " inf", ",inf", "-inf", "-nan"].contains {
            text.contains($0)
        }
    }

    /// Draws at a tenth of the size, which runs the same drawing methods.
    private static func draw(_ picture: Picture) -> Bool {
        let (width, height) = (max(1, picture.size.width / 10), max(1, picture.size.height / 10))
        guard width <= 400, height <= 400,
            let context = CGContext.bitmap(width: Int(width), height: Int(height), scale: 0.1, opaque: true)
        else { return false }
        picture.window.layer.render(in: context)
        return true
    }
}
