/// An object that should have been released and was not.
public struct LeakError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The class of the object.
    public let className: String
    /// The properties of a retain cycle, the object's own first, as `["MapViewController.dataSource",
    /// "ListSource<User>.owner"]`; empty when none was found.
    public let cycle: [String]
    /// The properties whose values may hold the object though reflection cannot show it, nearest first, each after those
    /// that lead to it, as `"MapViewController.dataSource → ListSource<User>.onSelect (closure)"`. Empty when ``cycle`` is
    /// not.
    public let suspects: [String]

    @MainActor init(_ object: AnyObject) {
        let search = RetainSearch(from: object)
        className = String(describing: type(of: object))
        cycle = search.cycle
        suspects = search.cycle.isEmpty ? search.suspects : []
    }

    /// The object, and what holds it as far as reflection shows.
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
