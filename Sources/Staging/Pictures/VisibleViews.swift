import CoreGraphics
import UIKit

/// The visible views of a window, each after its superview. Hidden and fully transparent views are omitted with
/// their subviews, and so is the status bar that an image adds.
@MainActor
struct VisibleViews {
    /// A view and its position.
    struct Place {
        let view: UIView
        /// The number of superviews without the window.
        let depth: Int
        /// The frame in the window's coordinates.
        let frame: CGRect
    }

    let window: UIWindow

    init(in window: UIWindow) { self.window = window }

    func forEach(_ body: (Place) -> Void) {
        var rest = window.subviews.reversed().map { ($0, 0) }
        while let (view, depth) = rest.popLast() {
            guard !view.isHidden, view.alpha > 0.01, depth < SceneTree.maximumDepth,
                !(view is StatusBarView)
            else { continue }
            body(Place(view: view, depth: depth, frame: view.convert(view.bounds, to: window)))
            rest += view.subviews.reversed().map { ($0, depth + 1) }
        }
    }

    /// The visible part of each view's frame by the view's id in the document. If several views have the same id, as in the
    /// rows of a list, the first one is used.
    var frames: [String: CGRect] {
        var frames: [String: CGRect] = [:]
        forEach { place in
            guard let id = place.view.nibIdentifier, frames[id] == nil else { return }
            let frame = place.frame.intersection(window.bounds)
            let sides = [frame.minX, frame.minY, frame.width, frame.height]
            if !frame.isNull, sides.allSatisfy(\.isFinite) { frames[id] = frame }
        }
        return frames
    }

    /// Returns the texts of the window in drawing order: the accessibility label of each view, or else its text. Texts
    /// outside of the window and repetitions of the previous text are omitted.
    func texts(limit: Int) -> [String] {
        var texts: [String] = []
        forEach { place in
            guard texts.count < limit, place.frame.intersects(window.bounds) else { return }
            // A button displays its text in a label.
            let shown = place.view is UIButton ? nil : place.view.shownText
            let text = place.view.accessibilityLabel ?? shown ?? ""
            if text.contains(where: { !$0.isWhitespace }), text != texts.last { texts.append(text) }
        }
        return texts
    }
}
