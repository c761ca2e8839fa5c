/// The distance from one position to another, whose size constraints can relate (`anchorWithOffset(to:)`).
@MainActor
final class LayoutOffset: LayoutItem {
    let start: Place
    let end: Place

    /// A position of an item.
    struct Place {
        weak var item: (any LayoutItem)?
        var attribute: NSLayoutConstraint.Attribute
    }

    init(from start: Place, to end: Place) {
        self.start = start
        self.end = end
    }

    /// The nearest view that contains both positions.
    var layoutHost: UIView? {
        guard let host = start.item?.layoutHost, let other = end.item?.layoutHost else { return nil }
        return host.nearestCommonAncestor(with: other)
    }

    var layoutSpace: UIView? { layoutHost }
    var layoutInsets: UIEdgeInsets { .zero }

    /// The distance in descriptions.
    var text: String { "\(text(end)) - \(text(start))" }

    private func text(_ place: Place) -> String {
        "\(place.item.map(layoutName) ?? "nil").\(place.attribute.name)"
    }
}
