extension Element {
    /// Returns the attribute as text; the same as the subscript.
    public func string(_ name: String) -> String? { self[name] }

    /// Returns the attribute as a Boolean: `YES` or `NO` (also `true`, `false`, `1`, `0`); nil when it is
    /// absent or has another value.
    public func bool(_ name: String) -> Bool? { withAttribute(name) { NumberText.bool($0) } }

    /// Returns the attribute as a Boolean, with the class's default where it is absent.
    public func bool(_ name: String, default value: Bool) -> Bool { bool(name) ?? value }

    /// Returns the attribute as a finite number; nil when it is absent, not a number, or not finite.
    public func double(_ name: String) -> Double? { withAttribute(name) { NumberText.double($0) } }

    /// Returns the attribute as a finite number, with a default.
    public func double(_ name: String, default value: Double) -> Double { double(name) ?? value }

    /// Returns the attribute as a length or position in points, kept within ± ``NumberText/longest``, so that
    /// sums and products of such values stay finite.
    public func length(_ name: String) -> Double? { double(name).map(NumberText.clampedLength) }

    /// Returns the attribute as a length in points, with a default.
    public func length(_ name: String, default value: Double) -> Double { length(name) ?? value }

    /// Returns the attribute as an integer; decimals are rounded, values out of range are clamped.
    public func int(_ name: String) -> Int? { withAttribute(name) { NumberText.int($0) } }

    /// Returns the attribute as an integer, with a default.
    public func int(_ name: String, default value: Int) -> Int { int(name) ?? value }

    /// Returns the attribute as one of an enumeration's raw values; nil when it is absent or not among them.
    public func value<Value: RawRepresentable>(_ name: String, as type: Value.Type = Value.self) -> Value?
    where Value.RawValue == String { self[name].flatMap(Value.init(rawValue:)) }

    /// Returns a text property: the attribute, or the `string` child that replaces it when the text has
    /// line breaks or requires another encoding.
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

    /// The names of the attributes that are `YES`, which is the notation of option sets, such as
    /// `<accessibilityTraits key="traits" button="YES"/>`.
    public var options: [String] {
        attributes.filter { $0.value == "YES" && $0.name != "key" }.map(\.name)
    }
}
