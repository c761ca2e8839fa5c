import UIKit

/// The size and the insets of a hosted view in its cell, header or footer.
///
/// ```swift
/// enum PaddedCommentMaker: BackingViewMaker {
///     static let layout = HostingLayout(
///         insets: NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16),
///         minimumSize: CGSize(width: 0, height: 44))
///     static func make() -> CommentView { CommentView() }
/// }
/// ```
public struct HostingLayout: Hashable, Sendable {
    /// Whether the view's `sizeThatFits(_:)` determines its size, for views that do their layout by hand. Otherwise the
    /// view's constraints and its intrinsic content size do.
    public var sizesToFit: Bool
    /// The space around the view, in points.
    public var insets: NSDirectionalEdgeInsets
    /// The view's minimum size in points; 0 is no minimum.
    public var minimumSize: CGSize
    /// The view's maximum size in points; infinity is no maximum.
    public var maximumSize: CGSize

    /// Creates a layout without insets and limits, unless they are given.
    public init(
        sizesToFit: Bool = false, insets: NSDirectionalEdgeInsets = .zero, minimumSize: CGSize = .zero,
        maximumSize: CGSize = CGSize(width: CGFloat.infinity, height: CGFloat.infinity)
    ) {
        self.sizesToFit = sizesToFit
        self.insets = insets
        self.minimumSize = minimumSize
        self.maximumSize = maximumSize
    }

    /// Hashes sizing, insets and limits.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(sizesToFit)
        for edge in [insets.top, insets.leading, insets.bottom, insets.trailing] { hasher.combine(edge) }
        for size in [minimumSize, maximumSize] {
            hasher.combine(size.width)
            hasher.combine(size.height)
        }
    }
}

extension HostingLayout {
    /// The maximum size; of contradicting limits the minimum wins.
    var effectiveMaximum: CGSize {
        CGSize(
            width: max(minimumSize.width, maximumSize.width),
            height: max(minimumSize.height, maximumSize.height))
    }

    /// Returns a size within the limits. A length that is not finite counts as 0.
    func limited(_ size: CGSize) -> CGSize {
        func limited(_ length: CGFloat, _ minimum: CGFloat, _ maximum: CGFloat) -> CGFloat {
            max(minimum, min(maximum, length.isFinite ? length : 0))
        }
        return CGSize(
            width: limited(size.width, minimumSize.width, effectiveMaximum.width),
            height: limited(size.height, minimumSize.height, effectiveMaximum.height))
    }

    /// Returns the size of the view in a wrapper of a size.
    func contentSize(in size: CGSize) -> CGSize {
        CGSize(
            width: max(0, size.width - insets.leading - insets.trailing),
            height: max(0, size.height - insets.top - insets.bottom))
    }

    /// Returns the size of the wrapper around a view of a size.
    func wrapperSize(around size: CGSize) -> CGSize {
        CGSize(
            width: size.width + insets.leading + insets.trailing,
            height: size.height + insets.top + insets.bottom)
    }
}
