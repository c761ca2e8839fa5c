import Foundation
import InterfaceBuilder

extension NibContext {
    /// Returns the object of an element, which is created on first access.
    func make<T>(_ element: Element, as type: T.Type = T.self) -> T? {
        if element.isNamed("nil") { return nil }
        guard depth < Self.maximumDepth else {
            report(
                "objects are nested more than \(Self.maximumDepth) deep; deeper ones are left out", element,
                severity: .error, about: "depth")
            return nil
        }
        depth += 1
        defer { depth -= 1 }
        guard let object = instantiate(element, expecting: type) else { return nil }
        adopt(object, element)
        guard let result = object as? T else {
            report("\(element) is a \(Swift.type(of: object)); \(T.self) is expected here", element)
            return nil
        }
        return result
    }

    /// Records a new object and passes it to the references that wait for it.
    func adopt(_ object: AnyObject, _ element: Element) {
        made.append((element, object))
        if let view = object as? UIView { view.hierarchy.nibClassName = element["customClass"] }
        guard let id = element.id else { return }
        if document.element(withID: id) == element { register(object, id: id) }
        guard let users = waiting.removeValue(forKey: id) else { return }
        for user in users { deliver(object, to: user.use, id, user.source) }
    }

    private func instantiate<T>(_ element: Element, expecting: T.Type) -> AnyObject? {
        guard let base = baseType(of: element, expecting: expecting) else { return nil }
        let decoder = NibDecoder(element: element, context: self)
        if base is NibStandIn.Type { return customObject(element, decoder) }
        let type = customType(of: element, base: base) ?? base
        if let creator, creator.element == element, let object = creator.make(decoder) {
            if !isKind(Swift.type(of: object), of: type) {
                report("the creator returned a \(Swift.type(of: object)); the scene is a \(type)", element)
            }
            return object
        }
        if let object = type.init(coder: decoder) { return replacement(of: object, decoder) }
        report("\(type).init(coder:) returned nil for \(element)", element)
        return nil
    }

    /// Returns the object itself, or that by which a view replaces itself.
    private func replacement(of object: any NibObject, _ decoder: NibDecoder) -> AnyObject? {
        guard let view = object as? UIView else { return object }
        let other = view.awakeAfter(using: decoder)
        if other as AnyObject? === view { return view }
        return other as? UIView
    }

    /// Returns UIKit's class for the element, or the closest one.
    private func baseType<T>(of element: Element, expecting: T.Type) -> (any NibObject.Type)? {
        let kind = element.name
        if let type = ClassTable.type(for: kind) { return type }
        if Controller.isKind(kind) {
            report(
                "<\(kind)> is not offered yet; a plain UIViewController is used instead", element,
                about: "kind \(kind)")
            return UIViewController.self
        }
        if !ClassTable.isPlainObject(kind),
            UIView.self is T.Type || element.rect(key: "frame") != nil || kind.hasSuffix("View")
        {
            report(
                "<\(kind)> is not offered yet; a plain UIView is used instead", element, about: "kind \(kind)"
            )
            return UIView.self
        }
        if !ClassTable.isPlainObject(kind), element["customClass"] == nil {
            report("<\(kind)> is not offered yet", element, about: "kind \(kind)")
        }
        return NibStandIn.self
    }

    /// Returns the class in the document, if it exists and matches the element.
    private func customType(of element: Element, base: any NibObject.Type) -> (any NibObject.Type)? {
        guard let custom = element.customClass, !document.launchScreen else { return nil }
        guard let type = session.type(of: custom) else {
            reportUnknown(custom, element)
            return nil
        }
        guard let fitting = type as? any NibObject.Type, isKind(type, of: base) else {
            session.unfittingClasses.insert(custom.name)
            report(
                "\(custom.name) cannot be created from <\(element.name)>: a subclass of \(base) is expected"
                    + kind(of: type), element, about: "class \(custom.name)")
            return nil
        }
        return fitting
    }

    private func kind(of type: AnyClass) -> String {
        _getSuperclass(type).map { ", this one is a \($0)" } ?? ""
    }

    private func isKind(_ type: AnyClass, of base: any NibObject.Type) -> Bool {
        var current: AnyClass? = type
        while let candidate = current {
            if ObjectIdentifier(candidate) == ObjectIdentifier(base) { return true }
            current = _getSuperclass(candidate)
        }
        return false
    }

    /// Calls the closure with the object of the id, now or when it has been created.
    func whenMade<T>(
        _ id: String, _ source: Element, as type: T.Type, _ use: @escaping @MainActor (T) -> Void
    ) {
        let typed: @MainActor (AnyObject) -> Bool = { object in
            guard let value = object as? T else { return false }
            use(value)
            return true
        }
        if let object = object(id) { return deliver(object, to: typed, id, source) }
        if waiting[id] == nil { waitingOrder.append(id) }
        waiting[id, default: []].append((source, typed))
    }

    private func deliver(
        _ object: AnyObject, to use: @MainActor (AnyObject) -> Bool, _ id: String, _ source: Element
    ) {
        guard !use(object) else { return }
        report(
            "\(source) refers to \"\(id)\", which is a \(type(of: object)), which has the wrong type",
            source)
    }
}
