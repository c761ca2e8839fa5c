/// An optional of any type.
protocol OptionalType {
    static var wrappedType: Any.Type { get }
    /// The value; nil if there is none.
    var content: Any? { get }
}

extension Optional: OptionalType {
    static var wrappedType: Any.Type { Wrapped.self }
    var content: Any? { self }
}
