/// What binds a list to a source of states.
///
/// It ends with its data source, when another source is bound to it, or when it is cancelled.
public final class ListBinding: Sendable {
    private let end: @Sendable () -> Void

    init(_ end: @escaping @Sendable () -> Void) { self.end = end }

    /// Ends the binding. The list keeps what it shows.
    public func cancel() { end() }
}

/// A data source's binding, which ends with it.
@MainActor
final class BindingBox {
    var current: ListBinding? {
        didSet { oldValue?.cancel() }
    }

    deinit { current?.cancel() }
}
