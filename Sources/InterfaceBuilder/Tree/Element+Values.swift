extension Element {
    /// The attribute as text; the same as the subscript.
    public func string(_ name: String) -> String? { self[name] }

    /// The attribute as a truth value: `YES` or `NO` (also `true`, `false`, `1`, `0`); nil when it is
    /// absent or reads otherwise.
    public func bool(_ name: String) -> Bool? { withAttribute(name) { NumberText.bool($0) } }

    /// The attribute as a truth value, with the class's default where it is absent.
    public func bool(_ name: String, default value: Bool) -> Bool { bool(name) ?? value }

    /// The attribute as a finite number; nil when it is absent, not a number, or not finite.
    public func double(_ name: String) -> Double? { withAttribute(name) { NumberText.double($0) } }

    /// The attribute as a finite number, with a default.
    public func double(_ name: String, default value: Double) -> Double { double(name) ?? value }

    /// The attribute as a length or position in points, kept within ± ``NumberText/longest``, so that
    /// sums and products of such values stay finite.
    public func length(_ name: String) -> Double? { double(name).map(NumberText.clampedLength) }

    /// The attribute as a length in points, with a default.
    public func length(_ name: String, default value: Double) -> Double { length(name) ?? value }

    /// The attribute as a whole number; decimals are rounded, what does not fit is clamped.
    public func int(_ name: String) -> Int? { withAttribute(name) { NumberText.int($0) } }

    /// The attribute as a whole number, with a default.
    public func int(_ name: String, default value: Int) -> Int { int(name) ?? value }

    /// The attribute as one of an enumeration's raw values; nil when it is absent or not among them.
    public func value<Value: RawRepresentable>(_ name: String, as type: Value.Type = Value.self) -> Value?
    where Value.RawValue == String { self[name].flatMap(Value.init(rawValue:)) }

    /// A text property: the attribute, or the `string` child that takes its place when the text has
    /// line breaks or needs an encoding of its own.
    public func text(key: String) -> String? {
        if let value = self[key] { return value }
        let child = children.first {
            ($0.isNamed("string") || $0.isNamed("mutableString")) && $0.attribute("key", equals: key)
        }
        return child?.stringContent
    }

    /// The content of a `string` element: its text, decoded when `base64-UTF8` is set.
    public var stringContent: String {
        let text = self.text ?? ""
        guard bool("base64-UTF8") == true else { return text }
        return Base64.decode(text).map { String(decoding: $0, as: UTF8.self) } ?? text
    }

    /// The names of the attributes that are `YES`: how sets of options are written, such as
    /// `<accessibilityTraits key="traits" button="YES"/>`.
    public var options: [String] {
        attributes.filter { $0.value == "YES" && $0.name != "key" }.map(\.name)
    }
}
