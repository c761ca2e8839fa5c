import CoreGraphics
import InterfaceBuilder

/// Values of the element's attributes and children.
@MainActor
extension NibDecoder {
    /// The attribute or the `string` child of that key, in the language asked for.
    func string(_ key: String) -> String? { element[key] }

    /// The `color` child of that key; nil also where the document says `nil`.
    func color(_ key: String) -> UIColor? { nil }

    /// The `fontDescription` child.
    func font(_ key: String = "fontDescription") -> UIFont? { nil }

    /// The image that the attribute names: of the system catalogue, or of the project's.
    func image(_ attribute: String) -> UIImage? { nil }

    /// The object made of the child of that key, such as a cell's `contentView`.
    func object<T>(_ key: String, as type: T.Type = T.self) -> T? { nil }

    /// The objects made of the children of the container, such as `subviews` or `items`.
    func objects<T>(in container: String, as type: T.Type = T.self) -> [T] { [] }

    /// The object with the id, which may be made later: the closure is called when all objects are there.
    func whenMade<T>(_ id: String, as type: T.Type = T.self, _ use: @escaping @MainActor (T) -> Void) {}

    /// Reports what the element cannot give, with its line.
    func report(_ message: String) {}
}
