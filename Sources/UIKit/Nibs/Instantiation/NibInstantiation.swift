import Foundation
import InterfaceBuilder

/// Creates the objects of a xib.
@MainActor
struct NibInstantiation {
    let document: Document
    let session: NibSession

    /// Returns the top-level objects in the order of the document, without placeholders. The owner receives the
    /// connections of File's Owner; external objects replace the placeholders of their names.
    func objects(owner: AnyObject?, external: [String: AnyObject]) -> [AnyObject] {
        session.environment.traits.performingAsCurrent { make(owner, external) }
    }

    private func make(_ owner: AnyObject?, _ external: [String: AnyObject]) -> [AnyObject] {
        let context = NibContext(document: document, session: session)
        var result: [AnyObject] = []
        for element in document.objects {
            if element.isNamed("placeholder") {
                fill(Placeholder(element), owner, external, context)
            } else if let object: AnyObject = context.make(element) {
                result.append(object)
            }
        }
        let kept = context.finish()
        // Gesture recognizers and similar objects live as long as the view of their document.
        if let view = result.lazy.compactMap({ $0 as? UIView }).first {
            view.hierarchy.nibObjects += kept.filter { !($0 is UIView) && !($0 is NSLayoutConstraint) }
        }
        return result
    }

    private func fill(
        _ placeholder: Placeholder, _ owner: AnyObject?, _ external: [String: AnyObject],
        _ context: NibContext
    ) {
        let object: AnyObject? =
            switch placeholder.role {
            case .filesOwner: checkedOwner(owner, placeholder, context)
            case .external(let name): externalObject(name, external, placeholder, context)
            case .firstResponder: nil
            }
        guard let object, let id = placeholder.id else {
            context.ignorePlaceholder(placeholder)
            return
        }
        context.register(object, id: id)
        context.connectPlaceholder(placeholder.element, to: object)
    }

    /// Returns the owner, which should be of the class for which the document's connections were made.
    private func checkedOwner(_ owner: AnyObject?, _ placeholder: Placeholder, _ context: NibContext)
        -> AnyObject?
    {
        guard let owner, let custom = placeholder.customClass else { return owner }
        let names = ClassLookup.names(of: type(of: owner))
        if !names.contains(custom.name) {
            context.report(
                "File's Owner is a \(custom.name) in the document; it is loaded with a \(type(of: owner))",
                placeholder.element)
        }
        return owner
    }

    private func externalObject(
        _ name: String, _ external: [String: AnyObject], _ placeholder: Placeholder, _ context: NibContext
    ) -> AnyObject? {
        if let object = external[name] { return object }
        if !external.isEmpty {
            context.report(
                "no external object was passed for \"\(name)\""
                    + NearNames.hint(for: name, among: Array(external.keys)), placeholder.element)
        }
        return nil
    }
}
