/// A user-defined runtime attribute: a value that is set by key path when the object has been created.
public struct RuntimeAttribute: ElementFacade {
    /// The types and their values.
    public enum Value: Sendable, Hashable {
        /// `boolean`.
        case bool(Bool)
        /// `number`, written without decimals.
        case integer(Int)
        /// `number`, written with decimals.
        case real(Double)
        /// `string`.
        case string(String)
        /// `localizedString`; the text is the key.
        case localizedString(String)
        /// `color`; nil when none is set.
        case color(DocumentColor?)
        /// `image`.
        case image(ImageReference)
        /// `point`.
        case point(Point)
        /// `size`.
        case size(Size)
        /// `rect`.
        case rect(Rect)
        /// `range`.
        case range(location: Int, length: Int)
        /// `nil`.
        case none
    }

    /// The `userDefinedRuntimeAttribute` element.
    public let element: Element

    /// Creates a typed view of the element.
    public init(_ element: Element) { self.element = element }

    /// The key path, such as `layer.cornerRadius`.
    public var keyPath: String { element["keyPath"] ?? "" }

    /// The type's name as written.
    public var type: String { element["type"] ?? "" }

    /// The value; nil when it does not match the type, or the type is unknown.
    public var value: Value? {
        let child = element.child(key: "value")
        switch type {
        case "boolean": return element.bool("value").map(Value.bool)
        case "string": return .string(element.text(key: "value") ?? "")
        case "localizedString": return .localizedString(element.text(key: "value") ?? "")
        case "number": return Self.number(child ?? element)
        case "color": return .color(child.flatMap(DocumentColor.init))
        case "image": return element.image(key: "value").map(Value.image)
        case "point": return child?.point.map(Value.point)
        case "size": return child?.size.map(Value.size)
        case "rect": return child?.rect.map(Value.rect)
        case "range": return child.flatMap(Self.range)
        case "nil": return Value.none
        default: return nil
        }
    }

    private static func number(_ element: Element) -> Value? {
        let isInteger =
            element.isNamed("integer") || element["value"]?.allSatisfy { $0.isNumber || $0 == "-" } == true
        return isInteger ? element.int("value").map(Value.integer) : element.double("value").map(Value.real)
    }

    private static func range(_ element: Element) -> Value? {
        guard let location = element.int("location"), let length = element.int("length") else { return nil }
        return .range(location: location, length: length)
    }
}

extension Element {
    /// The object's user-defined runtime attributes, in the order in which they are set.
    public var runtimeAttributes: [RuntimeAttribute] {
        members(of: "userDefinedRuntimeAttributes").filter { $0.isNamed("userDefinedRuntimeAttribute") }
            .map(RuntimeAttribute.init)
    }
}
