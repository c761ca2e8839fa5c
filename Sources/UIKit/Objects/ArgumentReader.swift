/// The arguments of a call by name, read one by one as the types of the method's parameters.
@MainActor
struct ArgumentReader {
    private let selector: Selector
    private var rest: ArraySlice<Any?>
    private var position = 0
    /// Whether all requested arguments had the right types.
    private(set) var fit = true

    init(_ selector: Selector, _ arguments: [Any?]) {
        self.selector = selector
        rest = arguments[...]
    }

    /// Returns the next argument as the type, or nil, with a report, if it has another type.
    mutating func next<Value>(as type: Value.Type = Value.self) -> Value? {
        let value = rest.popFirst() ?? nil
        position += 1
        if let typed = value as? Value { return typed }
        fit = false
        let given = value.map { "a \(Swift.type(of: $0))" } ?? "nil"
        RuntimeDiagnostics.report("\(selector) takes a \(type) as argument \(position), not \(given)")
        return nil
    }
}
