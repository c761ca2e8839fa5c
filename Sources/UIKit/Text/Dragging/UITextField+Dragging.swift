extension UITextField: UITextDraggable, UITextDroppable {
    public var textDragDelegate: (any UITextDragDelegate)? {
        get { textDrag.dragDelegate }
        set { textDrag.dragDelegate = newValue }
    }
    /// The interaction that drags selected text; added to the view when first used.
    public var textDragInteraction: UIDragInteraction? { textDrag.usedDragInteraction() }
    public var isTextDragActive: Bool { textDrag.draggedRange != nil }
    public var textDragOptions: UITextDragOptions {
        get { textDrag.options }
        set { textDrag.options = newValue }
    }

    public var textDropDelegate: (any UITextDropDelegate)? {
        get { textDrag.dropDelegate }
        set { textDrag.dropDelegate = newValue }
    }
    /// The interaction that accepts dropped text; added to the view when first used.
    public var textDropInteraction: UIDropInteraction? { textDrag.usedDropInteraction() }
    public var isTextDropActive: Bool { textDrag.isOver }
}
