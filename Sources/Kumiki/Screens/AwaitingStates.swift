import UIKit

/// The saved states, by controller, that are restored when the screen has loaded its view and data.
///
/// A table of its own, so that any controller can keep a state without a stored property for it.
@MainActor
enum AwaitingStates {
    private struct Entry {
        weak var owner: UIViewController?
        let state: SavedState
    }

    private static var entries: [ObjectIdentifier: Entry] = [:]

    static subscript(controller: UIViewController) -> SavedState? {
        get {
            // A new controller may have the address of a deallocated one.
            let entry = entries[ObjectIdentifier(controller)]
            return entry?.owner === controller ? entry?.state : nil
        }
        set {
            entries = entries.filter { $0.value.owner != nil }
            entries[ObjectIdentifier(controller)] = newValue.map { Entry(owner: controller, state: $0) }
        }
    }
}
