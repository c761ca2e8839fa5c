/// Brings keys to the first responder and to the commands that have them.
@MainActor
struct KeyDispatcher {
    let window: UIWindow

    /// Keys start at the first responder, else at what the window shows.
    private var start: UIResponder { window.firstResponder ?? window.frontmostController ?? window }

    func dispatch(_ event: UIPressesEvent) {
        let began = event.pressesInOrder.filter { $0.phase == .began }
        if let key = began.first?.key, perform(key) { return }
        for phase in [UIPress.Phase.began, .changed, .ended, .cancelled] {
            let presses = Set(event.pressesInOrder.filter { $0.phase == phase })
            if !presses.isEmpty { tell(presses, phase, event) }
        }
        if let key = began.first?.key { write(key) }
    }

    /// The first command up the chain that has the key, and whose action somebody answers.
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
