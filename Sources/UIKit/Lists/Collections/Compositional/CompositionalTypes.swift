/// How a section scrolls across the collection's direction.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    /// Not at all: its groups follow each other in the collection's direction.
    case none = 0
    case continuous = 1
    /// Comes to rest at the beginning of a group.
    case continuousGroupLeadingBoundary = 2
    /// A width of the section at a time.
    case paging = 3
    /// A group at a time.
    case groupPaging = 4
    /// A group at a time, which comes to rest in the middle.
    case groupPagingCentered = 5
}

/// What the insets of a layout's sections count from.
public enum UIContentInsetsReference: Int, Sendable {
    case automatic = 0
    case none = 1
    case safeArea = 2
    case layoutMargins = 3
    case readableContent = 4
}
