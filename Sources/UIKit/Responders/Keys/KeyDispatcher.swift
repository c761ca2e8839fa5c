/// Delivers keys to the first responder and to matching commands.
@MainActor
struct KeyDispatcher {
    let window: UIWindow

    /// Keys start at the first responder, else at what the window shows.
    private var start: UIResponder { window.firstResponder ?? window.frontmostController ?? window }

    func dispatch(_ event: UIPressesEvent) {
        let began = event.pressesInOrder.filter { $0.phase == .began }
        if let key = began.first?.key, perform(key) || performStandardCommand(key) { return }
        for phase in [UIPress.Phase.began, .changed, .ended, .cancelled] {
            let presses = Set(event.pressesInOrder.filter { $0.phase == phase })
            if !presses.isEmpty { tell(presses, phase, event) }
        }
        if let key = began.first?.key, !moveFocus(key) { write(key) }
    }

    /// Performs the standard commands of all apps: editing, and undoing.
    private func performStandardCommand(_ key: UIKey) -> Bool {
        guard key.modifierFlags.contains(.command) else { return false }
        let letter = key.charactersIgnoringModifiers.lowercased()
        if letter == "z" { return undo(again: key.modifierFlags.contains(.shift)) }
        guard let action = Self.editing[letter] else { return false }
        return start.target(forAction: action, withSender: nil).map {
            UIApplication.shared.sendAction(action, to: $0, from: nil, for: nil)
        } ?? false
    }

    private static let editing: [String: Selector] = [
        "x": Selector("cut:"), "c": Selector("copy:"), "v": Selector("paste:"), "a": Selector("selectAll:"),
    ]

    private func undo(again: Bool) -> Bool {
        guard let manager = start.undoManager, again ? manager.canRedo : manager.canUndo else { return false }
        if again { manager.redo() } else { manager.undo() }
        return true
    }

    private var focus: UIFocusSystem { UIFocusSystem(window.focusState) }

    /// Moves the focus by Tab and the arrows unless text is being edited; space and return activate the focused item.
    private func moveFocus(_ key: UIKey) -> Bool {
        guard window.firstResponder as? any UIKeyInput == nil else { return false }
        if key.characters == "\t" {
            return focus.move(key.modifierFlags.contains(.shift) ? .previous : .next)
        }
        if let heading = Self.headings[key.characters] { return focus.move(heading) }
        guard [" ", "\r", "\n"].contains(key.characters), let item = focus.focusedItem else {
            return false
        }
        return (item as? any FocusUsing)?.useFocused() ?? false
    }

    private static let headings: [String: UIFocusHeading] = [
        UIKeyCommand.inputUpArrow: .up, UIKeyCommand.inputDownArrow: .down,
        UIKeyCommand.inputLeftArrow: .left, UIKeyCommand.inputRightArrow: .right,
    ]

    /// Performs the first command up the chain that has the key, and whose action has a responder.
    private func perform(_ key: UIKey) -> Bool {
        var responder: UIResponder? = start
        while let current = responder {
            for command in current.keyCommands ?? []
            where command.matches(key) && !command.attributes.contains(.disabled) {
                guard let target = current.target(forAction: command.action, withSender: command) else {
                    continue
                }
                return UIApplication.shared.sendAction(command.action, to: target, from: command, for: nil)
            }
            responder = current.next
        }
        return false
    }

    private func tell(_ presses: Set<UIPress>, _ phase: UIPress.Phase, _ event: UIPressesEvent) {
        switch phase {
        case .began: start.pressesBegan(presses, with: event)
        case .changed: start.pressesChanged(presses, with: event)
        case .ended: start.pressesEnded(presses, with: event)
        case .cancelled: start.pressesCancelled(presses, with: event)
        case .stationary: break
        }
    }

    private func write(_ key: UIKey) {
        guard key.modifierFlags.isDisjoint(with: [.command, .control]), !key.characters.isEmpty,
            !key.characters.hasPrefix("UIKeyInput"), let responder = window.firstResponder as? any UIKeyInput
        else { return }
        if let editor = responder as? any TextEditing {
            editor.type(key.characters)
        } else {
            responder.insertText(key.characters)
        }
    }
}
