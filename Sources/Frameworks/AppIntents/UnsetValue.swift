/// Returns the value of a property or parameter that was not set: nil for an optional type, which others are not, so that reading
/// them traps, as on Apple's platforms.
func unsetValue<Value>(_ type: Value.Type, of owner: String) -> Value {
    if let type = type as? any ExpressibleByNilLiteral.Type, let none = type.init(nilLiteral: ()) as? Value {
        return none
    }
    preconditionFailure("\(owner) has no value")
}
