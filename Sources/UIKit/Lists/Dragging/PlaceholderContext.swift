import Foundation

/// The common state of placeholder contexts in lists, and the animations beside the drop.
@MainActor
class PlaceholderContext<List: UIScrollView, Cell: UIView>: NSObject, UIDragAnimating {
    let dragItem: UIDragItem
    private(set) weak var list: List?
    let entry: PlaceholderEntry<Cell>?
    private let animation: any UIDragAnimating

    init(
        _ item: UIDragItem, _ entry: PlaceholderEntry<Cell>?, in list: List?, _ animation: any UIDragAnimating
    ) {
        (dragItem, self.entry, self.list, self.animation) = (item, entry, list, animation)
        super.init()
    }

    func addAnimations(_ animations: @escaping () -> Void) { animation.addAnimations(animations) }
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        animation.addCompletion(completion)
    }
}
