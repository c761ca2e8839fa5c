import CoreGraphics
import Foundation
import InterfaceBuilder

extension NibContext {
    /// Sets what the author defined by key path.
    func applyRuntimeAttributes(of element: Element, to object: AnyObject) {
        for attribute in element.runtimeAttributes {
            guard let value = attribute.value else {
                report("a runtime attribute of type \(attribute.type) is not supported", attribute.element)
                continue
            }
            set(attribute, value, of: object, element)
        }
    }

    private func set(
        _ attribute: RuntimeAttribute, _ value: RuntimeAttribute.Value, of object: AnyObject,
        _ element: Element
    ) {
        let path = attribute.keyPath
        switch KeyValueCoding.set(plain(value, attribute), forKeyPath: path, of: object) {
        case .done: return
        case .undefinedKey:
            // The keys of a missing class are unknown.
            if isUnknownCustomClass(element, object) { return }
            report(
                "[<\(type(of: object))> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key \(path)."
                    + nearKeys(path, object), attribute.element, about: "key \(type(of: object)).\(path)")
        case .mismatch(let expected):
            report(
                "\(type(of: object)).\(path) takes \(expected), not the \(attribute.type) given",
                attribute.element)
        }
    }

    /// Returns whether the object is the stand-in for a custom class that was not found.
    func isUnknownCustomClass(_ element: Element, _ object: AnyObject) -> Bool {
        if object is NibStandIn { return true }
        guard let custom = element.customClass else { return false }
        return session.type(of: custom).map { $0 != type(of: object) } ?? true
    }

    private func plain(_ value: RuntimeAttribute.Value, _ attribute: RuntimeAttribute) -> Any? {
        switch value {
        case .bool(let flag): flag
        case .integer(let number): number
        case .real(let number): number
        case .string(let text): text
        case .localizedString(let text): session.localized(text)
        case .color(let color): color.flatMap { self.color($0, attribute.element) }
        case .image(let reference): image(reference, attribute.element)
        case .point(let point): CGPoint(point)
        case .size(let size): CGSize(size)
        case .rect(let rect): CGRect(rect)
        case .range(let location, let length): NSRange(location: location, length: length)
        case .none: nil
        }
    }
}
