/// An error that reports an object that was not released.
public struct LeakError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The class of the object.
    public let className: String
    /// The properties of a retain cycle, starting with the object's own, such as `["MapViewController.dataSource",
    /// "ListSource<User>.owner"]`; empty if none was found.
    public let cycle: [String]
    /// The properties whose values may retain the object without being accessible to reflection, nearest first, each with the path
    /// that leads to it, such as `"MapViewController.dataSource → ListSource<User>.onSelect (closure)"`. Empty if ``cycle`` is
    /// not empty.
    public let suspects: [String]

    @MainActor init(_ object: AnyObject) {
        let search = RetainSearch(from: object)
        className = String(describing: type(of: object))
        cycle = search.cycle
        suspects = search.cycle.isEmpty ? search.suspects : []
    }

    /// A description with the class and the reason, as far as reflection can determine it.
    public var description: String { "\(className) was not released: \(reason)" }

    private var reason: String {
        if !cycle.isEmpty {
            return "it is in the retain cycle " + (cycle + [className]).joined(separator: " → ")
                + (StoredField.knowsReferences ? "" : ", unless one of these properties is weak")
        }
        if suspects.isEmpty {
            return
                "nothing that it holds leads back to it; look for a global, a timer, a task or an observer that"
                + " holds it"
        }
        return "it is probably captured by "
            + suspects.map { "\($0) → \(className)" }.joined(separator: ", or by ")
    }
}
