/// Distinguishes the beginning of a batch from calls that an override forwards to `super`. With a closure both use the
/// same overload, which is in no class's table: sent to the override again, the latter would recurse endlessly.
@MainActor
enum BatchEntry {
    /// The lists whose override has been called and has not called `super` yet.
    private static var handing: Set<ObjectIdentifier> = []

    /// Calls the subclass's override of the method, or UIKit's own if an override calls `super`.
    static func enter(_ list: AnyObject, overridden: () -> Void, own: () -> Void) {
        let identifier = ObjectIdentifier(list)
        if handing.remove(identifier) != nil { return own() }
        handing.insert(identifier)
        overridden()
        handing.remove(identifier)
    }

    /// Records that UIKit's own method was reached: batches within it are new ones.
    static func reachedOwn(_ list: AnyObject) { handing.remove(ObjectIdentifier(list)) }
}
