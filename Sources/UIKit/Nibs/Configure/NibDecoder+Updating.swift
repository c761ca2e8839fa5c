import InterfaceBuilder

@MainActor
extension NibDecoder {
    /// Sets a property to a value that it does not have yet: a subclass that observes the property, and that is not made
    /// whole yet, hears of nothing that stays as it is.
    func update<Value: Equatable>(_ current: Value, to value: Value, _ set: (Value) -> Void) {
        if current != value { set(value) }
    }
}
