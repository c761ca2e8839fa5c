import CoreGraphics
import Foundation

/// Drags the selected text of a text view, and drops text on it.
@MainActor
final class TextDrag: NSObject {
    typealias Editor = UIView & TextEditing & UITextDraggable & UITextDroppable

    private weak var editor: (any Editor)?
    weak var dragDelegate: (any UITextDragDelegate)?
    weak var dropDelegate: (any UITextDropDelegate)?
    var options: UITextDragOptions = []
    /// The range that is dragged.
    private(set) var draggedRange: NSRange?
    private(set) var isOver = false
    private(set) var dragInteraction: UIDragInteraction?
    private(set) var dropInteraction: UIDropInteraction?

    init(_ editor: any Editor) {
        self.editor = editor
        super.init()
    }

    /// Returns the drag interaction, added to the view on first access.
    func usedDragInteraction() -> UIDragInteraction {
        let interaction = dragInteraction ?? UIDragInteraction(delegate: self)
        dragInteraction = interaction
        editor?.addInteraction(interaction)
        return interaction
    }

    /// Returns the drop interaction, added to the view on first access.
    func usedDropInteraction() -> UIDropInteraction {
        let interaction = dropInteraction ?? UIDropInteraction(delegate: self)
        dropInteraction = interaction
        editor?.addInteraction(interaction)
        return interaction
    }
}

extension TextDrag: UIDragInteractionDelegate {
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession)
        -> [UIDragItem]
    {
        guard let editor, !editor.isSecureTextEntry else { return [] }
        let range = editor.limited(editor.selection.range)
        guard range.length > 0, range.contains(editor.offset(at: session.location(in: editor))) else {
            return []
        }
        let text = editor.attributedPart(range)
        let item = UIDragItem(itemProvider: NSItemProvider(object: text))
        item.localObject = text
        draggedRange = range
        let request = DragRequest(UITextRange(range), [item], session)
        return dragDelegate?.textDraggableView(editor, itemsForDrag: request) ?? [item]
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
        session: any UIDragSession
    ) {
        guard let editor else { return }
        dragDelegate?.textDraggableView(editor, willAnimateLiftWith: animator, session: session)
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        if let editor { dragDelegate?.textDraggableView(editor, dragSessionWillBegin: session) }
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) {
        draggedRange = nil
        if let editor { dragDelegate?.textDraggableView(editor, dragSessionDidEnd: session, with: operation) }
    }
}

extension TextDrag: UIDropInteractionDelegate {
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        session.canLoadObjects(ofClass: String.self)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        isOver = true
        if let editor { dropDelegate?.textDroppableView(editor, dropSessionDidEnter: session) }
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
        -> UIDropProposal
    {
        if let editor { dropDelegate?.textDroppableView(editor, dropSessionDidUpdate: session) }
        return proposal(for: session)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        isOver = false
        if let editor { dropDelegate?.textDroppableView(editor, dropSessionDidExit: session) }
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        guard let editor else { return }
        let proposal = proposal(for: session)
        dropDelegate?.textDroppableView(editor, willPerformDrop: request(session))
        guard proposal.dropPerformer == .view else { return }
        let place = editor.offset(at: session.location(in: editor))
        let texts = session.items.compactMap { $0.itemProvider.object as? String }
        switch proposal.dropAction {
        case .insert: insert(texts.joined(), at: place)
        case .replaceSelection: editor.change(editor.selection.range, to: texts.joined())
        case .replaceAll: editor.change(NSRange(location: 0, length: editor.length), to: texts.joined())
        }
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        isOver = false
        if let editor { dropDelegate?.textDroppableView(editor, dropSessionDidEnd: session) }
    }

    /// Inserts dropped text. Text that is dragged within its own view is moved.
    private func insert(_ text: String, at place: Int) {
        guard let editor else { return }
        guard let source = draggedRange else {
            return editor.change(NSRange(location: place, length: 0), to: text)
        }
        guard !source.contains(place) else { return }
        editor.change(source, to: "")
        let place = place > source.location ? place - source.length : place
        editor.change(NSRange(location: place, length: 0), to: text)
    }

    private func proposal(for session: any UIDropSession) -> UITextDropProposal {
        let request = request(session)
        guard let editor, let dropDelegate else { return request.suggestedProposal }
        return dropDelegate.textDroppableView(editor, proposalForDrop: request)
    }

    private func request(_ session: any UIDropSession) -> DropRequest {
        let place = editor.map { $0.offset(at: session.location(in: $0)) } ?? 0
        return DropRequest(UITextPosition(offset: place), session, isSameView: draggedRange != nil)
    }
}

private final class DragRequest: NSObject, UITextDragRequest {
    let dragRange: UITextRange
    let suggestedItems: [UIDragItem]
    let existingItems: [UIDragItem]
    let dragSession: any UIDragSession
    var isSelected: Bool { true }

    init(_ range: UITextRange, _ items: [UIDragItem], _ session: any UIDragSession) {
        (dragRange, suggestedItems, existingItems, dragSession) = (range, items, session.items, session)
        super.init()
    }
}

private final class DropRequest: NSObject, UITextDropRequest {
    let dropPosition: UITextPosition
    let suggestedProposal: UITextDropProposal
    let isSameView: Bool
    let dropSession: any UIDropSession

    init(_ position: UITextPosition, _ session: any UIDropSession, isSameView: Bool) {
        (dropPosition, dropSession, self.isSameView) = (position, session, isSameView)
        suggestedProposal = UITextDropProposal(operation: isSameView ? .move : .copy)
        super.init()
    }
}
