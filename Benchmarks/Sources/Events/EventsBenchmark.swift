import CoreGraphics
import UIKit

/// The cost of events: a touch that begins and ends on a control below twelve levels of views, until the action has run,
/// and a key for the first responder.
@MainActor
struct EventsBenchmark {
    private let rounds: Int
    private static let levels = 12
    /// The number of events in one measurement.
    private static let batch = 200

    init(_ options: Options) { rounds = options.count("--rounds", default: 101) }

    func run() throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        window.makeKeyAndVisible()
        var actions = 0
        let control = Self.control(in: window) { actions += 1 }
        let responder = KeyListener(frame: CGRect(x: 0, y: 700, width: 10, height: 10))
        window.addSubview(responder)
        guard responder.becomeFirstResponder() else {
            throw Failure("the view cannot become first responder")
        }
        window.layoutIfNeeded()
        let user = UserActions(on: window)
        let point = control.convert(CGPoint(x: 20, y: 20), to: window)
        let touch = median {
            user.touchDown(point)
            user.touchUp()
        }
        let key = median { user.press(key: "a") }
        guard actions == rounds * Self.batch, responder.keys == actions else {
            throw Failure("\(actions) actions and \(responder.keys) keys instead of \(rounds * Self.batch)")
        }
        var report = Report("events", columns: ["event", "µs"])
        report.row(["touch until the action has run", Report.plain(touch, 2)])
        report.row(["key down and up", Report.plain(key, 2)])
        report.value("touch_us", Report.plain(touch, 2))
        report.value("key_us", Report.plain(key, 2))
        report.print()
    }

    private func median(_ work: () -> Void) -> Double {
        (0..<rounds).map { _ in
            Stopwatch.time { for _ in 0..<Self.batch { work() } } / Double(Self.batch)
        }.median
    }

    private static func control(in window: UIWindow, _ action: @escaping () -> Void) -> UIControl {
        var holder: UIView = window
        for _ in 0..<levels {
            let view = UIView(frame: holder.bounds.insetBy(dx: 5, dy: 5))
            holder.addSubview(view)
            holder = view
        }
        let control = UIControl(frame: CGRect(x: 100, y: 100, width: 40, height: 40))
        control.addAction(UIAction { _ in action() }, for: .touchUpInside)
        holder.addSubview(control)
        return control
    }
}

/// A view that counts its key events.
private final class KeyListener: UIView {
    var keys = 0
    override var canBecomeFirstResponder: Bool { true }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { keys += 1 }
}
