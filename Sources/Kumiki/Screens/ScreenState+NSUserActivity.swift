import UIKit

extension NSUserActivity {
    /// Writes the state of a screen under its name, beside the activity's other entries.
    public func encode<State: ScreenState>(state: State) throws {
        encode(saved: try SavedState(state))
    }

    /// Reads the state of a screen. A state that is missing, corrupt or from a later version of the app is an error.
    public func decodeState<State: ScreenState>(_ type: State.Type = State.self) throws(ScreenError) -> State
    {
        try decodeSaved(State.name).state()
    }

    /// The raw value of the key of a screen's layout; nil for a screen of a storyboard.
    public var builderKey: String? {
        get { userInfo?[StateKeys.builder] as? String }
        set {
            if let newValue { return insert([StateKeys.builder: newValue]) }
            userInfo?[StateKeys.builder] = nil
            requiredUserInfoKeys?.remove(StateKeys.builder)
        }
    }

    func encode(saved: SavedState) {
        insert([StateKeys.version(saved.name): saved.version, StateKeys.data(saved.name): saved.data])
    }

    func decodeSaved(_ name: String) throws(ScreenError) -> SavedState {
        guard let value = userInfo?[StateKeys.data(name)] else { throw .missingState(name) }
        guard let data = value as? Data else { throw .unreadableState(name, reason: "it is not data") }
        let version = userInfo?[StateKeys.version(name)] as? Int ?? 0
        return SavedState(name: name, version: version, data: data)
    }

    /// An activity with required entries keeps no others.
    private func insert(_ entries: [String: Any]) {
        addUserInfoEntries(from: entries)
        if let required = requiredUserInfoKeys, !required.isEmpty {
            requiredUserInfoKeys = required.union(entries.keys)
        }
    }
}
