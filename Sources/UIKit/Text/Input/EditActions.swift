import Foundation

/// Cutting, copying and pasting in the views of UIKit that text is edited in.
@MainActor
enum EditActions {
    static let table: [Selector: ActionTable.Invoker] = [
        "cut:": { receiver, sender in (receiver as? UIResponder)?.cut(sender.first ?? nil) },
        "copy:": { receiver, sender in (receiver as? UIResponder)?.copy(sender.first ?? nil) },
        "paste:": { receiver, sender in (receiver as? UIResponder)?.paste(sender.first ?? nil) },
        "selectAll:": { receiver, sender in (receiver as? UIResponder)?.selectAll(sender.first ?? nil) },
        "delete:": { receiver, sender in (receiver as? UIResponder)?.delete(sender.first ?? nil) },
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

    static func selectAll(_ editor: any TextEditing) {
        editor.select(NSRange(location: 0, length: editor.length))
    }

    static func copy(_ editor: any TextEditing) {
        guard editor.selection.range.length > 0 else { return }
        UIPasteboard.general.string = editor.attributedPart(editor.selection.range)
    }

    static func cut(_ editor: any TextEditing) {
        copy(editor)
        editor.typeDelete()
    }

    static func paste(_ editor: any TextEditing) {
        guard let text = UIPasteboard.general.string else { return }
        if editor.allowsChange(in: editor.limited(editor.selection.range), to: text) {
            editor.insertText(text)
        }
    }
}
