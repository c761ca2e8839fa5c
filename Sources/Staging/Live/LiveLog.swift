import CoreGraphics
import Foundation
import Kumiki
import UIKit

/// The log of a live screen: the user's events, the actions and segues that the app sends, and the toolkit's typed events,
/// each with the responders that it reached.
@MainActor
final class LiveLog {
    /// The most entries in a step.
    private static let limit = 200
    /// The most responders of a chain that are recorded; real chains are far shorter.
    private static let depth = 64

    private var entries: [LiveLogEntry] = []

    init() {
        ActionRecording.add(self) { [weak self] in self?.note($0) }
        EventRecording.add(self) { [weak self] in self?.note($0) }
    }

    /// Removes and returns the entries.
    func take() -> [LiveLogEntry] {
        defer { entries = [] }
        return entries
    }

    private func add(
        _ kind: LiveLogEntry.Kind, _ text: String, path: [String] = [], isHandled: Bool = true,
        rect: CGRect? = nil
    ) {
        guard entries.count < Self.limit else { return }
        entries.append(
            LiveLogEntry(
                kind: kind, time: VirtualClock.main.now, text: text, path: path, isHandled: isHandled,
                rect: rect?.rounded))
    }

    /// Records how many of a former screen's inputs were repeated.
    func note(_ replay: LiveReplay, of count: Int) {
        let part = replay.count == count ? "\(count)" : "\(replay.count) of \(count)"
        let reason = replay.obstacle.map { ": \($0)" } ?? ""
        add(
            .state, "\(part) \(count == 1 ? "input" : "inputs") repeated\(reason)",
            isHandled: replay.obstacle == nil)
    }

    // MARK: The user

    /// Records an event of the user. Movements and the end of a touch belong to its beginning.
    func note(_ event: LiveEvent, in window: UIWindow) {
        switch event {
        case .down(let x, let y):
            let view = window.hitTest(CGPoint(x: x, y: y), with: nil)
            noteInput("touch at \(Int(x)), \(Int(y))", view)
        case .pinch(let x, let y, _):
            noteInput("pinch", window.hitTest(CGPoint(x: x, y: y), with: nil))
        case .cancel: add(.input, "touch cancelled")
        case .text(let text): noteInput("text \(Self.visible(text))", window.editedView)
        case .key(let key, _): noteInput("key \(Self.visible(key))", window.editedView)
        case .rotate: add(.input, "rotation")
        case .move, .up, .wheel: break
        }
    }

    private func noteInput(_ text: String, _ view: UIView?) {
        let chain = Self.chain(from: view)
        add(
            .input, text + (view.map { " on \($0.logName)" } ?? ""), path: chain.map(\.responderName),
            rect: view.map { $0.convert($0.bounds, to: nil) })
    }

    private static func visible(_ text: String) -> String {
        switch text {
        case "\n": "return"
        case "\u{8}", "\u{7F}": "delete"
        default: "“\(text.prefix(80))”"
        }
    }

    // MARK: The app

    private func note(_ trace: ActionTrace) {
        let sender = Self.view(of: trace.sender)
        let chain = Self.chain(from: sender ?? trace.sender as? UIResponder)
        let end = chain.firstIndex { $0 === trace.receiver }
        var path = (end.map { Array(chain.prefix(through: $0)) } ?? []).map(\.responderName)
        if path.isEmpty { path = [trace.sender, trace.receiver].compactMap { $0.map(Self.name) } }
        let origin = trace.sender.map { ($0 as? UIView)?.logName ?? Self.name($0) }
        let text: String
        switch trace.kind {
        case .method: text = trace.name
        case .closure: text = trace.name.isEmpty ? "UIAction" : "UIAction “\(trace.name)”"
        case .segue:
            text =
                "segue" + (trace.name.isEmpty ? "" : " “\(trace.name)”")
                + (trace.receiver.map { " to \(Self.name($0))" } ?? "")
        }
        add(
            trace.kind == .segue ? .segue : .action, text + (origin.map { " from \($0)" } ?? ""), path: path,
            isHandled: trace.receiver != nil, rect: sender.map { $0.convert($0.bounds, to: nil) })
    }

    private func note(_ trace: EventTrace) {
        add(.event, "\(type(of: trace.event))", path: trace.path, isHandled: trace.handler != nil)
    }

    private static func view(of sender: AnyObject?) -> UIView? {
        sender as? UIView ?? (sender as? UIGestureRecognizer)?.view
    }

    private static func name(_ object: AnyObject) -> String {
        (object as? UIResponder)?.responderName ?? "\(type(of: object))"
    }

    private static func chain(from first: UIResponder?) -> [UIResponder] {
        var (chain, current) = ([UIResponder](), first)
        while let responder = current, chain.count < depth {
            chain.append(responder)
            current = responder.next
        }
        return chain
    }
}

extension UIView {
    /// The class and the displayed text of the view.
    fileprivate var logName: String {
        let name = accessibilityLabel ?? shownText ?? accessibilityIdentifier
        return shownClassName + (name.map { " “\($0.prefix(40))”" } ?? "")
    }

    /// The view that is being edited.
    var editedView: UIView? {
        var stack = [self]
        while let view = stack.popLast() {
            if view.isFirstResponder { return view }
            stack += view.subviews
        }
        return nil
    }
}
