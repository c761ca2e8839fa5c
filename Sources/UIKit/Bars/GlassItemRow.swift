import CoreGraphics

/// Arranges the views of bar items in groups that share a piece of glass, as in iOS 26: images beside each other form a group
/// unless a space is between them or one does not share its background; titles, prominent items, *Close* and *Cancel* have glass of
/// their own (Apple, WWDC25: Build a UIKit app with the new design). Apple documents no figures; a group is 44 points high, as a
/// touch needs.
@MainActor
struct GlassItemRow {
    /// Items on one piece of glass, or a space.
    private struct Group {
        var views: [BarButtonView]
        var space: CGFloat?
        var isFlexible = false

        @MainActor var hasGlass: Bool {
            space == nil && views.contains { !$0.item.hidesSharedBackground }
        }
        @MainActor var color: UIColor? {
            guard let view = views.first, view.isProminent else { return nil }
            return view.item.isEnabled ? view.item.tintColor ?? view.tintColor : .tertiarySystemFill
        }
    }

    private let groups: [Group]

    static let height: CGFloat = 44
    /// Between two groups, in points (measured by a public project).
    nonisolated static let spacing: CGFloat = 12
    /// Between the items on one piece of glass, and from its ends to them, in points (measured by a public project).
    private static let itemSpacing: CGFloat = 16
    private static let padding: CGFloat = 4

    init(views: [BarButtonView]) {
        var groups: [Group] = []
        var isOpen = false
        for view in views {
            if view.isSpace {
                groups.append(
                    Group(
                        views: [], space: view.item.width, isFlexible: view.item.systemItem == .flexibleSpace)
                )
                isOpen = false
                continue
            }
            let shares = view.sharesGlass
            if isOpen, shares {
                groups[groups.count - 1].views.append(view)
            } else {
                groups.append(Group(views: [view]))
            }
            isOpen = shares
        }
        self.groups = groups
    }

    /// The width that the groups need together, in points.
    var width: CGFloat {
        groups.indices.reduce(0) { $0 + gap(before: $1) + width(of: groups[$1]) }
    }

    private func width(of group: Group) -> CGFloat {
        if let space = group.space { return space }
        let spacing = Self.itemSpacing * CGFloat(group.views.count - 1)
        return group.views.reduce(2 * Self.padding + spacing) { $0 + $1.glassWidth }
    }

    private func gap(before index: Int) -> CGFloat {
        guard index > 0, groups[index].space == nil, groups[index - 1].space == nil else { return 0 }
        return Self.spacing
    }

    /// Places the items in a band and returns the frames and colors of the glass behind them; mirrored in a bar of the given
    /// width. Flexible spaces share the remaining length.
    func place(in band: CGRect, mirroredIn mirror: CGFloat?) -> [(frame: CGRect, color: UIColor?)] {
        let flexible = groups.count { $0.isFlexible }
        let share = max(band.width - width, 0) / CGFloat(max(flexible, 1))
        var glass: [(CGRect, UIColor?)] = []
        var x = band.minX
        let y = band.midY - Self.height / 2
        for (index, group) in groups.enumerated() {
            x += gap(before: index)
            let start = x
            x += Self.padding
            for view in group.views {
                let width = view.glassWidth
                view.frame = CGRect(
                    x: mirror.map { $0 - x - width } ?? x, y: y, width: width, height: Self.height)
                x += width + Self.itemSpacing
            }
            x = start + width(of: group) + (group.isFlexible ? share : 0)
            guard group.hasGlass else { continue }
            let left = mirror.map { $0 - x } ?? start
            glass.append((CGRect(x: left, y: y, width: x - start, height: Self.height), group.color))
        }
        return glass
    }
}

/// The pieces of glass of a bar.
@MainActor
struct GlassGrounds {
    private var views: [GlassView] = []

    /// Shows one piece behind all other subviews at each of the frames.
    mutating func show(
        _ places: [(frame: CGRect, color: UIColor?)], in bar: UIView, above ground: UIView? = nil
    ) {
        while views.count > places.count { views.removeLast().removeFromSuperview() }
        while views.count < places.count {
            let view = GlassView(frame: .zero)
            if let ground {
                bar.insertSubview(view, aboveSubview: ground)
            } else {
                bar.insertSubview(view, at: 0)
            }
            views.append(view)
        }
        for (view, place) in zip(views, places) {
            view.frame = place.frame
            view.color = place.color
        }
    }
}
