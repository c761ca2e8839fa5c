import CoreGraphics
import UIKit

/// The views that a window shows, each after its superview; hidden and fully transparent views are left out with all
/// that they contain, and so is the status bar that a picture adds.
@MainActor
struct VisibleViews {
    /// A view and its place.
    struct Place {
        let view: UIView
        /// The number of views above it, without the window.
        let depth: Int
        /// In the window's coordinates.
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

    /// The visible part of each view's frame by the view's id in the document. Of several views with one id, as in the
    /// rows of a list, the first counts.
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

    /// The texts that the window shows, in the order in which it is drawn: the accessibility label of a view, else its text. What
    /// is outside of the window, and what a view repeats of the one before, is left out.
    func texts(limit: Int) -> [String] {
        var texts: [String] = []
        forEach { place in
            guard texts.count < limit, place.frame.intersects(window.bounds) else { return }
            // What a button shows is in a label of its own.
            let shown = place.view is UIButton ? nil : place.view.shownText
            let text = place.view.accessibilityLabel ?? shown ?? ""
            if text.contains(where: { !$0.isWhitespace }), text != texts.last { texts.append(text) }
        }
        return texts
    }
}
