import CoreGraphics
import UIKit

/// A window with views that record their touches.
@MainActor
final class Glass {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let log = CallLog()
    let user: UserActions

    init() {
        user = UserActions(on: window)
        window.makeKeyAndVisible()
    }

    /// Returns a new view that records its touches, in the given one or in the window.
    func add(_ name: String, _ frame: CGRect, in view: UIView? = nil) -> TouchedView {
        let made = TouchedView(name, log)
        made.frame = frame
        (view ?? window).addSubview(made)
        return made
    }

    /// Adds a recognizer that records its states.
    func attach<R: UIGestureRecognizer>(_ recognizer: R, _ name: String, to view: UIView) -> R {
        recognizer.name = name
        recognizer.addTarget(GestureLog.shared(log), action: "note:")
        view.addGestureRecognizer(recognizer)
        return recognizer
    }

    /// Records every event of the control.
    func record(_ control: UIControl) {
        for (name, event) in Self.events {
            control.addAction(UIAction { [log] _ in log.add(name) }, for: event)
        }
    }

    private static let events: [(String, UIControl.Event)] = [
        ("down", .touchDown), ("downRepeat", .touchDownRepeat), ("dragInside", .touchDragInside),
        ("dragOutside", .touchDragOutside), ("dragEnter", .touchDragEnter), ("dragExit", .touchDragExit),
        ("upInside", .touchUpInside), ("upOutside", .touchUpOutside), ("cancel", .touchCancel),
        ("valueChanged", .valueChanged), ("primary", .primaryActionTriggered),
        ("editingDidBegin", .editingDidBegin), ("editingChanged", .editingChanged),
        ("editingDidEnd", .editingDidEnd), ("editingDidEndOnExit", .editingDidEndOnExit),
    ]
}

/// A view that records its touches.
final class TouchedView: UIView {
    private var log: CallLog?
    private(set) var name = ""

    convenience init(_ name: String, _ log: CallLog) {
        self.init(frame: .zero)
        (self.name, self.log) = (name, log)
    }

    private func add(_ text: String, _ touches: Set<UITouch>) {
        log?.add("\(name).\(text)" + (touches.count > 1 ? " \(touches.count)" : ""))
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { add("began", touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { add("moved", touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { add("ended", touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        add("cancelled", touches)
    }
}

/// Records the states of recognizers by their names.
@MainActor
final class GestureLog {
    private static var kept: [GestureLog] = []
    private let log: CallLog

    private init(_ log: CallLog) { self.log = log }

    static func shared(_ log: CallLog) -> GestureLog {
        ActionTable.register(GestureLog.self, "note:") { (target: GestureLog, sender: UIGestureRecognizer) in
            target.note(sender)
        }
        let made = GestureLog(log)
        kept.append(made)
        return made
    }

    private func note(_ recognizer: UIGestureRecognizer) {
        log.add("\(recognizer.name ?? "?") \(recognizer.state)")
    }
}
