import CoreGraphics
import Foundation

/// Places the items of a group freely, within the environment's container.
public typealias NSCollectionLayoutGroupCustomItemProvider =
    @MainActor (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// Items, or groups of them, side by side, one below the other or placed by code.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    enum Arrangement {
        case horizontal
        case vertical
        case custom(NSCollectionLayoutGroupCustomItemProvider)
    }

    /// The number of times the subitems are repeated in the group.
    enum Repetition {
        /// Repeated while there is space.
        case whileRoom
        /// Repeated a number of times, sharing the group's length.
        case sharing(Int)
        /// Repeated a number of times, each with its own length.
        case times(Int)
    }

    public let subitems: [NSCollectionLayoutItem]
    let arrangement: Arrangement
    let repetition: Repetition

    /// The spacing between the subitems.
    open var interItemSpacing: NSCollectionLayoutSpacing?

    init(
        _ layoutSize: NSCollectionLayoutSize, _ arrangement: Arrangement,
        _ subitems: [NSCollectionLayoutItem],
        _ repetition: Repetition
    ) {
        (self.arrangement, self.subitems, self.repetition) = (arrangement, subitems, repetition)
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// Returns a group of the subitems side by side, repeated while there is space.
    public static func horizontal(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, .horizontal, subitems, .whileRoom)
    }

    /// Returns a group of a number of items side by side, which share the group's width equally.
    public static func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, .horizontal, [subitem], .sharing(max(count, 1)))
    }

    /// Returns a group of a number of items side by side, each with its own width.
    public static func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, .horizontal, [subitem], .times(max(count, 1)))
    }

    /// Returns a group of the subitems one below the other, repeated while there is space.
    public static func vertical(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, .vertical, subitems, .whileRoom)
    }

    /// Returns a group of a number of items one below the other, which share the group's height equally.
    public static func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, .vertical, [subitem], .sharing(max(count, 1)))
    }

    /// Returns a group of a number of items one below the other, each with its own height.
    public static func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, .vertical, [subitem], .times(max(count, 1)))
    }

    /// Returns a group of the items that the provider places.
    public static func custom(
        layoutSize: NSCollectionLayoutSize,
        itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, .custom(itemProvider), [], .whileRoom)
    }

    /// Returns a description of the sizes of the group and its subitems, one per line.
    open func visualDescription() -> String { lines(indent: 0).joined(separator: "\n") }

    private func lines(indent: Int) -> [String] {
        func line(_ item: NSCollectionLayoutItem, _ indent: Int) -> String {
            let size = item.layoutSize
            return String(repeating: "  ", count: indent)
                + "\(type(of: item)) \(size.widthDimension.text) × \(size.heightDimension.text)"
        }
        return [line(self, indent)]
            + subitems.flatMap { item in
                (item as? NSCollectionLayoutGroup)?.lines(indent: indent + 1) ?? [line(item, indent + 1)]
            }
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSCollectionLayoutGroup(layoutSize, arrangement, subitems, repetition)
        (copy.contentInsets, copy.edgeSpacing) = (contentInsets, edgeSpacing)
        (copy.supplementaryItems, copy.interItemSpacing) = (supplementaryItems, interItemSpacing)
        return copy
    }
}

extension NSCollectionLayoutDimension {
    fileprivate var text: String {
        switch kind {
        case .fractionalWidth: "\(dimension) of the width"
        case .fractionalHeight: "\(dimension) of the height"
        case .absolute: "\(dimension)"
        case .estimated: "about \(dimension)"
        }
    }
}

/// The frame of an item in a group that is placed by code.
@preconcurrency @MainActor
public final class NSCollectionLayoutGroupCustomItem: NSObject, @MainActor NSCopying {
    /// The frame in the group, in points.
    public let frame: CGRect
    public let zIndex: Int

    public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

    public init(frame: CGRect, zIndex: Int) {
        (self.frame, self.zIndex) = (frame, zIndex)
        super.init()
    }

    /// Returns itself, since custom items are immutable.
    public func copy(with zone: NSZone? = nil) -> Any { self }
}
