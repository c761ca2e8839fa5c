import UIKit

/// The saved states that wait for their screens' data, by controller.
///
/// They stand here and not in the controllers, so that any controller can keep a state without a stored property for it.
@MainActor
enum AwaitingStates {
    private struct Entry {
        weak var owner: UIViewController?
        let state: SavedState
    }

    private static var entries: [ObjectIdentifier: Entry] = [:]

    static subscript(controller: UIViewController) -> SavedState? {
        get {
            // Another controller may have the address of one that has gone.
            let entry = entries[ObjectIdentifier(controller)]
            return entry?.owner === controller ? entry?.state : nil
        }
        set {
            entries = entries.filter { $0.value.owner != nil }
            entries[ObjectIdentifier(controller)] = newValue.map { Entry(owner: controller, state: $0) }
        }
    }
}
