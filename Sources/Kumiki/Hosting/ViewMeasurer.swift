import UIKit

/// Measures hosted views off screen, and remembers what came out by item, width and text size.
///
/// ```swift
/// private let measurer = ViewMeasurer<CommentMaker>()
///
/// let size = measurer.size(of: comment, width: list.bounds.width, in: list.traitCollection) { $0.show($1) }
/// ```
///
/// An item that is the same and looks otherwise, by `id` and `==`, is measured anew; so is everything at another width
/// and in another text size.
@MainActor
public final class ViewMeasurer<Maker: BackingViewMaker> {
    private struct Key: Hashable {
        let id: AnyHashable
        let width: CGFloat
        let text: UIContentSizeCategory
    }

    private struct Measured {
        let item: Any
        let size: CGSize
    }

    private lazy var prototype = WrapperReusableView<Maker>(frame: .zero)
    private var known: [Key: Measured] = [:]
    private let limit: Int

    /// How often a view was filled and laid out, rather than remembered.
    public private(set) var measurements = 0

    /// - Parameter limit: How many sizes are remembered. Once there are more, all are forgotten.
    public init(limit: Int = 10_000) { self.limit = max(limit, 1) }

    /// How large the wrapper of a view is that shows an item: as wide as given, as high as it needs, insets and limits
    /// of the maker's layout included.
    public func size<Item: Identifiable & Equatable>(
        of item: Item, width: CGFloat, in traits: UITraitCollection, _ show: (Maker.View, Item) -> Void
    ) -> CGSize {
        let key = Key(id: item.id, width: width, text: traits.preferredContentSizeCategory)
        if let measured = known[key], measured.item as? Item == item { return measured.size }
        let size = measure(item, width, key.text, show)
        if known.count >= limit { known = [:] }
        known[key] = Measured(item: item, size: size)
        return size
    }

    /// Forgets all sizes, or those of one item.
    public func forget(_ id: AnyHashable? = nil) {
        known = id.map { id in known.filter { $0.key.id != id } } ?? [:]
    }

    private func measure<Item>(
        _ item: Item, _ width: CGFloat, _ text: UIContentSizeCategory, _ show: (Maker.View, Item) -> Void
    ) -> CGSize {
        measurements += 1
        if #available(iOS 17.0, *) { prototype.traitOverrides.preferredContentSizeCategory = text }
        prototype.prepareForReuse()
        prototype.update { show($0, item) }
        return prototype.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
    }
}
