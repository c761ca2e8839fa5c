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

    /// The texts that the window shows, in the order in which it is drawn, but those of what is presented in front first: the
    /// accessibility label of a view, else its text. What is outside of the window, and what a view repeats of the one
    /// before, is left out.
    func texts(limit: Int) -> [String] {
        let front = frontView
        var (ahead, behind): ([String], [String]) = ([], [])
        forEach { place in
            guard place.frame.intersects(window.bounds), let text = Self.text(of: place.view) else { return }
            if front.map(place.view.isDescendant) ?? true {
                if ahead.count < limit, text != ahead.last { ahead.append(text) }
            } else if behind.count < limit, text != behind.last {
                behind.append(text)
            }
        }
        return Array((ahead + behind).prefix(limit))
    }

    /// The text of a view; none of a button, whose title is in a label of its own.
    private static func text(of view: UIView) -> String? {
        let shown = view is UIButton ? nil : view.shownText
        let text = view.accessibilityLabel ?? shown ?? ""
        return text.contains { !$0.isWhitespace } ? text : nil
    }

    /// The view of the controller that is presented in front of all others; nil where none is presented.
    private var frontView: UIView? {
        var (front, next): (UIViewController?, UIViewController?) = (nil, window.rootViewController)
        while let presented = next?.presentedViewController, presented !== front {
            (front, next) = (presented, presented)
        }
        return front?.viewIfLoaded
    }
}
