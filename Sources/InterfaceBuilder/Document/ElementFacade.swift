/// A typed view of an element. It stores nothing but the element, so nothing of the file is lost: what
/// the typed view does not name is read from ``element``.
public protocol ElementFacade: Sendable, Hashable {
    /// The element that is read.
    var element: Element { get }

    /// A typed view of the element, which is taken to be of the right kind.
    init(_ element: Element)
}

extension ElementFacade {
    /// The object's id.
    public var id: String? { element.id }

    /// The element's name, which tells the class: `label`, `tableViewController`…
    public var kind: String { element.name }

    /// The line in the file.
    public var line: Int { element.line }

    /// The app's own class for the object.
    public var customClass: CustomClass? { element.customClass }

    /// The name shown in Interface Builder's outline, given by the author.
    public var userLabel: String? { element["userLabel"] }

    /// The object's connections, in order.
    public var connections: [Connection] { element.connections }

    /// The object's runtime attributes, in order.
    public var runtimeAttributes: [RuntimeAttribute] { element.runtimeAttributes }
}

/// A class of the app's own that takes the place of a UIKit class.
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
