import Foundation
import InterfaceBuilder

extension NibContext {
    /// Creates an object that is not part of UIKit: of the class in the document, by its `init(coder:)` if it is
    /// archived and by its `init()` otherwise, as UIKit does.
    func customObject(_ element: Element, _ decoder: NibDecoder) -> AnyObject? {
        guard let custom = element.customClass, !document.launchScreen else {
            return NibStandIn(coder: decoder)
        }
        guard let type = session.type(of: custom) else {
            reportUnknown(custom, element)
            return NibStandIn(coder: decoder)
        }
        if let object = ClassLookup.make(type) { return object }
        if let object = (type as? any NibObject.Type)?.init(coder: decoder) { return object }
        if let object = (type as? any NSCoding.Type)?.init(coder: decoder) as AnyObject? { return object }
        report(
            "\(custom.name) cannot be created: no closure is registered that calls its init()", element,
            about: "class \(custom.name)")
        return NibStandIn(coder: decoder)
    }

    /// Reports a class that is not there, in UIKit's words, which engineers search for.
    func reportUnknown(_ custom: CustomClass, _ element: Element) {
        let name = custom.module.map { "\($0).\(custom.name)" } ?? custom.name
        if session.isReported("class \(name)") { return }
        session.report(
            document.diagnostic(
                .warning, element, "Unknown class \(name) in Interface Builder file." + hint(custom)),
            about: "class \(name)")
    }

    /// Returns a hint where the class may be instead: in a module, in another module, or under a similar name.
    private func hint(_ custom: CustomClass) -> String {
        let registered = ClassLookup.registeredNames
        let elsewhere = modules(registered).filter {
            $0 != custom.module && ClassLookup.type(named: custom.name, module: $0) != nil
        }
        if let module = elsewhere.first {
            let what = custom.module == nil ? "the module is missing" : "the module is another"
            return " There is \(module).\(custom.name): \(what)."
        }
        let plain = registered.map { $0.split(separator: ".").last.map(String.init) ?? $0 }
        let near = NearNames.among(plain, for: custom.name)
        return near.isEmpty ? "" : " Did you mean \(near.joined(separator: " or "))?"
    }

    /// Returns the modules of this document and of registered classes.
    private func modules(_ registered: [String]) -> [String] {
        let written = document.elements.compactMap { $0["customModule"] }
        let known = registered.compactMap { name in
            name.split(separator: ".").count == 2 ? name.split(separator: ".").first.map(String.init) : nil
        }
        return Set(written + known).sorted()
    }
}
