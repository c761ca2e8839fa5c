import UIKit

/// Measures hosted views off screen, and caches the sizes by item, width and text size.
///
/// ```swift
/// private let measurer = ViewMeasurer<CommentMaker>()
///
/// let size = measurer.size(of: comment, width: list.bounds.width, in: list.traitCollection) { $0.show($1) }
/// ```
///
/// An item with the same `id` that is not equal to the cached one is measured again.
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

    private lazy var prototype = WrapperCell<Maker>(frame: .zero)
    private var cache: [Key: Measured] = [:]
    private let limit: Int

    /// The number of times that a view was configured and laid out.
    private(set) var measurements = 0

    /// Creates a measurer.
    ///
    /// - Parameter limit: The number of cached sizes at which the cache is emptied.
    public init(limit: Int = 10_000) { self.limit = max(limit, 1) }

    /// Returns the size of a wrapper that shows an item: as wide as given, as high as needed, with the insets and limits of
    /// the maker's layout.
    public func size<Item: Identifiable & Equatable>(
        of item: Item, width: CGFloat, in traits: UITraitCollection, _ show: (Maker.View, Item) -> Void
    ) -> CGSize {
        let key = Key(id: item.id, width: width, text: traits.preferredContentSizeCategory)
        if let measured = cache[key], measured.item as? Item == item { return measured.size }
        let size = measure(item, width, key.text, show)
        if cache.count >= limit { cache = [:] }
        cache[key] = Measured(item: item, size: size)
        return size
    }

    /// Removes all cached sizes, or those of one item.
    public func forget(_ id: AnyHashable? = nil) {
        cache = id.map { id in cache.filter { $0.key.id != id } } ?? [:]
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
