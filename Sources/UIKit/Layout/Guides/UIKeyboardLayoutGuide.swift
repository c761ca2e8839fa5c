import CoreGraphics

/// Follows the keyboard's edge. Without a keyboard the guide is at the bottom of the safe area, as high as the area
/// below it.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    /// Whether the guide follows a keyboard that floats.
    open var followsUndockedKeyboard = false { didSet { placeDidChange() } }

    /// Whether the guide ends at the safe area while the keyboard is hidden, rather than at the view's bottom.
    open var usesBottomSafeArea = true { didSet { placeDidChange() } }

    /// Space above the keyboard in which a drag begins to dismiss it, in points.
    open var keyboardDismissPadding: CGFloat = 0

    override var naturalFrame: CGRect? {
        guard let view = owningView else { return nil }
        if let floating = floatingFrame(in: view) { return floating }
        let height = height(in: view)
        return CGRect(
            x: view.bounds.minX, y: view.bounds.maxY - height, width: view.bounds.width, height: height)
    }

    override func impliedRelations() -> [ImpliedRelation] {
        guard let view = owningView else { return [] }
        if let frame = floatingFrame(in: view) {
            return [
                imply(0, .left, constant: frame.minX), imply(1, .top, constant: frame.minY),
                imply(2, .width, constant: frame.width), imply(3, .height, constant: frame.height),
            ]
        }
        let edges = [NSLayoutConstraint.Attribute.left, .right, .bottom].enumerated().map {
            imply($0, $1, of: view)
        }
        return edges + [imply(edges.count, .height, constant: height(in: view))]
    }

    private func imply(
        _ index: Int, _ attribute: NSLayoutConstraint.Attribute, of view: UIView? = nil, constant: CGFloat = 0
    ) -> ImpliedRelation {
        // Places in the view are counted from the edge of its bounds.
        let second = view ?? (attribute.isSize ? nil : owningView)
        return ImpliedRelation(
            name: "UIKeyboardLayoutGuide", index: index,
            relation: LayoutRelation(
                first: self, attribute: attribute, second: second,
                secondAttribute: second == nil ? .notAnAttribute : attribute, constant: Double(constant)))
    }

    /// The near edges: the bottom while the keyboard is docked there or hidden; for a floating one, the edges whose
    /// distance is less than a third of the remaining space. UIKit does not document its threshold.
    override var nearEdges: NSDirectionalRectEdge {
        guard let view = owningView, let frame = floatingFrame(in: view) else { return .bottom }
        let bounds = CGRect(origin: .zero, size: view.bounds.size)
        let (width, height) = (bounds.width - frame.width, bounds.height - frame.height)
        var edges: NSDirectionalRectEdge = []
        if frame.minY < height / 3 { edges.insert(.top) }
        if bounds.maxY - frame.maxY < height / 3 { edges.insert(.bottom) }
        let (isLeft, isRight) = (frame.minX < width / 3, bounds.maxX - frame.maxX < width / 3)
        if view.isRightToLeft ? isRight : isLeft { edges.insert(.leading) }
        if view.isRightToLeft ? isLeft : isRight { edges.insert(.trailing) }
        return edges
    }

    /// Returns the height of the view's bottom that the keyboard covers, at least that of the safe area.
    private func height(in view: UIView) -> CGFloat {
        let least = usesBottomSafeArea ? view.safeAreaInsets.bottom : 0
        guard let keyboard = view.keyboardRect, isDocked(keyboard, in: view) else { return least }
        return max(view.bounds.maxY - keyboard.minY, least)
    }

    private func floatingFrame(in view: UIView) -> CGRect? {
        guard followsUndockedKeyboard, let keyboard = view.keyboardRect, !isDocked(keyboard, in: view) else {
            return nil
        }
        return keyboard.offsetBy(dx: -view.bounds.minX, dy: -view.bounds.minY)
    }

    private func isDocked(_ keyboard: CGRect, in view: UIView) -> Bool {
        guard let window = view.window, let frame = window.keyboardFrame else { return false }
        return frame.minX <= 0 && frame.maxX >= window.bounds.maxX && frame.maxY >= window.bounds.maxY
    }

    /// Updates the guide after the keyboard or the view has moved.
    func placeDidChange() {
        owningView?.setNeedsEngineUpdate()
        owningView?.setNeedsLayout()
        updateTracking()
    }
}

extension UIView {
    /// The part of the view that the keyboard covers.
    public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        if let known = layoutState.keyboardGuide { return known }
        let guide = UIKeyboardLayoutGuide()
        guide.identifier = "UIKeyboardLayoutGuide"
        layoutState.keyboardGuide = guide
        guide.attach(to: self)
        return guide
    }

    /// The keyboard's rectangle in the view's coordinates while there is one.
    var keyboardRect: CGRect? {
        guard let window, let frame = window.keyboardFrame else { return nil }
        return convert(frame, from: window)
    }

    /// The height at the lower edge that the keyboard covers, in points.
    var keyboardHeight: CGFloat { keyboardRect.map { max(bounds.maxY - $0.minY, 0) } ?? 0 }
}

extension UIWindow {
    /// Lets the guides of all views below follow the keyboard, and bars with a search field.
    func keyboardDidMove() {
        forEachInTree {
            $0.layoutState.keyboardGuide?.placeDidChange()
            ($0 as? UISearchBar)?.keyboardDidMove()
        }
    }
}
