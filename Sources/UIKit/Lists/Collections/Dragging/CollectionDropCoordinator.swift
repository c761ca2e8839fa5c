import CoreGraphics
import Foundation

/// One item that is dropped on a collection.
@MainActor
final class CollectionDropItem: NSObject, UICollectionViewDropItem {
    let dragItem: UIDragItem
    let sourceIndexPath: IndexPath?
    let previewSize = CGSize.zero

    init(_ item: UIDragItem, from path: IndexPath?) {
        (dragItem, sourceIndexPath) = (item, path)
        super.init()
    }
}

/// A drop on a collection. No drag preview moves: animations alongside the drop run when the delegate returns.
@MainActor
final class CollectionDropCoordinator: NSObject, UICollectionViewDropCoordinator {
    let items: [any UICollectionViewDropItem]
    let destinationIndexPath: IndexPath?
    let proposal: UICollectionViewDropProposal
    let session: any UIDropSession
    private var animations: [DropAnimation] = []
    private weak var view: UICollectionView?

    init(
        in view: UICollectionView, items: [any UICollectionViewDropItem], destinationIndexPath: IndexPath?,
        proposal: UICollectionViewDropProposal, session: any UIDropSession
    ) {
        (self.items, self.destinationIndexPath) = (items, destinationIndexPath)
        (self.proposal, self.session, self.view) = (proposal, session, view)
        super.init()
    }

    func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder)
        -> any UICollectionViewDropPlaceholderContext
    { CollectionPlaceholderContext(dragItem, view?.insert(placeholder), in: view, animation()) }

    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating { animation() }

    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating { animation() }

    func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        animation()
    }

    private func animation() -> DropAnimation {
        let animation = DropAnimation()
        animations.append(animation)
        return animation
    }

    func finish() { animations.forEach { $0.finish() } }
}

@MainActor
private final class DropAnimation: NSObject, UIDragAnimating {
    private var completions: [(UIViewAnimatingPosition) -> Void] = []

    func addAnimations(_ animations: @escaping () -> Void) { animations() }
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    func finish() { completions.forEach { $0(.end) } }
}
