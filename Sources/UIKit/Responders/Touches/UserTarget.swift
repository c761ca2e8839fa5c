import CoreGraphics

/// Something on a screen that a user can name: a view, a segment of a control, an item of a bar.
@MainActor
package struct UserTarget {
    package let view: UIView
    /// The frame in the view's coordinates, in points.
    package let rect: CGRect
    package let identifier: String?
    package let label: String?
    package let text: String?

    /// Returns the kind of the name that matches the given one: 0 identifier, 1 label, 2 text; nil if none does.
    package func rank(named name: String) -> Int? { [identifier, label, text].firstIndex { $0 == name } }

    /// The name that identifies the view.
    package var name: String? { [identifier, label, text].lazy.compactMap { $0 }.first { !$0.isEmpty } }

    /// The middle, in the window's coordinates.
    package var point: CGPoint {
        CGPoint(x: rect.midX, y: rect.midY).converted(from: view)
    }

    /// The rectangle in the window's coordinates.
    package var frame: CGRect { view.window?.convert(rect, from: view) ?? rect }

    /// Whether a touch in the middle reaches the view, or one that represents it.
    package var isInReach: Bool {
        guard let window = view.window, window.bounds.contains(point),
            let hit = window.hitTest(point, with: nil)
        else { return false }
        return hit.isDescendant(of: view) || view.isDescendant(of: hit)
    }
}

extension CGPoint {
    @MainActor
    fileprivate func converted(from view: UIView) -> CGPoint {
        view.window?.convert(self, from: view) ?? self
    }
}

extension UIWindow {
    /// Everything in the window that has a name, from back to front, what is hidden left out.
    package var userTargets: [UserTarget] {
        var found: [UserTarget] = []
        var rest: [UIView] = [self]
        while let view = rest.popLast() {
            guard !view.isHidden, view.alpha >= 0.01 else { continue }
            found += view.ownTargets
            rest.append(contentsOf: view.subviews.reversed())
        }
        return found
    }
}

extension UIView {
    fileprivate var ownTargets: [UserTarget] {
        let item = (self as? BarButtonView)?.item ?? (self as? TabBarButtonView)?.item
        let target = UserTarget(
            view: self, rect: bounds, identifier: accessibilityIdentifier ?? item?.accessibilityIdentifier,
            label: accessibilityLabel ?? item?.accessibilityLabel, text: shownText ?? item?.title)
        return (target.name == nil ? [] : [target]) + segmentTargets
    }

    private var shownText: String? {
        switch self {
        case let view as UILabel: view.text
        case let view as UIButton:
            view.configuration?.title ?? view.currentTitle ?? view.currentAttributedTitle?.string
        case let view as UITextField: view.text?.isEmpty == false ? view.text : view.placeholder
        case let view as UITextView: view.text
        default: nil
        }
    }

    private var segmentTargets: [UserTarget] {
        guard let control = self as? UISegmentedControl else { return [] }
        return zip(control.segments, control.segmentRects(in: control.bounds)).compactMap { segment, rect in
            segment.title.map { UserTarget(view: self, rect: rect, identifier: nil, label: nil, text: $0) }
        }
    }
}
