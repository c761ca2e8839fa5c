import Foundation

/// The position of a view in the hierarchy.
final class ViewHierarchy {
    /// The superview, set and cleared by that view, which outlives this one or calls `letGo`. Weak references would
    /// cost each view a table of its own, and a lookup at each step up.
    var superview: UIView? {
        get { above?.takeUnretainedValue() }
        set { above = newValue.map(Unmanaged.passUnretained) }
    }
    fileprivate(set) var above: Unmanaged<UIView>?
    weak var controller: UIViewController?
    private(set) var subviews: [UIView] = []
    var takesTouches = true
    var recognizers: [UIGestureRecognizer]?
    var interactions: [any UIInteraction] = []

    /// The view's id in its document.
    var nibIdentifier: String?
    /// The class that the document names, whether or not it is there.
    var nibClassName: String?

    /// Objects of the view's nib without other owners.
    var nibObjects: [AnyObject] = []
    /// The size class variations of the nib whose topmost view this is.
    var nibVariations: NibVariations?

    /// Changes the array of subviews. It is moved out meanwhile, so that it is accessed exclusively, and reading it
    /// needs no check.
    func changeSubviews(_ change: (inout [UIView]) -> Void) {
        var views = subviews
        subviews = []
        change(&views)
        subviews = views
    }

    /// Called when the view is released: its subviews have no superview any longer.
    func letGo(from view: UIView) {
        for held in subviews where held.hierarchy.superview === view { held.hierarchy.superview = nil }
    }
}

extension UIView {
    /// The controller whose view is this one or the nearest around it.
    var enclosingController: UIViewController? {
        sequence(first: self, next: \.superview).lazy.compactMap(\.hierarchy.controller).first
    }

    func insert(_ view: UIView, at index: Int) {
        guard accepts(view) else { return }
        let leaving = view.superview
        if leaving !== self {
            view.leaveSuperview(for: self)
        } else {
            hierarchy.changeSubviews { views in views.removeAll { $0 === view } }
        }
        let place = min(max(index, 0), subviews.count)
        let newWindow = window
        let appearing = leaving === self ? nil : view.controllerAppearing(in: newWindow)
        appearing?.beginTransition(true, false)
        if leaving !== self { view.willMove(toSuperview: self) }
        let moving = view.announceComing(to: newWindow)
        hierarchy.changeSubviews { $0.insert(view, at: place) }
        view.hierarchy.superview = self
        view.refreshSafeArea()
        placeLayer(of: view, at: place)
        if newWindow != nil { AppearanceRegistry.apply(to: moving) }
        for view in moving.reversed() { view.didMoveToWindow() }
        if leaving !== self {
            view.joinEngine()
            finishAdding(view, in: newWindow)
        }
        if view.layoutState.treeWantsConstraints { markTreeForConstraints() }
        setNeedsLayout()
        appearing?.endTransition()
    }

    func insert(_ view: UIView, besides sibling: UIView, offset: Int) {
        if view.superview === self, view !== sibling { detachForReorder(view) }
        let place = subviews.firstIndex { $0 === sibling }.map { $0 + offset } ?? subviews.count
        insert(view, at: place)
    }

    func exchange(_ a: Int, _ b: Int) {
        guard subviews.indices.contains(a), subviews.indices.contains(b) else { return }
        hierarchy.changeSubviews { $0.swapAt(a, b) }
        for place in [max(a, b), min(a, b)] { placeLayer(of: subviews[place], at: place) }
    }

    func reorder(_ view: UIView, to index: Int) {
        guard view.superview === self else { return }
        detachForReorder(view)
        let place = min(max(index, 0), subviews.count)
        hierarchy.changeSubviews { $0.insert(view, at: place) }
        placeLayer(of: view, at: place)
    }

    func detachFromSuperview() {
        guard superview != nil else { return }
        let (disappearing, oldWindow) = (controllerDisappearing, window)
        disappearing?.beginTransition(false, false)
        leaveSuperview(for: nil)
        for view in announceComing(to: nil).reversed() { view.didMoveToWindow() }
        didMoveToSuperview()
        oldWindow?.viewsDidLeave()
        if hierarchy.controller == nil { updateTraitsFromParent() }
        disappearing?.endTransition()
    }

    private func detachForReorder(_ view: UIView) {
        hierarchy.changeSubviews { views in views.removeAll { $0 === view } }
    }

    /// Places a subview's layer below that of the next subview. The last one's is above all others, those of no view too.
    private func placeLayer(of view: UIView, at place: Int) {
        guard place + 1 < subviews.count else { return layer.addSublayer(view.layer) }
        layer.insertSublayer(view.layer, below: subviews[place + 1].layer)
    }

    /// Returns whether a view can be added: a view cannot contain itself or a superview.
    private func accepts(_ view: UIView) -> Bool {
        guard isDescendant(of: view) else { return true }
        RuntimeDiagnostics.report(
            "Can't add \(Swift.type(of: view)) as a subview: it is the view itself or a superview")
        return false
    }

    private func leaveSuperview(for newSuperview: UIView?) {
        guard let old = superview else { return }
        if newSuperview == nil { willMove(toSuperview: nil) }
        old.willRemoveSubview(self)
        removeConstraintsCrossing(old)
        old.hierarchy.changeSubviews { views in views.removeAll { $0 === self } }
        layer.removeFromSuperlayer()
        hierarchy.superview = nil
        refreshSafeArea()
        old.setNeedsLayout()
    }

    private func finishAdding(_ view: UIView, in window: UIWindow?) {
        view.updateTraitsFromParent()
        view.didMoveToSuperview()
        didAddSubview(view)
        view.insetsMayHaveChanged()
        view.marginsMayHaveChanged()
        view.setNeedsLayout()
        if view.appearance.tintColor == nil, inheritsTint { view.propagateTintColorChange() }
    }

    /// Notifies the views of a hierarchy that it will enter or leave a window. Returns those to notify afterwards.
    private func announceComing(to new: UIWindow?) -> [UIView] {
        guard appearance.announcedWindow !== new else { return [] }
        var moving: [UIView] = []
        forEachInTree { view in
            view.willMove(toWindow: new)
            view.appearance.announcedWindow = new
            moving.append(view)
        }
        return moving
    }
}
