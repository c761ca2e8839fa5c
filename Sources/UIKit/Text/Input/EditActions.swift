import Foundation

/// The standard edit actions: their selectors, and their effects in UIKit's text views.
@MainActor
enum EditActions {
    /// The actions of views that edit text.
    static let table = all.filter { ["cut:", "copy:", "paste:", "selectAll:", "delete:"].contains($0.key) }

    /// Every action of the protocol.
    private static let all: [Selector: ActionTable.Invoker] = [
        "cut:": invoker { $0.cut($1) },
        "copy:": invoker { $0.copy($1) },
        "paste:": invoker { $0.paste($1) },
        "select:": invoker { $0.select($1) },
        "selectAll:": invoker { $0.selectAll($1) },
        "delete:": invoker { $0.delete($1) },
        "toggleBoldface:": invoker { $0.toggleBoldface($1) },
        "toggleItalics:": invoker { $0.toggleItalics($1) },
        "toggleUnderline:": invoker { $0.toggleUnderline($1) },
        "increaseSize:": invoker { $0.increaseSize($1) },
        "decreaseSize:": invoker { $0.decreaseSize($1) },
    ]

    private static func invoker(
        _ call: @escaping @MainActor (any UIResponderStandardEditActions, Any?) -> Void
    ) -> ActionTable.Invoker {
        { receiver, arguments in
            if let receiver = receiver as? any UIResponderStandardEditActions {
                call(receiver, arguments.first ?? nil)
            }
            return nil
        }
    }

    /// Returns the action of an object that conforms to the protocol and is no responder. All responders conform to it,
    /// whichever actions they implement.
    static func adopted(_ selector: Selector, by object: AnyObject) -> ActionTable.Invoker? {
        guard let invoker = all[selector], !(object is UIResponder) else { return nil }
        return object is any UIResponderStandardEditActions ? invoker : nil
    }

    /// Returns whether the action is possible: there is content to copy, or to paste.
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
