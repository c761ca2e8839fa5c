import CoreGraphics

/// A group with a position for each of its items, leading being on the left.
@MainActor
struct SolvedGroup {
    /// An item in the group.
    struct Leaf {
        /// Counted from the group's first item.
        var number: Int
        var frame: CGRect
        var zIndex = 0
        var isWidthEstimated = false
        var isHeightEstimated = false
    }

    /// A view attached to an item or a group.
    struct Badge {
        var item: NSCollectionLayoutSupplementaryItem
        /// The view's item, counted from the group's first.
        var number: Int
        var frame: CGRect
    }

    var size: CGSize
    var leaves: [Leaf] = []
    var badges: [Badge] = []

    /// Adds a part at the point.
    mutating func add(_ part: SolvedGroup, at point: CGPoint) {
        for var leaf in part.leaves {
            leaf.frame = leaf.frame.offsetBy(dx: point.x, dy: point.y)
            leaves.append(leaf)
        }
        for var badge in part.badges {
            badge.frame = badge.frame.offsetBy(dx: point.x, dy: point.y)
            badges.append(badge)
        }
    }
}
