/// A typed view of an element. It stores nothing but the element, so nothing of the file is lost: values without
/// a typed property are read from ``element``.
public protocol ElementFacade: Sendable, Hashable {
    /// The underlying element.
    var element: Element { get }

    /// Creates a typed view of an element, which is assumed to be of the right kind.
    init(_ element: Element)
}

extension ElementFacade {
    /// The object's id.
    public var id: String? { element.id }

    /// The element's name, which determines the class: `label`, `tableViewController`…
    public var kind: String { element.name }

    /// The line in the file.
    public var line: Int { element.line }

    /// The custom class of the object.
    public var customClass: CustomClass? { element.customClass }

    /// The name shown in Interface Builder's outline, given by the author.
    public var userLabel: String? { element["userLabel"] }

    /// The object's connections, in order.
    public var connections: [Connection] { element.connections }

    /// The object's user-defined runtime attributes, in order.
    public var runtimeAttributes: [RuntimeAttribute] { element.runtimeAttributes }
}

/// A custom class that replaces a UIKit class.
public struct CustomClass: Sendable, Hashable {
    /// The class's name without its module.
    public let name: String
    /// The Swift module; nil for Objective-C classes and for Swift classes exported under a global name.
    public let module: String?
    /// Whether the module is the one of the target that the document is built in, whatever its name.
    public let isTargetModule: Bool
}

extension Element {
    /// The class named by `customClass`, `customModule` and `customModuleProvider`.
    public var customClass: CustomClass? {
        guard let name = self["customClass"], !name.isEmpty else { return nil }
        return CustomClass(
            name: name, module: self["customModule"], isTargetModule: self["customModuleProvider"] == "target"
        )
    }
}
