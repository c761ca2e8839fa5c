import UIKit

/// How a hosted view lies in its cell, header or footer.
public struct HostingLayout: Hashable, Sendable {
    /// Who says how large the view is.
    public enum Sizing: Hashable, Sendable {
        /// The view's own constraints and intrinsic size.
        case autoLayout
        /// The view's `sizeThatFits(_:)`, for views that lay themselves out by hand.
        case sizeThatFits
    }

    /// Who says how large the view is.
    public var sizing: Sizing
    /// The room around the view, in points.
    public var insets: NSDirectionalEdgeInsets
    /// The view's least size in points; 0 is none.
    public var minimumSize: CGSize
    /// The view's greatest size in points; infinity is none.
    public var maximumSize: CGSize

    /// A layout without insets and limits, unless they are given.
    public init(
        sizing: Sizing = .autoLayout, insets: NSDirectionalEdgeInsets = .zero,
        minimumSize: CGSize = .zero, maximumSize: CGSize = .unlimited
    ) {
        self.sizing = sizing
        self.insets = insets
        self.minimumSize = minimumSize
        self.maximumSize = maximumSize
    }

    /// Takes in sizing, insets and limits.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(sizing)
        for edge in [insets.top, insets.leading, insets.bottom, insets.trailing] { hasher.combine(edge) }
        for size in [minimumSize, maximumSize] {
            hasher.combine(size.width)
            hasher.combine(size.height)
        }
    }
}

extension HostingLayout {
    /// The greatest size; where the limits contradict each other, the least one wins.
    var greatest: CGSize {
        CGSize(
            width: max(minimumSize.width, maximumSize.width),
            height: max(minimumSize.height, maximumSize.height))
    }

    /// A size within the limits. A view that answers what is no number has none of its own.
    func limited(_ size: CGSize) -> CGSize {
        func limited(_ length: CGFloat, _ least: CGFloat, _ most: CGFloat) -> CGFloat {
            max(least, min(most, length.isFinite ? length : 0))
        }
        return CGSize(
            width: limited(size.width, minimumSize.width, greatest.width),
            height: limited(size.height, minimumSize.height, greatest.height))
    }

    /// What is left of a wrapper for the view.
    func room(in size: CGSize) -> CGSize {
        CGSize(
            width: max(0, size.width - insets.leading - insets.trailing),
            height: max(0, size.height - insets.top - insets.bottom))
    }

    /// The wrapper that a view of a size needs.
    func wrapper(around size: CGSize) -> CGSize {
        CGSize(
            width: size.width + insets.leading + insets.trailing,
            height: size.height + insets.top + insets.bottom)
    }
}

extension CGSize {
    /// A size that limits nothing.
    public static let unlimited = CGSize(width: CGFloat.infinity, height: .infinity)
}
