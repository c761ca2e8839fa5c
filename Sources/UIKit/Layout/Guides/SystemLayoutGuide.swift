import CoreGraphics

/// A guide that the system places by the insets of its owner.
@MainActor
final class SystemLayoutGuide: UILayoutGuide {
    enum Kind: String {
        case safeArea = "UIViewSafeAreaLayoutGuide"
        case margins = "UIViewLayoutMarginsGuide"
        case readableContent = "UIViewReadableContentGuide"
        case content = "UIScrollView-contentLayoutGuide"
        case frame = "UIScrollView-frameLayoutGuide"
        case top = "UIViewController-topLayoutGuide"
        case bottom = "UIViewController-bottomLayoutGuide"
    }

    let kind: Kind

    init(_ kind: Kind) {
        self.kind = kind
        super.init()
        identifier = kind.rawValue
    }

    required init?(coder: NSCoder) {
        kind = .margins
        super.init(coder: coder)
    }

    /// Insets from the owner's bounds; nil for guides that are not placed by insets alone.
    private func insets(of view: UIView) -> UIEdgeInsets? {
        switch kind {
        case .safeArea: view.safeAreaInsets
        case .margins: view.effectiveLayoutMargins
        case .readableContent: view.readableContentInsets
        case .frame: .zero
        case .top:
            UIEdgeInsets(
                top: 0, left: 0, bottom: max(view.bounds.height - view.safeAreaInsets.top, 0),
                right: view.bounds.width)
        case .bottom:
            UIEdgeInsets(
                top: max(view.bounds.height - view.safeAreaInsets.bottom, 0), left: 0, bottom: 0,
                right: view.bounds.width)
        case .content: nil
        }
    }

    override var naturalFrame: CGRect? {
        guard let owningView else { return nil }
        if kind == .content, let scrollView = owningView as? UIScrollView {
            return CGRect(origin: .zero, size: scrollView.contentSize)
        }
        return insets(of: owningView).map { owningView.bounds.inset(by: $0) }
    }

    override func impliedRelations() -> [ImpliedRelation] {
        guard let owningView else { return [] }
        switch kind {
        case .content: return place(.left, 0) + place(.top, 0)
        case .top:
            return place(.left, 0) + place(.width, 0) + place(.top, owningView.bounds.minY)
                + place(.height, owningView.safeAreaInsets.top)
        case .bottom:
            return place(.left, 0) + place(.width, 0) + place(.height, owningView.safeAreaInsets.bottom)
                + follow(owningView, .bottom, inset: 0)
        case .readableContent: return readableRelations(of: owningView)
        case .safeArea, .margins, .frame: return inset(owningView)
        }
    }

    /// Returns relations for the owner's bounds less the insets. A scroll view's margins are in its content.
    private func inset(_ view: UIView) -> [ImpliedRelation] {
        guard let insets = insets(of: view) else { return [] }
        var result: [ImpliedRelation] = []
        let content = kind == .margins ? (view as? UIScrollView)?.contentLayoutGuide : nil
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            let origin = content == nil ? view.boundsOrigin(axis) : 0
            let outer = content == nil ? view.layoutInsets.sum(axis) : 0
            result += place(axis == .horizontal ? .left : .top, origin + insets.near(axis))
            result += relate(axis.size, .equal, content ?? view, axis.size, outer - insets.sum(axis))
        }
        return result
    }

    /// Returns relations for the middle of the margins, with at most the readable width.
    private func readableRelations(of view: UIView) -> [ImpliedRelation] {
        let margins = view.layoutMarginsGuide
        var result: [ImpliedRelation] = []
        for attribute in [NSLayoutConstraint.Attribute.top, .bottom, .centerX] {
            result += relate(attribute, .equal, margins, attribute, 0)
        }
        result += relate(.width, .equal, margins, .width, 0, priority: 999)
        result += relate(.width, .lessThanOrEqual, margins, .width, 0)
        if let limit = view.readableWidth {
            result.append(
                implied(
                    .width,
                    LayoutRelation(
                        first: self, attribute: .width, relation: .lessThanOrEqual, constant: Double(limit))))
        }
        return result
    }

    private func follow(
        _ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, inset: CGFloat
    ) -> [ImpliedRelation] { relate(attribute, .equal, item, attribute, -inset) }

    private func place(_ attribute: NSLayoutConstraint.Attribute, _ value: CGFloat) -> [ImpliedRelation] {
        [implied(attribute, LayoutRelation(first: self, attribute: attribute, constant: Double(value)))]
    }

    private func relate(
        _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
        _ item: any LayoutItem,
        _ other: NSLayoutConstraint.Attribute, _ constant: CGFloat, priority: Double = 1000
    ) -> [ImpliedRelation] {
        [
            implied(
                attribute,
                LayoutRelation(
                    first: self, attribute: attribute, relation: relation, second: item,
                    secondAttribute: other,
                    constant: Double(constant), priority: priority))
        ]
    }

    private func implied(_ attribute: NSLayoutConstraint.Attribute, _ relation: LayoutRelation)
        -> ImpliedRelation
    {
        // An attribute is equal to, and at most, another item's, and at most a figure.
        let index = relation.second == nil ? 2 : relation.relation == .equal ? 0 : 1
        return ImpliedRelation(name: "\(kind.rawValue)-\(attribute.name)", index: index, relation: relation)
    }
}
