/// Records the calls of a list view's update methods.
///
/// ```swift
/// let table = RecordingTableView(frame: bounds)
/// dataSource.apply(users)
/// #expect(table.recorder.transcript == "{ insert 0.1 }")
/// ```
@MainActor
public final class ListRecorder {
    /// The calls in order, with index paths as `section.row`: `insert 0.1`, `move 0.1 to 0.3`, `reload sections 2`,
    /// `reloadData`; `{` and `}` are the beginning and the end of a batch update.
    public private(set) var calls: [String] = []

    /// The calls on one line: `{ insert 0.1 delete 0.3 }`.
    public var transcript: String { calls.joined(separator: " ") }

    init() {}

    /// Removes all recorded calls.
    public func clear() { calls = [] }

    func note(_ call: ListCall) { calls.append(call.description) }

    func batch(_ updates: (() -> Void)?) -> () -> Void {
        {
            self.note(.batchBegins)
            updates?()
            self.note(.batchEnds)
        }
    }
}
