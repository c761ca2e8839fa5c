import Foundation

/// Cutting, copying and pasting in the views of UIKit that text is edited in.
@MainActor
enum EditActions {
    static let table: [Selector: ActionTable.Invoker] = [
        "cut:": { receiver, _ in cut(receiver) }, "copy:": { receiver, _ in copy(receiver) },
        "paste:": { receiver, _ in paste(receiver) },
        "selectAll:": { receiver, _ in
            (receiver as? any TextEditing).map { $0.select(NSRange(location: 0, length: $0.length)) }
        },
        "delete:": { receiver, _ in (receiver as? any TextEditing)?.typeDelete() },
    ]

    /// Whether the action makes sense now: there is something to copy, or to paste.
    static func isPossible(_ action: Selector, in editor: any TextEditing) -> Bool? {
        switch action.description {
        case "cut:", "delete:": editor.selection.range.length > 0 && !editor.isSecureTextEntry
        case "copy:": editor.selection.range.length > 0 && !editor.isSecureTextEntry
        case "paste:": UIPasteboard.general.hasStrings
        case "selectAll:": editor.length > 0 && editor.selection.range.length < editor.length
        default: nil
        }
    }

    private static func copy(_ receiver: AnyObject) {
        guard let editor = receiver as? any TextEditing, editor.selection.range.length > 0 else { return }
        UIPasteboard.general.string = editor.attributedPart(editor.selection.range)
    }

    private static func cut(_ receiver: AnyObject) {
        copy(receiver)
        (receiver as? any TextEditing)?.typeDelete()
    }

    private static func paste(_ receiver: AnyObject) {
        guard let editor = receiver as? any TextEditing, let text = UIPasteboard.general.string else {
            return
        }
        if editor.allowsChange(in: editor.limited(editor.selection.range), to: text) {
            editor.insertText(text)
        }
    }
}
