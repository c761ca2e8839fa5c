import CoreGraphics
import Foundation

/// Animations of inserted, deleted and moved items.
extension UICollectionView {
    /// Performs changes that agree with the data source. An empty collection shows the items that its bounds touch, unlike
    /// one that has not been laid out yet.
    func carryOut(_ updates: BatchUpdates, counts: [Int], completion: @escaping (Bool) -> Void) {
        guard motion.isSeen, content.room.width > 0 else {
            adopt(updates, counts: counts)
            content.fillsEmptyBounds = bounds.isEmpty
            if content.room.width > 0 || content.fillsEmptyBounds { show(updates) }
            return completion(true)
        }
        let before = CollectionBefore(self, updates, sectionCount: counts.count)
        motion.show(movingViews, completion: completion) {
            content.departing = [:]
            adopt(updates, counts: counts)
            show(updates, from: before)
            content.departing = nil
        }
    }

    /// Lays out the existing items again, animated if visible.
    func move(completion: @escaping (Bool) -> Void, _ change: () -> Void) {
        guard motion.isSeen, content.room.width > 0 else {
            change()
            return completion(true)
        }
        motion.show(movingViews, completion: completion, change: change)
    }

    /// The visible cells and other views, and the scrollers of sections.
    private var movingViews: [UIView] {
        let scrollers = content.scrollers.sorted { $0.key < $1.key }.map(\.value)
        let views = content.views.keys.sorted().compactMap { content.views[$0] }
        return scrollers.filter { $0.superview === self } + views
    }

    // MARK: Disappearing

    /// Keeps a removed view on the screen until the animation ends. Returns whether it does.
    func departs(_ view: UICollectionReusableView, _ element: CollectionElement) -> Bool {
        guard motion.isCollecting, motion.knows(view) else { return false }
        if content.departing != nil {
            content.departing?[element] = view
        } else {
            motion.end(view) { self.outOfSight(element, view, $0) }
        }
        motion.depart(view) { [weak self] in self?.finishShowing(view, element) }
        return true
    }

    /// Returns the pose that the layout has for an element that is no longer visible.
    private func outOfSight(
        _ element: CollectionElement, _ view: UICollectionReusableView, _ start: ViewPose
    ) -> ViewPose {
        guard let place = flipped(collectionViewLayout.attributes(of: element)) else { return start.faded }
        return ViewPose(place, origin: origin(of: view))
    }

    /// Requests the layout's final attributes for the views that a batch has removed.
    func endDepartures() {
        let departing = content.departing ?? [:]
        for element in departing.keys.sorted() {
            guard let view = departing[element], let shown = view.shownAttributes,
                let final = collectionViewLayout.finalAttributes(of: element)
            else { continue }
            let way = CGPoint(x: final.center.x - shown.center.x, y: final.center.y - shown.center.y)
            motion.end(view) { start in
                var pose = ViewPose(final)
                pose.center = start.moved(by: way).center
                return pose
            }
        }
        content.departing = nil
    }

    // MARK: Appearing

    /// Sets the pose at which a view that a batch has made visible begins: its old one, or the layout's initial
    /// attributes.
    func startArrival(_ element: CollectionElement, _ before: CollectionBefore?) {
        let initial = collectionViewLayout.initialAttributes(of: element)
        guard let before, let view = content.views[element], !motion.knows(view) else { return }
        let isOwn = view.superview === self
        if let known = before.place(of: element) {
            let pose = ViewPose(known, origin: origin(of: view))
            motion.begin(view, at: isOwn ? pose.moved(by: motion.shift) : pose)
        } else if before.isShownAnew(element) {
            motion.begin(view, at: ViewPose(view).faded)
        } else if let initial = flipped(initial) {
            motion.begin(view, at: ViewPose(initial, origin: origin(of: view)))
        }
    }

    /// Returns the origin of a view's superview in the content.
    private func origin(of view: UIView) -> CGPoint {
        guard let host = view.superview, host !== self else { return .zero }
        return host.frame.origin
    }
}

/// The state of a collection before a change, for elements that become visible with it.
@MainActor
struct CollectionBefore {
    /// The attributes of the elements on the screen and around it.
    private let places: [CollectionElement: UICollectionViewLayoutAttributes]
    /// Maps the index paths after the change to those before it.
    private let origins: CollectionBatchMap
    private let reloadedItems: Set<IndexPath>
    private let reloadedSections: Set<Int>

    init(_ view: UICollectionView, _ updates: BatchUpdates, sectionCount: Int) {
        let around = view.bounds.insetBy(dx: -view.bounds.width, dy: -view.bounds.height)
        places = Dictionary(view.attributes(in: around).map { ($0.element, $0.copied()) }) { first, _ in
            first
        }
        origins = CollectionBatchMap(updates.inverted, sectionCount: sectionCount, itemKinds: view.itemKinds)
        (reloadedItems, reloadedSections) = (Set(updates.reloadedItems), Set(updates.reloadedSections))
    }

    /// Returns the old attributes of an element that was not visible; nil for a new one.
    func place(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        guard !isShownAnew(element) else { return nil }
        return origins.element(element).flatMap { places[$0] }
    }

    /// Returns whether the element's view replaces one that was removed in the same batch.
    func isShownAnew(_ element: CollectionElement) -> Bool {
        guard let origin = origins.element(element)?.path else { return false }
        return reloadedSections.contains(origin.section)
            || element.category == .cell && reloadedItems.contains(origin)
    }
}

extension UICollectionViewLayout {
    /// Returns the initial attributes of an element that a batch has made visible.
    func initialAttributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        switch element.category {
        case .cell: initialLayoutAttributesForAppearingItem(at: element.path)
        case .supplementaryView:
            initialLayoutAttributesForAppearingSupplementaryElement(ofKind: element.kind, at: element.path)
        case .decorationView:
            initialLayoutAttributesForAppearingDecorationElement(ofKind: element.kind, at: element.path)
        }
    }

    /// Returns the final attributes of an element that a batch has removed from the screen.
    func finalAttributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        switch element.category {
        case .cell: finalLayoutAttributesForDisappearingItem(at: element.path)
        case .supplementaryView:
            finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: element.kind, at: element.path)
        case .decorationView:
            finalLayoutAttributesForDisappearingDecorationElement(ofKind: element.kind, at: element.path)
        }
    }
}
