import Foundation
import InterfaceBuilder

extension NibContext {
    /// Finishes a phase in UIKit's order: runtime attributes, constraints, connections, `awakeFromNib`. Returns the
    /// objects of the phase, which the caller must retain. The closure connects objects outside of this nib.
    @discardableResult
    func finish(connectingChildren: () -> Void = {}) -> [AnyObject] {
        let phase = made
        made = []
        reportDanglingReferences()
        for (element, object) in phase { applyRuntimeAttributes(of: element, to: object) }
        let owners = installConstraints()
        pinUnmentionedViews(phase, owners.map(\.element))
        noteVariations(in: phase + made, owners: owners)
        connect(phase)
        connectingChildren()
        // The views retain them from here on.
        made.removeAll { $0.object is NSLayoutConstraint }
        collections = [:]
        for (element, object) in phase { wake(object, element) }
        return phase.map(\.object)
    }

    /// Calls `awakeFromNib`, as a running app does, or on a canvas `prepareForInterfaceBuilder` of custom views
    /// (https://developer.apple.com/documentation/objectivec/nsobject-swift.class/prepareforinterfacebuilder()).
    private func wake(_ object: AnyObject, _ element: Element) {
        if session.environment.isCanvas, let view = object as? UIView, element.customClass != nil {
            view.prepareForInterfaceBuilder()
        } else if let object = object as? any NibAwakening {
            object.awakeFromNib()
        } else {
            _ = ActionTable.performIfPresent(Selector("awakeFromNib"), on: object, with: [])
        }
    }

    /// Reports references to ids that the document does not contain.
    private func reportDanglingReferences() {
        for id in waitingOrder {
            guard let users = waiting[id], document.element(withID: id) == nil else { continue }
            for user in users {
                report("\(user.source) refers to \"\(id)\", which is not in the document", user.source)
            }
            waiting[id] = nil
        }
        waitingOrder.removeAll { waiting[$0] == nil }
    }
}
