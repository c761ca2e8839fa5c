import Foundation
import InterfaceBuilder

extension NibContext {
    /// Connects the objects of the phase, in the order of the document, as far as their destinations exist; the others
    /// wait for the next phase.
    func connect(_ phase: [(element: Element, object: AnyObject)]) {
        let new = phase.flatMap { element, object in
            element.connections.map {
                PendingConnection(connection: $0, source: object, sourceElement: element)
            }
        }
        let all = unfinished + new
        unfinished = []
        collections = [:]
        for pending in all { connect(pending) }
    }

    /// Connects the placeholders of a xib, which are not created.
    func connectPlaceholder(_ element: Element, to object: AnyObject) {
        unfinished += element.connections.map {
            PendingConnection(connection: $0, source: object, sourceElement: element)
        }
    }

    private func connect(_ pending: PendingConnection) {
        guard let source = pending.source else { return }
        switch pending.connection {
        case .outlet(let outlet): connect(outlet, source, pending)
        case .outletCollection(let outlet): connect(outlet, source, pending)
        case .action(let action): connect(action, source, pending)
        case .segue(let segue): connect(segue, source)
        case .other: break
        }
    }

    private func connect(_ outlet: Outlet, _ source: AnyObject, _ pending: PendingConnection) {
        guard let object = destination(outlet.destinationID, pending) else { return }
        setOutlet(outlet.property, of: source, to: object, outlet.element, pending.sourceElement)
    }

    private func connect(_ outlet: OutletCollection, _ source: AnyObject, _ pending: PendingConnection) {
        guard let object = destination(outlet.destinationID, pending) else { return }
        if outlet.property == "gestureRecognizers", let view = source as? UIView {
            if let recognizer = object as? UIGestureRecognizer { view.addGestureRecognizer(recognizer) }
            return
        }
        let key = CollectionKey(source: ObjectIdentifier(source), property: outlet.property)
        let members = (collections[key] ?? []) + [object]
        collections[key] = members
        setOutlet(outlet.property, of: source, to: members, outlet.element, pending.sourceElement)
    }

    private func connect(_ action: Action, _ source: AnyObject, _ pending: PendingConnection) {
        let receiver = document.element(withID: action.destinationID)
        let isFirstResponder =
            receiver.map { $0.isNamed("placeholder") && Placeholder($0).role == .firstResponder }
            ?? (action.destinationID == "-1")
        let target = isFirstResponder ? nil : destination(action.destinationID, pending)
        guard target != nil || isFirstResponder else { return }
        let connection = NibAction(
            selector: Selector(action.selector), target: target, eventName: action.eventType)
        if let sender = source as? any NibActionSource {
            sender.addNibAction(connection)
        } else if !isUnknownCustomClass(pending.sourceElement, source) {
            report("\(type(of: source)) sends no actions; \(action.selector) is left out", action.element)
        }
    }

    /// Returns the destination of a connection. One that is not in the document is reported, one that has not been
    /// created yet waits for the next phase.
    private func destination(_ id: String, _ pending: PendingConnection) -> AnyObject? {
        if let object = object(id) { return object }
        guard document.element(withID: id) != nil else {
            reportDangling(id, pending.connection)
            return nil
        }
        if !isIgnored(id) { unfinished.append(pending) }
        return nil
    }

    func reportDangling(_ id: String, _ connection: Connection) {
        report("the connection refers to \"\(id)\", which is not in the document", connection.element)
    }

    private func setOutlet(
        _ name: String, of source: AnyObject, to value: Any, _ outlet: Element, _ element: Element
    ) {
        switch KeyValueCoding.set(value, forKey: name, of: source) {
        case .done: return
        case .undefinedKey:
            if isUnknownCustomClass(element, source) { return }
            if isFramework(source) { return reportUnoffered(name, source, outlet) }
            report(
                "[<\(type(of: source))> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key \(name)."
                    + nearKeys(name, source), outlet, severity: .error,
                about: "key \(type(of: source)).\(name)")
        case .mismatch(let expected):
            // The stand-in for an unknown class need not have the right type.
            if leadsToStandIn(outlet) { return }
            report(
                "the outlet \(name) of \(type(of: source)) takes \(expected); the document connects it to a \(describe(value))",
                outlet)
        }
    }

    /// Returns similar keys of the object.
    func nearKeys(_ name: String, _ object: AnyObject) -> String {
        let near = NearNames.among(KeyValueCoding.ownKeys(of: object), for: name)
        return near.isEmpty ? "" : " Did you mean \(near.joined(separator: " or "))?"
    }

    private func leadsToStandIn(_ outlet: Element) -> Bool {
        guard let id = outlet["destination"], let element = document.element(withID: id),
            let object = object(id)
        else {
            return false
        }
        return isUnknownCustomClass(element, object)
    }

    private func describe(_ value: Any) -> String {
        value is [AnyObject] ? "collection" : "\(type(of: value))"
    }

    private func isFramework(_ source: AnyObject) -> Bool {
        String(reflecting: type(of: source)).hasPrefix("UIKit.")
    }

    /// Reports an outlet of UIKit's class that is not available here, which is no error of the document. A cell
    /// determines its labels and its image view by its style, not by the outlets that refer to them.
    private func reportUnoffered(_ name: String, _ source: AnyObject, _ outlet: Element) {
        if source is UITableViewCell, ["textLabel", "detailTextLabel", "imageView"].contains(name) { return }
        report(
            "the outlet \(name) of \(type(of: source)) is not available here yet; it remains in the document",
            outlet,
            about: "outlet \(type(of: source)).\(name)")
    }
}

/// A message for an event, as a document connects it.
package struct NibAction {
    /// The selector, such as `save:`.
    package let selector: Selector
    /// The receiver; nil for the first responder in the chain that responds.
    package weak var target: AnyObject?
    /// The control event, such as `touchUpInside`; nil for objects with one event only.
    package let eventName: String?
}

/// An object that sends actions and can store a connection.
@MainActor
package protocol NibActionSource: AnyObject {
    func addNibAction(_ action: NibAction)
}
