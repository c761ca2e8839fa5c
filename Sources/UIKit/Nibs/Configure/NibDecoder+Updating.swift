import InterfaceBuilder

@MainActor
extension NibDecoder {
    /// Sets a property to a value that differs from its current one: a subclass that observes the property, and that is
    /// not completely initialized yet, is not notified of unchanged values.
    func update<Value: Equatable>(_ current: Value, to value: Value, _ set: (Value) -> Void) {
        if current != value { set(value) }
    }
}
