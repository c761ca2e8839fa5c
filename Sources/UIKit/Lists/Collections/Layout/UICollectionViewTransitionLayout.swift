import CoreGraphics
import Foundation

/// A layout between two others, interpolated by `transitionProgress`.
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
    /// The progress from 0, the current layout, to 1, the next one.
    open var transitionProgress: CGFloat = 0 {
        didSet { if transitionProgress != oldValue { invalidateLayout() } }
    }
    public let currentLayout: UICollectionViewLayout
    public let nextLayout: UICollectionViewLayout
    private var animatedValues: [String: CGFloat] = [:]

    public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
        (self.currentLayout, nextLayout) = (currentLayout, newLayout)
        super.init()
    }

    /// Creates a transition without layouts, which is empty: documents do not contain transitions.
    public required init?(coder: NSCoder) {
        (currentLayout, nextLayout) = (UICollectionViewLayout(), UICollectionViewLayout())
        super.init(coder: coder)
    }

    /// Stores a value that is animated along with the transition.
    open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { animatedValues[key] = value }
    open func value(forAnimatedKey key: String) -> CGFloat { animatedValues[key] ?? 0 }

    open override func prepare() {
        for layout in [currentLayout, nextLayout] {
            layout.owner = owner
            layout.prepare()
        }
    }

    open override var collectionViewContentSize: CGSize {
        let (from, to) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
        return CGSize(width: between(from.width, to.width), height: between(from.height, to.height))
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let found = [currentLayout, nextLayout].flatMap { $0.layoutAttributesForElements(in: rect) ?? [] }
        let elements = Set(found.map(\.element)).sorted()
        return elements.compactMap { attributes($0) }.filter { $0.frame.overlaps(rect) }
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes(.cell(indexPath))
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { attributes(.supplement(elementKind, indexPath)) }

    private func attributes(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        let (from, to) = (currentLayout.attributes(of: element), nextLayout.attributes(of: element))
        guard let from, let to else {
            let only = (from ?? to)?.copied()
            only?.alpha *= from == nil ? transitionProgress : 1 - transitionProgress
            return only
        }
        let nearer = transitionProgress < 0.5 ? from.copied() : to.copied()
        nearer.center = CGPoint(
            x: between(from.center.x, to.center.x), y: between(from.center.y, to.center.y))
        nearer.size = CGSize(
            width: between(from.size.width, to.size.width), height: between(from.size.height, to.size.height))
        nearer.alpha = between(from.alpha, to.alpha)
        return nearer
    }

    private func between(_ from: CGFloat, _ to: CGFloat) -> CGFloat {
        from + (to - from) * transitionProgress
    }
}

extension UICollectionViewLayout {
    func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        switch element.category {
        case .cell: layoutAttributesForItem(at: element.path)
        case .supplementaryView: layoutAttributesForSupplementaryView(ofKind: element.kind, at: element.path)
        case .decorationView: layoutAttributesForDecorationView(ofKind: element.kind, at: element.path)
        }
    }
}
