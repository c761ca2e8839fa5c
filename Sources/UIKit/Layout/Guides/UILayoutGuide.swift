import CoreGraphics
import Foundation

/// A rectangle that takes part in layout without being drawn.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
    /// Names the guide in messages.
    open var identifier: String = ""

    /// The view in whose coordinates the guide is.
    open weak var owningView: UIView? {
        didSet { if owningView !== oldValue, !isSystemOwned { ownerDidChange(from: oldValue) } }
    }

    var address = ObjectAddress()

    /// Whether the owner keeps the guide internally, outside of its `layoutGuides`.
    private var isSystemOwned = false

    public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init() }

    /// Archives the guide. Only documents have archived guides here; encoding is not supported, which is reported.
    open func encode(with coder: NSCoder) {
        RuntimeDiagnostics.report("UILayoutGuide.encode(with:) is not available")
    }

    /// The guide's rectangle in its owner's coordinates, as the last layout left it, in points.
    open var layoutFrame: CGRect {
        guard let owningView else { return .zero }
        return owningView.layoutEngine?.rect(of: self) ?? naturalFrame ?? .zero
    }

    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        constraintsAffectingItem(for: axis)
    }

    open var hasAmbiguousLayout: Bool { owningView?.isAmbiguous(self) ?? false }

    /// The frame set by the system, in its owner's coordinates; nil for guides placed by constraints alone.
    var naturalFrame: CGRect? { nil }

    /// Returns the relations that place the guide without the author's constraints.
    func impliedRelations() -> [ImpliedRelation] { [] }

    /// Adds the guide to the view.
    func attach(to view: UIView) {
        isSystemOwned = true
        owningView = view
    }

    private func ownerDidChange(from old: UIView?) {
        if let old {
            old.layoutState.guides.removeAll { $0 === self }
            old.forget(self)
        }
        if let owningView, !owningView.layoutState.guides.contains(where: { $0 === self }) {
            owningView.layoutState.guides.append(self)
        }
    }

    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .leading) }

    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .trailing) }

    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .left) }

    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .right) }

    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .top) }

    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .bottom) }

    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(item: self, attribute: .width) }

    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(item: self, attribute: .height) }

    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .centerX) }

    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .centerY) }
}

extension UIView {
    /// Removes the constraints on a removed guide, and its unknowns.
    func forget(_ guide: UILayoutGuide) {
        for view in sequence(first: self, next: { $0.superview }) where !view.constraints.isEmpty {
            view.removeConstraints(
                view.constraints.filter { $0.firstItem === guide || $0.secondItem === guide })
        }
        layoutEngine?.removeItem(guide)
    }
}
