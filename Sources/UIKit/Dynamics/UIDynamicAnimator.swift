import CoreGraphics
import Foundation
import QuartzCore

/// Moves items by behaviors, frame by frame on the clock, until all are at rest.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
    open weak var delegate: (any UIDynamicAnimatorDelegate)?
    /// The view in whose coordinates the items move.
    open private(set) weak var referenceView: UIView?
    private weak var layout: UICollectionViewLayout?
    open private(set) var behaviors: [UIDynamicBehavior] = []
    /// Whether items move.
    open private(set) var isRunning = false
    /// The time during which items have moved, in seconds.
    open private(set) var elapsedTime: TimeInterval = 0

    let world = DynamicWorld()
    private let clock = VirtualClock.main
    private var event: VirtualClock.Event?
    private var isStepping = false
    private var restingTime: TimeInterval = 0

    public init(referenceView view: UIView) {
        referenceView = view
        super.init()
    }

    public override init() { super.init() }

    /// Creates an animator of a layout's attributes.
    public convenience init(collectionViewLayout layout: UICollectionViewLayout) {
        self.init()
        self.layout = layout
    }

    // MARK: Behaviors

    open func addBehavior(_ behavior: UIDynamicBehavior) {
        guard !behaviors.contains(where: { $0 === behavior }) else { return }
        behavior.dynamicAnimator?.removeBehavior(behavior)
        behaviors.append(behavior)
        behavior.move(to: self)
        behaviorsDidChange()
    }

    open func removeBehavior(_ behavior: UIDynamicBehavior) {
        guard behaviors.contains(where: { $0 === behavior }) else { return }
        behaviors.removeAll { $0 === behavior }
        behavior.move(to: nil)
        behaviorsDidChange()
    }

    open func removeAllBehaviors() { for behavior in behaviors { removeBehavior(behavior) } }

    /// Returns the items in a rectangle of the reference view.
    open func items(in rect: CGRect) -> [any UIDynamicItem] {
        movedItems.filter { $0.frameWithoutRotation.overlaps(rect) }
    }

    /// Adopts the position that code has set for an item of the animator.
    open func updateItem(usingCurrentState item: any UIDynamicItem) {
        world.knownBody(of: item)?.readPlace()
        behaviorsDidChange()
    }

    private var family: [UIDynamicBehavior] { behaviors.flatMap(\.family) }

    private var movedItems: [any UIDynamicItem] {
        var known: Set<ObjectIdentifier> = []
        return family.flatMap(\.movedItems).filter { known.insert(ObjectIdentifier($0)).inserted }
    }

    // MARK: Layouts

    open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
    }

    open func layoutAttributesForSupplementaryView(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributes {
            $0.representedElementCategory == .supplementaryView && $0.representedElementKind == kind
                && $0.indexPath == indexPath
        }
    }

    open func layoutAttributesForDecorationView(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributes {
            $0.representedElementCategory == .decorationView && $0.representedElementKind == kind
                && $0.indexPath == indexPath
        }
    }

    private func attributes(
        where isWanted: (UICollectionViewLayoutAttributes) -> Bool
    ) -> UICollectionViewLayoutAttributes? {
        movedItems.compactMap { $0 as? UICollectionViewLayoutAttributes }.first(where: isWanted)
    }

    // MARK: Steps

    /// Resumes the animation of items that may be at rest.
    func behaviorsDidChange() {
        restingTime = 0
        guard !isStepping, !isRunning, !movedItems.isEmpty else { return }
        delegate?.dynamicAnimatorWillResume(self)
        isRunning = true
        scheduleStep()
    }

    private func scheduleStep() {
        event = clock.schedule(at: clock.nextFrameTime) { [weak self] in self?.step() }
    }

    private func step() {
        event = nil
        isStepping = true
        let items = movedItems
        world.keep(items)
        world.referenceBounds = referenceView?.bounds ?? layout?.collectionView?.bounds
        let duration = VirtualClock.frameDuration
        for _ in 0..<Self.stepsPerFrame {
            world.beginStep()
            for behavior in family { behavior.prepare(world) }
            world.step(duration / Double(Self.stepsPerFrame))
        }
        for item in items { world.body(of: item).writePlace() }
        elapsedTime += duration
        world.reportContacts()
        for behavior in family { behavior.action?() }
        layout?.invalidateLayout()
        isStepping = false
        restingTime = world.isAtRest ? restingTime + duration : 0
        if items.isEmpty || movedItems.isEmpty || restingTime > Self.restBeforePause {
            pause()
        } else {
            scheduleStep()
        }
    }

    private static let stepsPerFrame = 4
    /// The time for which items rest before the animator pauses, in seconds: an estimate.
    private static let restBeforePause: TimeInterval = 0.25

    private func pause() {
        isRunning = false
        restingTime = 0
        world.stop()
        delegate?.dynamicAnimatorDidPause(self)
    }
}

/// The methods called when an animator begins to move items, and when they are at rest.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
    public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
    public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}
