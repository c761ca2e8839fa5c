extension NSPropertyDescription {
    /// Returns the name of a property that code gives by its name or by its description; nil for anything else.
    static func name(of property: Any) -> String? {
        property as? String ?? (property as? NSPropertyDescription)?.name
    }
}
