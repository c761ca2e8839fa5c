import UIKit

extension NSUserActivity {
    /// Writes a screen's state under its name, beside what the activity has already.
    public func encode<State: ScreenState>(state: State) throws {
        encode(saved: try SavedState(state))
    }

    /// Reads a screen's state. What is missing, corrupt or from a later version of the app is an error that says so.
    public func decodeState<State: ScreenState>(_ type: State.Type = State.self) throws(ScreenError) -> State
    {
        try decodeSaved(State.name).state()
    }

    /// Which layout the screen had, for the scene's delegate to make it with; nil where a storyboard made it.
    public var builderKey: CodeInterfaceBuilderKey? {
        get { (userInfo?[StateKeys.builder] as? String).map(CodeInterfaceBuilderKey.init(rawValue:)) }
        set { note(newValue.map { [StateKeys.builder: $0.rawValue] } ?? [:]) }
    }

    func encode(saved: SavedState) {
        note([StateKeys.version(saved.name): saved.version, StateKeys.data(saved.name): saved.data])
    }

    func decodeSaved(_ name: String) throws(ScreenError) -> SavedState {
        guard let value = userInfo?[StateKeys.data(name)] else { throw .missingState(name) }
        guard let data = value as? Data else { throw .unreadableState(name, reason: "it is not data") }
        let version = userInfo?[StateKeys.version(name)] as? Int ?? 0
        return SavedState(name: name, version: version, data: data)
    }

    /// Of an activity that requires some entries no others are kept.
    private func note(_ entries: [String: Any]) {
        addUserInfoEntries(from: entries)
        if let required = requiredUserInfoKeys, !required.isEmpty {
            requiredUserInfoKeys = required.union(entries.keys)
        }
    }
}
