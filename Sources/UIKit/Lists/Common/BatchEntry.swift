/// Tells batches that begin from those that an override hands on to `super`. With a closure both come by the same
/// overload, which belongs to no class's table: sent to the override again, the latter would never end.
@MainActor
enum BatchEntry {
    /// The lists whose override has been called and has not handed its batch on yet.
    private static var handing: Set<ObjectIdentifier> = []

    /// Calls the method as subclasses have it, or UIKit's own where a subclass hands on.
    static func enter(_ list: AnyObject, overridden: () -> Void, own: () -> Void) {
        let identifier = ObjectIdentifier(list)
        if handing.remove(identifier) != nil { return own() }
        handing.insert(identifier)
        overridden()
        handing.remove(identifier)
    }

    /// UIKit's own method has begun: batches within it begin anew.
    static func reachedOwn(_ list: AnyObject) { handing.remove(ObjectIdentifier(list)) }
}
