import UIKit

/// The responder chains of a screen's views, which share their upper parts.
@MainActor
struct ResponderChains {
    private(set) var responders: [SceneInspection.Responder] = []
    private var indices: [ObjectIdentifier: Int] = [:]

    /// Adds a view and all following responders, and returns the view's index. `views` contains the indices of views.
    mutating func add(_ view: UIView, _ views: [ObjectIdentifier: Int]) -> Int? {
        var (current, below) = (view as UIResponder?, nil as Int?)
        while let responder = current {
            let known = indices[ObjectIdentifier(responder)]
            let index = known ?? append(responder, views)
            // A cyclic chain ends before it would repeat.
            if let below, below != index { responders[below].next = index }
            if known != nil { break }
            (below, current) = (index, responder.next)
        }
        return indices[ObjectIdentifier(view)]
    }

    private mutating func append(_ responder: UIResponder, _ views: [ObjectIdentifier: Int]) -> Int {
        let index = responders.count
        indices[ObjectIdentifier(responder)] = index
        responders.append(
            SceneInspection.Responder(
                className: responder.responderName, role: responder.roleInChain,
                view: views[ObjectIdentifier(responder)], isFirstResponder: responder.isFirstResponder))
        return index
    }
}

extension UIResponder {
    /// The name of the responder's class.
    var responderName: String { (self as? UIView)?.shownClassName ?? "\(type(of: self))" }

    fileprivate var roleInChain: String? {
        switch self {
        case is UIWindow: "window"
        case is UIView: nil
        case is UIViewController: "controller"
        case is UIScene: "scene"
        case is UIApplication: "application"
        case is any UIApplicationDelegate: "application delegate"
        default: "responder"
        }
    }
}

extension UIView {
    /// Descriptions of the actions that the view and its gesture recognizers send.
    var sentActions: [String] {
        var result: [String] = []
        (self as? UIControl)?.enumerateEventHandlers { action, method, events, _ in
            let receiver = action.map { "UIAction" + ($0.title.isEmpty ? "" : " “\($0.title)”") }
            guard let text = receiver ?? method.map({ Self.words($0.0, $0.1) }) else { return }
            result.append("\(events.words) → \(text)")
        }
        return result
    }

    private static func words(_ target: Any?, _ action: Selector) -> String {
        let owner = target.map { ($0 as? UIResponder)?.responderName ?? "\(type(of: $0))" }
        return "\(owner ?? "first responder").\(action)"
    }
}

extension UIControl.Event {
    private static let names: [(UIControl.Event, String)] = [
        (.touchDown, "touchDown"), (.touchDownRepeat, "touchDownRepeat"),
        (.touchDragInside, "touchDragInside"), (.touchDragOutside, "touchDragOutside"),
        (.touchDragEnter, "touchDragEnter"), (.touchDragExit, "touchDragExit"),
        (.touchUpInside, "touchUpInside"), (.touchUpOutside, "touchUpOutside"),
        (.touchCancel, "touchCancel"), (.valueChanged, "valueChanged"),
        (.primaryActionTriggered, "primaryActionTriggered"), (.menuActionTriggered, "menuActionTriggered"),
        (.editingDidBegin, "editingDidBegin"), (.editingChanged, "editingChanged"),
        (.editingDidEnd, "editingDidEnd"), (.editingDidEndOnExit, "editingDidEndOnExit"),
    ]

    /// The names of the events in Interface Builder.
    fileprivate var words: String {
        let found = Self.names.filter { contains($0.0) }.map(\.1)
        return found.isEmpty ? "events \(rawValue)" : found.joined(separator: ", ")
    }
}
