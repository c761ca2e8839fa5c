import UIKit

/// The view of an annotation: its image, unless a subclass draws something else.
@preconcurrency @MainActor open class MKAnnotationView: UIView {
    public enum CollisionMode: Int, Sendable {
        case rectangle
        case circle
        case none
    }

    public enum DragState: UInt, Sendable {
        case none
        case starting
        case dragging
        case canceling
        case ending
    }

    open internal(set) var reuseIdentifier: String?
    open var annotation: (any MKAnnotation)?
    /// The image that is drawn, whose size the view takes.
    open var image: UIImage? {
        didSet {
            imageView.image = image
            if let image { bounds.size = image.size }
            imageView.frame = bounds
        }
    }
    private lazy var imageView: UIImageView = {
        let view = UIImageView()
        insertSubview(view, at: 0)
        return view
    }()
    /// The view's center, from the place of the annotation.
    open var centerOffset = CGPoint.zero
    open var calloutOffset = CGPoint.zero
    open var isEnabled = true
    open var isHighlighted = false
    open var isSelected = false
    open var canShowCallout = false
    open var leftCalloutAccessoryView: UIView?
    open var rightCalloutAccessoryView: UIView?
    open var detailCalloutAccessoryView: UIView?
    open var isDraggable = false
    open var dragState = MKAnnotationView.DragState.none
    open var clusteringIdentifier: String?
    open weak var cluster: MKAnnotationView?
    open var displayPriority = MKFeatureDisplayPriority.required
    open var zPriority = MKAnnotationViewZPriority.defaultUnselected
    open var selectedZPriority = MKAnnotationViewZPriority.defaultSelected
    open var collisionMode = MKAnnotationView.CollisionMode.rectangle
    /// The action of a tap: the map selects the annotation.
    var onTap: (() -> Void)?

    public required init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        (self.annotation, self.reuseIdentifier) = (annotation, reuseIdentifier)
        super.init(frame: .zero)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func prepareForReuse() { setSelected(false, animated: false) }
    open func prepareForDisplay() {}
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
    open func setDragState(_ newDragState: MKAnnotationView.DragState, animated: Bool) {
        dragState = newDragState
    }

    /// The top of what the view shows while it is selected, in the map's coordinates.
    var selectedTop: CGFloat { frame.minY }

    /// Places the view for its annotation's place in the map.
    final func place(at point: CGPoint) {
        center = CGPoint(x: point.x + centerOffset.x, y: point.y + centerOffset.y)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, let onTap else { return super.touchesEnded(touches, with: event) }
        onTap()
    }
}
