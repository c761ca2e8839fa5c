/// The scrolling behavior of a section across the collection's direction.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    /// No orthogonal scrolling: the groups are arranged in the collection's direction.
    case none = 0
    case continuous = 1
    /// Scrolling stops at the beginning of a group.
    case continuousGroupLeadingBoundary = 2
    /// A width of the section at a time.
    case paging = 3
    /// A group at a time.
    case groupPaging = 4
    /// Pages by one group, which is centered.
    case groupPagingCentered = 5
}

/// The reference for the insets of a layout's sections.
public enum UIContentInsetsReference: Int, Sendable {
    case automatic = 0
    case none = 1
    case safeArea = 2
    case layoutMargins = 3
    case readableContent = 4
}
