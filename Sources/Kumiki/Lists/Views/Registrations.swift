/// Views for values, each for some of them. The last one registered that accepts a value shows it.
struct Registrations<Value, View> {
    private var entries: [(accepts: (Value) -> Bool, view: View)] = []

    var isEmpty: Bool { entries.isEmpty }
    /// Whether values are shown by several kinds of views.
    var areSeveral: Bool { entries.count > 1 }

    /// Adds a view for the values that a closure accepts, or replaces all others where there is no closure.
    mutating func add(_ view: View, for accepts: ((Value) -> Bool)?) {
        if accepts == nil { entries = [] }
        entries.append((accepts ?? { _ in true }, view))
    }

    /// Returns the place of the view for a value.
    func index(for value: Value) -> Int? { entries.lastIndex { $0.accepts(value) } }

    /// Returns the view for a value.
    func view(for value: Value) -> View? { index(for: value).map { entries[$0].view } }
}
