import Foundation

/// A view that represents a dragged item, and the place that it moves from or to.
@preconcurrency @MainActor
open class UITargetedDragPreview: UITargetedPreview {
    open override func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedDragPreview {
        UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
    }
}
