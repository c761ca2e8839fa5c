/// A value of a state that is sent each time that it is set, even to an equal one.
@propertyWrapper public struct Pulse<Value> {
    public var value: Value {
        didSet { valueUpdatedCount &+= 1 }
    }
    public internal(set) var valueUpdatedCount: UInt = .min

    public init(wrappedValue: Value) { value = wrappedValue }

    public var wrappedValue: Value {
        get { value }
        set { value = newValue }
    }

    public var projectedValue: Pulse<Value> { self }
}
