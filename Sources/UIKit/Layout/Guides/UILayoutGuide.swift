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

    let anchors = LayoutAnchors()

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

    open var leadingAnchor: NSLayoutXAxisAnchor { anchors.horizontal(.leading, of: self) }

    open var trailingAnchor: NSLayoutXAxisAnchor { anchors.horizontal(.trailing, of: self) }

    open var leftAnchor: NSLayoutXAxisAnchor { anchors.horizontal(.left, of: self) }

    open var rightAnchor: NSLayoutXAxisAnchor { anchors.horizontal(.right, of: self) }

    open var topAnchor: NSLayoutYAxisAnchor { anchors.vertical(.top, of: self) }

    open var bottomAnchor: NSLayoutYAxisAnchor { anchors.vertical(.bottom, of: self) }

    open var widthAnchor: NSLayoutDimension { anchors.size(.width, of: self) }

    open var heightAnchor: NSLayoutDimension { anchors.size(.height, of: self) }

    open var centerXAnchor: NSLayoutXAxisAnchor { anchors.horizontal(.centerX, of: self) }

    open var centerYAnchor: NSLayoutYAxisAnchor { anchors.vertical(.centerY, of: self) }
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
